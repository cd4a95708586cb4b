import { flushSync } from 'svelte';

export type DialogName =
  | 'palette'
  | 'shortcuts'
  | 'about'
  | 'locations'
  | 'tables'
  | 'owed'
  | 'pointAt'
  | 'injuries'
  | 'start'
  | 'add'
  | 'quickAdd'
  | 'end'
  | 'campaigns'
  | 'correct'
  | 'backups'
  | 'values'
  | 'delay'
  | 'conditions'
  | 'countdowns'
  | 'rest'
  | 'morale'
  | 'firstContact'
  | 'fall';

/** Which dialog is open: one at a time. */
export class Dialogs {
  current = $state<DialogName | null>(null);

  show(name: DialogName): void {
    // The one before closes first and gives the focus back, so that the focus ends where it was before both.
    this.close();
    this.current = name;
  }

  close(): void {
    if (this.current === null) return;
    this.current = null;
    flushSync();
  }
}
