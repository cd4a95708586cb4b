import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../db/temporary.fixtures.ts';
import { jsonFault } from './json-fault.ts';
import { PACKS } from './packs.ts';
import { readTablesFile } from './read-file.ts';
import { MOST_BYTES, packText, readPack, textOf } from './read-pack.ts';

const [, winged] = PACKS;
if (!winged) throw new Error('the second pack is not there');
const good = packText(winged);
const reasonOf = (text: string): string => {
  const outcome = readPack(text);
  return outcome.ok ? 'accepted' : outcome.refusal.reason;
};

describe('the text of a file of tables', () => {
  it.each(PACKS)('of $id is read back as the same', (pack) => {
    expect(readPack(packText(pack))).toEqual({ ok: true, value: pack });
  });

  it('of a pack that was just small enough when it was closely written is so again', () => {
    const effect = { means: 'Aches', lasts: 'a day' };
    const rows = <Row>(most: number, row: (at: number) => Row) =>
      Array.from({ length: most }, (_, at) => ({ from: at + 1, to: at + 1, ...row(at) }));
    const spots = { die: 50, rows: rows(50, (at) => ({ spot: `spot ${at}`, minor: effect, permanent: effect })) };
    const regions = { die: 36, rows: rows(36, (at) => ({ region: `region ${at}`, spots, sides: null })) };
    const read = readPack(JSON.stringify({ ...winged, regions }));
    if (!read.ok) throw new Error(read.refusal.reason);
    const saved = Buffer.from(packText(read.value));
    expect(saved.length).toBeGreaterThan(MOST_BYTES * 0.75);
    expect(textOf(saved)).toMatchObject({ ok: true });
    expect(readPack(saved.toString())).toEqual(read);
  });

  it.each([
    ['', 'Line 1, character 1: the file ends too early; a bracket is still open.'],
    ['{', 'Line 1, character 2: a field’s name in double quotes is expected here.'],
    ['{"a": 1', 'Line 1, character 8: the file ends too early; a } is missing.'],
    ['{"a": [1, 2', 'Line 1, character 12: the file ends too early; a ] is missing.'],
    ['{\n  "a": 1,\n}', 'Line 2, character 9: a comma too many before the closing bracket.'],
    ['{\n  "a": 1\n  "b": 2\n}', 'Line 3, character 3: a comma, or the closing }, is missing before this.'],
    ['{"a" 1}', 'Line 1, character 6: a colon (:) is missing after the field’s name.'],
    ["{'a': 1}", 'Line 1, character 2: a field’s name in double quotes is expected here.'],
    ['{"a": “knee”}', 'Line 1, character 7: only straight double quotes (") hold a text.'],
    ['{"a": tru}', 'Line 1, character 7: a text in double quotes, a number, a list or null is expected here.'],
    ['{"a": 01}', 'Line 1, character 8: a comma, or the closing }, is missing before this.'],
    ['{"a": "knee\n}', 'Line 1, character 7: this text has no closing quote on its line.'],
    ['{"a": "\\knee"}', 'Line 1, character 8: a backslash stands only before " \\ / b f n r t or u.'],
    ['{} {}', 'Line 1, character 4: nothing may follow after the last bracket.'],
    ['// mine\n{}', 'Line 1, character 1: a comment cannot stand in such a file.'],
  ])('%j is no JSON, told with its place', (text, reason) => {
    expect(reasonOf(text)).toBe(reason);
    expect(() => JSON.parse(text) as unknown).toThrow();
  });

  it.each([
    ['{"a": 1,\n "a": 2}', 'Line 2, character 2: a field of this name stands in these brackets already.'],
    ['{"b": [{"a": 1, "\\u0061": 2}]}', 'Line 1, character 17: a field of this name stands in these brackets already.'],
  ])('%j names a field twice, of which one would be lost', (text, reason) => {
    expect(reasonOf(text)).toBe(reason);
  });

  it('names a field once in each of several brackets, whatever it is called', () => {
    expect(jsonFault('{"a": {"a": [{"a": 1}, {"a": 2}]}, "__proto__": 1, "constructor": 2}')).toBe(null);
  });

  it('sees a fault exactly where JSON has one, whatever character is left out', () => {
    const sample = '{"a":[1,-2.5e+3,true,null,"\\u00e4\\n é\u007f\ud800"],"b":{"c":[]}}';
    const texts = [sample, ...Array.from(sample, (_, at) => sample.slice(0, at) + sample.slice(at + 1))];
    for (const text of texts) {
      let parses = true;
      try {
        JSON.parse(text);
      } catch {
        parses = false;
      }
      expect([text, jsonFault(text) === null]).toEqual([text, parses]);
    }
  });

  it('says that brackets go too deep instead of following them', () => {
    expect(reasonOf('['.repeat(100_000))).toBe(
      'Line 1, character 42: brackets stand within brackets too deep for tables.',
    );
    expect(reasonOf(`{"a":`.repeat(40_000))).toContain('too deep');
  });

  it.each([
    ['[]', 'The file must be an object with format, id, name, body, author, licence, severity, regions.'],
    ['null', 'The file must be an object with format, id, name, body, author, licence, severity, regions.'],
    [good.replace('"format": 1', '"format": 2'), 'format: must be 1: this version reads no other.'],
    [good.replace('"die": 8', '"die": 1'), 'regions, row 1, spots, die: must be a whole number between 2 and 100.'],
    [good.replace('"author"', '"__proto__": {"id": "x"}, "author"'), '__proto__: is not a field of this format.'],
    [good.replace('"author"', '"constructor": 1, "author"'), 'constructor: is not a field of this format.'],
  ])('is refused at the field that is wrong', (text, reason) => {
    expect(reasonOf(text)).toBe(reason);
    expect(({} as { id?: string }).id).toBeUndefined();
  });

  it('tells the first five things that are wrong, one a line', () => {
    const lines = reasonOf(good.replaceAll('"lasts": "a week"', '"lasts": 7')).split('\n');
    expect(lines.length).toBe(6);
    expect(lines[0]).toBe('regions, row 1, spots, row 1, minor, lasts: must be a text that is not empty.');
    expect(lines[5]).toBe('There is more; mend these first.');
  });

  it('leaves words that look like a page as the words they are', () => {
    const outcome = readPack(good.replace('"muzzle"', '"<img src=x onerror=alert(1)>"'));
    expect(outcome.ok && outcome.value.regions.rows[0]?.spots.rows[0]?.spot).toBe('<img src=x onerror=alert(1)>');
  });
});

