import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../../../preload/contract/encounter-views.ts';
import { yes, type Answering } from '../../testing/bridge.fixtures.ts';
import { openScreen, until, type Fight } from '../../testing/fight.fixtures.ts';
import { allByRole, byRole, click, namesByRole, press, type } from '../../testing/render.fixtures.ts';
import { sampleCampaign, sampleEncounter, sampleLine } from '../../testing/samples.fixtures.ts';

const applied = { revision: 4, sentences: [], warnings: [], elsewhere: [] };

async function withLog(log: readonly LogLine[], answering: Answering = {}, hasEarlierLines = false): Promise<Fight> {
  const fight = await openScreen(sampleCampaign(), answering);
  fight.screen.encounter.show(sampleEncounter({ log, hasEarlierLines }));
  flushSync();
  return fight;
}
const lines = (): string[] =>
  [...document.querySelectorAll('.lines .words')].map((line) => line.textContent.replaceAll(/\s+/g, ' ').trim());
const spoken = (): string[] =>
  [...document.querySelectorAll('.vh[aria-live=polite] p')].map(({ textContent }) => textContent);

describe('the log', () => {
  it('tells the newest first, by round, and strikes what was undone', async () => {
    const undoneAt = new Date('2026-05-04T21:45:00').getTime();
    await withLog([
      sampleLine(1, 'joins the heroes', { kind: 'combatants' }),
      sampleLine(2, 'takes 9: Major', { undoneAt }),
      sampleLine(3, 'takes 14: Major', { round: 2 }),
      sampleLine(4, 'lies about the rope', { round: 2, kind: 'note', private: true }),
    ]);
    const headings = [...byRole('region', 'Lines of the log').querySelectorAll('h3')].map((h) => h.textContent);
    expect(headings).toEqual(['Round 2', 'Round 1']);
    expect(lines()).toEqual([
      'Brakka Thorne lies about the rope. Private',
      'Brakka Thorne takes 14: Major.',
      'Brakka Thorne takes 9: Major. Undone 21:45',
      'Brakka Thorne joins the heroes.',
    ]);
    expect(document.querySelector('s')?.textContent).toContain('takes 9');
  });

  it('is filtered by kind and by the selected combatant', async () => {
    const other = sampleLine(2, 'x', {
      parts: [{ kind: 'name', text: 'Hask Orrel', combatant: null }],
      combatant: null,
      kind: 'turn',
    });
    const { screen } = await withLog([sampleLine(1, 'takes 14'), other]);
    click(byRole('radio', 'Damage'));
    expect(lines()).toEqual(['Brakka Thorne takes 14.']);
    click(byRole('radio', 'Selected'));
    expect(lines()).toEqual([]);
    screen.selection.only('c1');
    flushSync();
    expect(lines()).toEqual(['Brakka Thorne takes 14.']);
  });

  it('says each new sentence once, and what was undone, but nothing that was there before', async () => {
    const { bridge } = await withLog([sampleLine(1, 'takes 1')]);
    expect(spoken()).toEqual([]);
    const change = { added: [], changed: [], removed: [], id: sampleEncounter().id };
    bridge.pushEncounter({ ...change, from: 3, head: { revision: 4 }, log: [sampleLine(4, 'takes 14')] });
    await until(() => spoken().length === 1);
    expect(spoken()).toEqual(['Brakka Thorne takes 14.']);
    bridge.pushEncounter({
      ...change,
      from: 4,
      head: { revision: 5 },
      log: [sampleLine(4, 'takes 14', { undoneAt: 9 })],
    });
    await until(() => spoken().length === 2);
    expect(spoken()[1]).toBe('Undone: Brakka Thorne takes 14.');
  });

  it('asks before it rewinds, in place', async () => {
    const rewound: number[] = [];
    await withLog(
      [1, 2, 3].map((seq) => sampleLine(seq, `takes ${seq}`)),
      {
        journal: {
          rewind: ({ seq }) => {
            rewound.push(seq);
            return yes(applied);
          },
        },
      },
    );
    const buttons = allByRole('button').filter((button) => button.getAttribute('aria-label') === 'Rewind to here');
    expect(buttons).toHaveLength(2);
    const oldest = buttons.at(-1);
    if (!oldest) throw new Error('no button');
    click(oldest);
    expect(byRole('group', 'Take back the 2 entries after this? Redo brings it back.')).toBeTruthy();
    expect(rewound).toEqual([]);
    click(byRole('button', 'Rewind'));
    await until(() => rewound.length === 1);
    expect(rewound).toEqual([1]);
  });

  it('loads earlier lines on demand, and goes back to the newest', async () => {
    const asked: unknown[] = [];
    await withLog(
      [sampleLine(3, 'takes 3')],
      {
        journal: {
          lines: ({ before, limit }) => {
            asked.push([before, limit]);
            return yes([sampleLine(1, 'takes 1'), sampleLine(2, 'takes 2')]);
          },
        },
      },
      true,
    );
    click(byRole('button', 'Earlier lines'));
    await until(() => lines().length === 3);
    expect(asked).toEqual([[3, 100]]);
    expect(lines().at(-1)).toBe('Brakka Thorne takes 1.');
    expect(namesByRole('button')).not.toContain('Earlier lines');
  });
});

it('a note is private unless it is opened, and the field is one key away', async () => {
  const notes: unknown[] = [];
  await withLog([], {
    encounter: {
      note: ({ text, private: secret }) => {
        notes.push([text, secret]);
        return yes(applied);
      },
    },
  });
  press(';');
  const field = byRole('textbox', 'Private note');
  expect(document.activeElement).toBe(field);
  type(field, 'The ferryman lies.');
  field.closest('form')?.requestSubmit();
  await until(() => notes.length === 1);
  await until(() => (field as HTMLInputElement).value === '');
  click(byRole('button', 'Private'));
  type(byRole('textbox', 'Note that players may read'), 'Rain.');
  field.closest('form')?.requestSubmit();
  await until(() => notes.length === 2);
  expect(notes).toEqual([
    ['The ferryman lies.', true],
    ['Rain.', false],
  ]);
});

it('undo and redo say what they take back, or why they cannot', async () => {
  const asked: string[] = [];
  const { bridge, screen } = await withLog([], {
    journal: {
      undo: () => {
        asked.push('undo');
        return yes(applied);
      },
    },
  });
  expect(byRole('button', 'Undo: There is nothing to undo.').getAttribute('aria-disabled')).toBe('true');
  press('z', { ctrlKey: true });
  expect(byRole('region', 'Messages').textContent).toContain('There is nothing to undo.');
  const change = { added: [], changed: [], removed: [], log: [], id: sampleEncounter().id };
  bridge.pushEncounter({ ...change, from: 3, head: { revision: 4, undo: 'Brakka Thorne takes 14' } });
  await until(() => screen.encounter.head?.revision === 4);
  expect(byRole('button', 'Undo: Brakka Thorne takes 14').getAttribute('aria-disabled')).toBeNull();
  const field = byRole('textbox', 'Private note');
  field.focus();
  press('z', { ctrlKey: true });
  expect(asked).toEqual([]);
  field.blur();
  press('z', { ctrlKey: true });
  await until(() => asked.length === 1);
});
