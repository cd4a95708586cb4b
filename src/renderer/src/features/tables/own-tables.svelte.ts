import type { PackView, TablesFile } from '../../../../preload/contract/table-views.ts';
import { ask } from '../../state/ask.ts';
import { writtenBy } from '../../state/saving.svelte.ts';
import type { Screen } from '../../state/screen.svelte.ts';

/** What has to be asked first, in place. */
export type Question =
  | { readonly kind: 'replace'; readonly file: TablesFile; readonly reason: string }
  | { readonly kind: 'remove'; readonly pack: PackView };

/** Why something was not done: what it was about, and one line for each thing that is wrong. */
export interface Trouble {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Tables of the game master's own: from a file into the campaign, out of it again, and any pack into a file. */
export class OwnTablesState {
  question = $state.raw<Question | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** What was done last, in words. */
  done = $state('');
  /** The tables that were added or removed just now: it can be taken back. */
  undoable = $state.raw<Pick<PackView, 'id' | 'name'> | null>(null);
  #busy = false;
  readonly #screen: Pick<Screen, 'gm' | 'shelf' | 'saving'>;
  readonly #show: (pack: string) => void;

  constructor(screen: Pick<Screen, 'gm' | 'shelf' | 'saving'>, show: (pack: string) => void) {
    this.#screen = screen;
    this.#show = show;
  }

  /** Lets the person pick a file, and takes its tables in. */
  async pick(): Promise<void> {
    await this.#alone(async () => {
      this.#forget();
      const picked = await ask(() => this.#screen.gm.tables.open());
      if (!picked.ok) this.#refuse('The file was not added', picked.refusal.reason);
      else if (picked.value) await this.#add(picked.value, false);
    });
  }

  /** Yes, to what was asked. */
  async confirm(): Promise<void> {
    await this.#alone(async () => {
      const { question } = this;
      this.#forget();
      if (question?.kind === 'replace') await this.#add(question.file, true);
      if (question?.kind === 'remove') await this.#remove(question.pack);
    });
  }

  leave(): void {
    this.question = null;
  }

  askToRemove(pack: PackView): void {
    this.#forget();
    this.question = { kind: 'remove', pack };
  }

  /** Takes back what was done just now to the campaign's tables. */
  async takeBack(): Promise<void> {
    await this.#alone(async () => {
      const { undoable } = this;
      const { gm, shelf, saving } = this.#screen;
      const { campaign } = shelf;
      this.#forget();
      if (undoable === null || campaign === null) return;
      await saving.during(async () => {
        const input = { commandId: crypto.randomUUID(), campaign, pack: undoable.id };
        const reply = await ask(() => gm.tables.takeBack(input));
        if (!reply.ok) this.#refuse('It was not taken back', reply.refusal.reason);
        else {
          this.done = `Taken back: ${undoable.name} is as before`;
          if (reply.value.some(({ id }) => id === undoable.id)) this.#show(undoable.id);
        }
        return writtenBy(reply);
      });
    });
  }

  async save({ id, name }: PackView): Promise<void> {
    await this.#alone(async () => {
      this.#forget();
      const { gm, shelf } = this.#screen;
      const saved = await ask(() => gm.tables.save({ ...shelf.of, pack: id }));
      if (!saved.ok) this.#refuse(`${name} was not saved`, saved.refusal.reason);
      else if (saved.value.file !== null) this.done = `Saved as ${saved.value.file}`;
    });
  }

  async #add(file: TablesFile, replace: boolean): Promise<void> {
    const { gm, shelf, saving } = this.#screen;
    const { campaign } = shelf;
    if (campaign === null) return;
    await saving.during(async () => {
      const input = { commandId: crypto.randomUUID(), campaign, text: file.text, replace };
      const added = await ask(() => gm.tables.add(input));
      if (added.ok) {
        this.done = `${added.value.name} ${replace ? 'is there anew' : 'is added'}, from ${file.file}`;
        this.undoable = added.value;
        this.#show(added.value.id);
      } else if (added.refusal.code === 'packExists') {
        this.question = { kind: 'replace', file, reason: added.refusal.reason };
      } else this.#refuse(`${file.file} was not added`, added.refusal.reason);
      return writtenBy(added);
    });
  }

  async #remove({ id, name }: PackView): Promise<void> {
    const { gm, shelf, saving } = this.#screen;
    const { campaign } = shelf;
    if (campaign === null) return;
    await saving.during(async () => {
      const input = { commandId: crypto.randomUUID(), campaign, pack: id };
      const removed = await ask(() => gm.tables.remove(input));
      if (removed.ok) {
        this.done = `${name} is removed`;
        this.undoable = { id, name };
      } else this.#refuse(`${name} was not removed`, removed.refusal.reason);
      return writtenBy(removed);
    });
  }

  /** A press while a dialog of the system is open, or a file on its way, is let be: no button loses the keyboard for it. */
  async #alone(work: () => Promise<void>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      await work();
    } finally {
      this.#busy = false;
    }
  }

  #refuse(title: string, reason: string): void {
    this.trouble = { title, lines: reason.split('\n') };
  }

  #forget(): void {
    this.question = null;
    this.trouble = null;
    this.done = '';
    this.undoable = null;
  }
}