describe('docs/tables.md', () => {
  const page = readFileSync(new URL('../../../../docs/tables.md', import.meta.url), 'utf8');

  it('shows a pack that can be used as it stands', () => {
    const [, example = ''] = /```json\n([\s\S]*?)```/u.exec(page) ?? [];
    expect(readPack(example)).toMatchObject({ ok: true, value: { id: 'long-coils' } });
  });

  it.each(Object.keys(winged))('names the field %s', (field) => {
    expect(page).toContain(`\`${field}\``);
  });
});

describe('a file of tables', () => {
  const written = (name: string, bytes: string | Uint8Array): string => {
    const file = path.join(temporaryFolder(), name);
    writeFileSync(file, bytes);
    return file;
  };
  const answer = async (file: string): Promise<string> => {
    const outcome = await readTablesFile(file);
    return outcome.ok ? outcome.value : `${outcome.refusal.code}: ${outcome.refusal.reason}`;
  };

  it('is read with and without the mark of UTF-8, and of any line ends', async () => {
    expect(await answer(written('plain.json', good))).toBe(good);
    const marked = await answer(written('marked.json', `\ufeff${good.replaceAll('\n', '\r\n')}`));
    expect(readPack(marked)).toEqual({ ok: true, value: winged });
  });

  it.each([
    ['UTF-16', Buffer.from(`\ufeff${good}`, 'utf16le')],
    ['Latin-1', Buffer.from('{"name": "Flügel"}', 'latin1')],
  ])('in %s is refused with what to do', async (name, bytes) => {
    expect(await answer(written(`${name}.json`, bytes))).toBe(
      'notText: This file is no text in UTF-8. Save it as UTF-8 in your editor, and try again.',
    );
  });

  it('may be just so large, and not one byte larger', async () => {
    expect(textOf(new Uint8Array(MOST_BYTES)).ok).toBe(true);
    expect(await answer(written('large.json', ' '.repeat(MOST_BYTES + 1)))).toBe(
      'tooLarge: Tables are no larger than 256 KB; this file is.',
    );
  });

  it('is refused where it is not there, or is none', async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'folder'));
    symlinkSync('/dev/zero', path.join(folder, 'endless'));
    expect(await answer(path.join(folder, 'none.json'))).toBe(
      'cannotRead: The file could not be read. It is not there any more.',
    );
    expect(await answer(path.join(folder, 'folder'))).toBe(
      'cannotRead: The file could not be read. That is a folder, not a file.',
    );
    expect(await answer(path.join(folder, 'endless'))).toBe(
      'cannotRead: The file could not be read. It is no ordinary file.',
    );
  });
});
