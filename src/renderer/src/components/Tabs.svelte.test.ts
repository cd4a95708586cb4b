import { createRawSnippet, flushSync, mount, type ComponentProps } from 'svelte';
import { expect, it } from 'vitest';
import { allByRole, byRole, click, press, render } from '../testing/render.fixtures.ts';
import Tabs from './Tabs.svelte';

type Id = 'log' | 'tables' | 'dice';

function show(): { readonly chosen: Id[] } {
  const chosen: Id[] = [];
  const props: ComponentProps<typeof Tabs<Id>> = $state({
    label: 'Records',
    tabs: [
      { id: 'log', label: 'Log' },
      { id: 'tables', label: 'Tables' },
      { id: 'dice', label: 'Dice' },
    ],
    selected: 'log',
    onselect: (id: Id) => {
      chosen.push(id);
      props.selected = id;
    },
    panel: createRawSnippet<[Id]>((id) => ({ render: () => `<p>This is ${id()}.</p>` })),
  });
  render((target) => mount(Tabs<Id>, { target, props }));
  return { chosen };
}
const stops = (): (string | null)[] => allByRole('tab').map((tab) => tab.getAttribute('tabindex'));

it('is one stop for Tab; arrows, Home and End move, round the ends, and the panel follows', () => {
  const { chosen } = show();
  byRole('tab', 'Log').focus();
  expect(stops()).toEqual(['0', '-1', '-1']);
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'End']) {
    expect(press(key).defaultPrevented).toBe(true);
  }
  expect(chosen).toEqual(['tables', 'log', 'dice', 'log', 'dice']);
  expect(document.activeElement).toBe(byRole('tab', 'Dice'));
  expect(stops()).toEqual(['-1', '-1', '0']);
  expect(byRole('tab', 'Dice').getAttribute('aria-selected')).toBe('true');
});

it('leaves other keys alone', () => {
  const { chosen } = show();
  byRole('tab', 'Log').focus();
  expect(press('n').defaultPrevented).toBe(false);
  expect(chosen).toEqual([]);
});

it('can be pressed, and ties tab and panel together', () => {
  const { chosen } = show();
  click(byRole('tab', 'Tables'));
  flushSync();
  expect(chosen).toEqual(['tables']);
  const panel = byRole('tabpanel', 'Tables');
  expect(byRole('tab', 'Tables').getAttribute('aria-controls')).toBe(panel.id);
});
