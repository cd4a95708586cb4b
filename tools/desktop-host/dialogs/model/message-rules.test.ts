import { describe, expect, test } from 'vitest';
import { messageSize, planMessage } from './message-rules.mjs';

type Options = Parameters<typeof planMessage>[0];

const ids = (options: Options) => {
  const { defaultId, cancelId } = planMessage(options);
  return { defaultId, cancelId };
};

describe('which button Enter and Escape take', () => {
  test.each<[string, Options, { defaultId: number; cancelId: number }]>([
    ['no buttons: one OK', {}, { defaultId: 0, cancelId: 0 }],
    ['both named', { buttons: ['A', 'B', 'C'], defaultId: 2, cancelId: 1 }, { defaultId: 2, cancelId: 1 }],
    ['a button labelled Cancel', { buttons: ['Save', 'Drop', 'Cancel'] }, { defaultId: 0, cancelId: 2 }],
    ['a button labelled no, in any case', { buttons: ['Yes', 'NO'] }, { defaultId: 0, cancelId: 1 }],
    ['no label helps: the first', { buttons: ['Left', 'Right'] }, { defaultId: 0, cancelId: 0 }],
    [
      'the first is the default: the second',
      { buttons: ['Left', 'Right'], defaultId: 0 },
      { defaultId: 0, cancelId: 1 },
    ],
    ['Escape never destroys', { buttons: ['Delete 3 rows', 'Keep them'] }, { defaultId: 1, cancelId: 1 }],
    [
      'a destroying default holds when named',
      { buttons: ['Delete', 'Keep'], defaultId: 0 },
      { defaultId: 0, cancelId: 1 },
    ],
    ['nothing but destroying', { buttons: ['Delete'] }, { defaultId: 0, cancelId: 0 }],
    [
      'cancelId may name a destroying one',
      { buttons: ['Stay', 'Discard'], cancelId: 1 },
      { defaultId: 0, cancelId: 1 },
    ],
    ['-1 is no default', { buttons: ['Delete', 'Cancel'], defaultId: -1 }, { defaultId: 1, cancelId: 1 }],
    ['a default out of range is none', { buttons: ['Keep', 'Cancel'], defaultId: 7 }, { defaultId: 0, cancelId: 1 }],
    ['a cancelId without a button is given back', { buttons: ['A'], cancelId: 5 }, { defaultId: 0, cancelId: 5 }],
  ])('%s', (_, options, expected) => {
    expect(ids(options)).toEqual(expected);
  });
});

test.each([
  ['Vie&w', 'View', 'w'],
  ['&Save', 'Save', 's'],
  ['Salt && Stair', 'Salt & Stair', ''],
  ['A && &B', 'A & B', 'b'],
  ['Plain', 'Plain', ''],
])('access key of %s', (raw, label, accessKey) => {
  expect(planMessage({ buttons: [raw], normalizeAccessKeys: true }).buttons).toMatchObject([{ label, accessKey }]);
});

test('without normalizeAccessKeys an ampersand is a letter', () => {
  expect(planMessage({ buttons: ['Salt & Stair'] }).buttons).toMatchObject([{ label: 'Salt & Stair', accessKey: '' }]);
});

test.each(['Delete', 'Don’t save', "Don't Save", 'Replace', 'Close without saving'])('%s destroys', (label) => {
  expect(planMessage({ buttons: [label] }).buttons).toMatchObject([{ destructive: true }]);
});

test.each(['Save', 'Deleted rows', 'Keep the old file', 'Cancel'])('%s is harmless', (label) => {
  expect(planMessage({ buttons: [label] }).buttons).toMatchObject([{ destructive: false }]);
});

describe('the size of the window', () => {
  const size = (message: string, detail: string) =>
    messageSize({ message, detail, checkboxLabel: '', buttons: planMessage({}).buttons });

  test('grows with the text and stops at 480', () => {
    expect(size('End the fight?', '').height).toBeLessThan(size('End the fight?', 'word '.repeat(60)).height);
    expect(size('End the fight?', 'line\n'.repeat(500))).toEqual({ width: 480, height: 480 });
  });
});
