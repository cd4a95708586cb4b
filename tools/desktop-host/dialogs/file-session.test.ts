import * as fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFileSession, type ToPage } from './file-session.mjs';
import { asOrdinaryPerson, fill, makeTempFolder } from './model/temp-folder.fixtures.ts';
import { readOpenOptions, readSaveOptions } from './options.mjs';

let home: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ root: home, remove } = await makeTempFolder());
  await fill(home, ['Documents/old.json', 'Documents/Games/deep.json', 'Closed/']);
});
afterEach(() => remove());

const at = (name: string) => path.join(home, name);
const save = (options = {}) => startFileSession(readSaveOptions(options), { home, fs });
const open = (options = {}) => startFileSession(readOpenOptions(options), { home, fs });
type Session = Awaited<ReturnType<typeof save>>;

async function sent(session: Session, message: object): Promise<ToPage> {
  const reply = await session.handle(message);
  if (!reply || !('send' in reply)) throw new Error(`Nothing was sent: ${JSON.stringify(reply)}`);
  return reply.send;
}

describe('saving', () => {
  test('starts in Documents with the proposed name', async () => {
    const { start } = await save({ defaultPath: 'ford.json' });
    expect(start).toMatchObject({ field: at('Documents/ford.json'), select: '', problem: '' });
  });

  test('keeps the typed name from folder to folder', async () => {
    const session = await save();
    const into = await sent(session, { type: 'enter', name: 'Games', text: at('Documents/mine.json') });
    expect(into).toMatchObject({ type: 'listing', field: at('Documents/Games/mine.json'), select: '' });
    const back = await sent(session, { type: 'enter', name: '..', text: at('Documents/Games/mine.json') });
    expect(back).toMatchObject({ type: 'listing', field: at('Documents/mine.json'), select: 'Games' });
  });

  test('a typed folder is entered with the name the app proposed', async () => {
    const session = await save({ defaultPath: 'ford.json' });
    const into = await sent(session, { type: 'accept', text: 'Games', chosenType: 0 });
    expect(into).toMatchObject({ type: 'listing', field: at('Documents/Games/ford.json') });
    expect(await session.handle({ type: 'accept', text: 'new.json', chosenType: 0 })).toEqual({
      result: [at('Documents/Games/new.json')],
    });
  });

  test('an existing file is replaced only after the question', async () => {
    const session = await save();
    expect(await session.handle({ type: 'replace' })).toBeNull();
    expect(await sent(session, { type: 'accept', text: 'old.json', chosenType: 0 })).toMatchObject({
      type: 'question',
    });
    expect(await session.handle({ type: 'keep' })).toBeNull();
    expect(await session.handle({ type: 'replace' })).toBeNull();
    await session.handle({ type: 'accept', text: 'old.json', chosenType: 0 });
    expect(await session.handle({ type: 'replace' })).toEqual({ result: [at('Documents/old.json')] });
  });

  test('a new folder is made and entered, or refused at its name', async () => {
    const session = await save();
    const made = await sent(session, { type: 'new-folder', name: 'Ford', text: at('Documents/mine.json') });
    expect(made).toMatchObject({ type: 'listing', field: at('Documents/Ford/mine.json') });
    await session.handle({ type: 'enter', name: '..', text: '' });
    expect(await sent(session, { type: 'new-folder', name: 'Ford', text: '' })).toEqual({
      type: 'folder-answer',
      text: '“Ford” is already there.',
    });
  });
});

describe('folders that cannot be shown', () => {
  test('are answered in words, and the list stays where it is', async () => {
    const session = await save();
    const gone = await sent(session, { type: 'go', path: at('missing') });
    expect(gone).toEqual({ type: 'answer', text: 'The folder “missing” does not exist.' });
    expect(await session.handle({ type: 'accept', text: 'new.json' })).toEqual({ result: [at('Documents/new.json')] });
  });

  test('give way to home at the start, and the page says why', async () => {
    await fs.chmod(at('Closed'), 0o000);
    const { start } = await asOrdinaryPerson(() => save({ defaultPath: at('Closed') }));
    expect(start.listing.folder).toBe(home);
    expect(start.problem).toBe('You are not allowed to look into “Closed”.');
  });
});

describe('opening', () => {
  test('stands on the proposed file when it is there', async () => {
    const there = await open({ defaultPath: 'old.json' });
    expect(there.start).toMatchObject({ select: 'old.json', field: at('Documents/old.json') });
    const missing = await open({ defaultPath: 'missing.json' });
    expect(missing.start).toMatchObject({ select: '', field: at('Documents/') });
  });

  test('folders: the folder on show is in the field', async () => {
    const session = await open({ properties: ['openDirectory'] });
    expect(session.start.field).toBe(at('Documents'));
    const into = await sent(session, { type: 'enter', name: 'Games' });
    expect(into).toMatchObject({ type: 'listing', field: at('Documents/Games') });
  });
});

test.each([[null], ['accept'], [{ type: 'nonsense' }], [{}], [7]])('%j from the page does nothing', async (message) => {
  const session = await save();
  expect(await session.handle(message)).toBeNull();
});

test('a message with the wrong contents is answered, not thrown', async () => {
  const session = await open();
  expect(await sent(session, { type: 'accept', text: 3, names: 'x' })).toMatchObject({ type: 'answer' });
});
