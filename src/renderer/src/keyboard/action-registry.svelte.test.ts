import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import type { Action } from '../../../preload/contract/actions.ts';
import { ActionRegistry } from './action-registry.svelte.ts';

type Id = 'undo' | 'about';
const LIST: readonly Action<Id>[] = [
  { id: 'undo', label: 'Undo', group: 'General', keys: [], menu: null },
  { id: 'about', label: 'About', group: 'Help', keys: [], menu: null },
];
const ids = (actions: readonly Action<Id>[]): Id[] => actions.map(({ id }) => id);

it('lists what is bound, and what can be done now, and follows the state they read', () => {
  const registry = new ActionRegistry<Id>(LIST);
  const journal = $state({ entries: 0 });
  const seen: Id[][] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      seen.push(ids(registry.enabled));
    });
  });
  flushSync();
  registry.bind('about', { run: () => undefined });
  const takeAway = registry.bind('undo', {
    run: () => (journal.entries -= 1),
    blocked: () => (journal.entries === 0 ? 'There is nothing to undo.' : null),
  });
  flushSync();
  expect(ids(registry.bound)).toEqual(['undo', 'about']);
  expect(registry.blocked('undo')).toBe('There is nothing to undo.');
  expect(registry.run('undo')).toBe('There is nothing to undo.');
  expect(journal.entries).toBe(0);

  journal.entries = 1;
  flushSync();
  expect(registry.run('undo')).toBeNull();
  expect(journal.entries).toBe(0);
  takeAway();
  flushSync();
  expect(seen).toEqual([[], ['about'], ['undo', 'about'], ['about']]);
  expect(ids(registry.bound)).toEqual(['about']);
  stop();
});

it('calls it a bug to run what is bound to nothing', () => {
  expect(() => new ActionRegistry<Id>(LIST).run('undo')).toThrow('"undo" is bound to nothing');
});
