import { describe, expect, test } from 'vitest';
import { readMessageOptions, readOpenOptions, readSaveOptions, splitArguments } from './options.mjs';

const window = { webContents: {} };

test('the parent window may be left out or empty', () => {
  const options = { title: 'T' };
  expect(splitArguments([window, options])).toEqual({ parent: window, options });
  expect(splitArguments([options])).toEqual({ parent: null, options });
  expect(splitArguments([undefined, options])).toEqual({ parent: null, options });
  expect(splitArguments([window])).toEqual({ parent: window, options: {} });
  expect(splitArguments([])).toEqual({ parent: null, options: {} });
});

test('a save dialog says what an app leaves out', () => {
  expect(readSaveOptions({})).toEqual({
    mode: 'save',
    title: 'Save as',
    message: '',
    fieldLabel: 'Save to',
    acceptLabel: 'Save',
    defaultPath: '',
    types: [],
    directory: false,
    multiple: false,
    newFolder: true,
    showHidden: false,
  });
});

test('what an app says holds', () => {
  const read = readSaveOptions({
    title: 'Export the fight',
    buttonLabel: 'Export',
    nameFieldLabel: 'File:',
    message: 'One page.',
    filters: [{ name: 'Page', extensions: ['.html', '*.htm', '*'] }],
    properties: ['showHiddenFiles'],
  });
  expect(read).toMatchObject({
    title: 'Export the fight',
    acceptLabel: 'Export',
    fieldLabel: 'File',
    showHidden: true,
  });
  expect(read.types).toEqual([{ name: 'Page', extensions: ['html', 'htm', '*'] }]);
});

test('an open dialog takes one file; with both properties it takes folders', () => {
  expect(readOpenOptions({})).toMatchObject({ directory: false, multiple: false, newFolder: false, title: 'Open' });
  expect(
    readOpenOptions({
      properties: ['openFile', 'openDirectory', 'multiSelections'],
      filters: [{ name: 'Page', extensions: ['html'] }],
    }),
  ).toMatchObject({ directory: true, multiple: true, newFolder: true, types: [] });
});

describe('Electron’s refusals:', () => {
  test.each([
    [() => readSaveOptions({ title: 3 }), 'Title must be a string'],
    [() => readSaveOptions({ defaultPath: {} }), 'Default path must be a string'],
    [() => readOpenOptions({ properties: 'openFile' }), 'Properties must be an array'],
    [() => readOpenOptions({ filters: {} }), 'Filters must be an array'],
    [() => readMessageOptions({ buttons: 'OK' }), 'Buttons must be an array'],
    [() => readMessageOptions({ type: 'nice' }), 'Invalid message box type'],
    [() => readMessageOptions({ detail: 1 }), 'Detail must be a string'],
    [() => readMessageOptions({ checkboxChecked: true }), 'checkboxChecked requires that checkboxLabel also be passed'],
  ])('%#', (read, sentence) => {
    expect(read).toThrow(sentence);
  });
});

test('a message box keeps the ids it was given and no others', () => {
  expect(readMessageOptions({ message: 'M', defaultId: 1 })).not.toHaveProperty('cancelId');
  expect(readMessageOptions({ message: 'M', defaultId: 1, cancelId: 0 })).toMatchObject({ defaultId: 1, cancelId: 0 });
});
