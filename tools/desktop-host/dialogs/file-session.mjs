// @ts-check
/**
 * One open file dialog: where it is, what its page is told, and what the page's messages lead to. It knows no window.
 *
 * @typedef {import('./model/folder.mjs').Fs} Fs
 * @typedef {import('./model/folder.mjs').Listing} Listing
 * @typedef {import('./options.mjs').FileRequest} FileRequest
 *
 * @typedef {(
 *   | { type: 'listing'; listing: Listing; field: string | null; select: string }
 *   | { type: 'answer'; text: string }
 *   | { type: 'folder-answer'; text: string }
 *   | { type: 'question'; text: string; detail: string }
 * )} ToPage `field`: the path field's new text, null to leave it; `select`: the name to stand on, empty for the first;
 *   `answer`: what is wrong, at the path field; `folder-answer`: the same at the new folder's name
 *
 * @typedef {{ send: ToPage } | { result: string[] } | null} Reply `result`: the dialog ends with these absolute paths
 */
import path from 'node:path';
import { listFolder } from './model/folder.mjs';
import { expandHome } from './model/names.mjs';
import { makeFolder } from './model/new-folder.mjs';
import { judgeOpen } from './model/open-target.mjs';
import { judgeSave } from './model/save-target.mjs';
import { placesFor, startPlace } from './model/start.mjs';
import { codeOf, whyUnreadable } from './model/words.mjs';

/** @type {(text: string) => Reply} */
const answer = (text) => ({ send: { type: 'answer', text } });

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'string' ? value : '');

/** @param {unknown} value */
const namesOf = (value) => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []);

/**
 * The first of these folders that can be read. When none can, an empty list says why the first could not.
 *
 * @param {readonly string[]} folders
 * @param {Fs} fs
 * @returns {Promise<{ listing: Listing; problem: string }>}
 */
async function firstReadable(folders, fs) {
  let problem = '';
  for (const folder of folders) {
    try {
      return { listing: await listFolder(folder, fs), problem };
    } catch (error) {
      problem ||= whyUnreadable(error, folder);
    }
  }
  return { listing: { folder: '/', prefix: '/', hasParent: false, entries: [] }, problem };
}

class FileSession {
  /** The file whose replacement was asked about last; empty when none was. */
  #asked = '';

  /**
   * @param {FileRequest} request
   * @param {{ home: string; fs: Fs }} at
   * @param {Listing} listing what is on show
   * @param {string} suggested the name that the app proposed; may be empty
   */
  constructor(request, at, listing, suggested) {
    this.request = request;
    this.at = at;
    this.listing = listing;
    this.suggested = suggested;
  }

  /** @param {string} name that the path field ends in; may be empty */
  fieldFor(name) {
    const { prefix, folder } = this.listing;
    return this.request.directory ? folder : prefix + name;
  }

  /**
   * Goes to a folder. The name that was typed stays in the field, so that a place can be looked for after it.
   *
   * @param {string} folder absolute
   * @param {string} name
   * @returns {Promise<Reply>}
   */
  async show(folder, name) {
    const before = this.listing.folder;
    try {
      this.listing = await listFolder(folder, this.at.fs);
    } catch (error) {
      return answer(whyUnreadable(error, folder));
    }
    const select = path.dirname(before) === folder ? path.basename(before) : '';
    return { send: { type: 'listing', listing: this.listing, field: this.fieldFor(name), select } };
  }

  /** @param {Record<string, unknown>} message */
  nameIn(message) {
    return this.request.mode === 'save' ? textOf(message['text']).split('/').at(-1) || this.suggested : '';
  }

  /**
   * @param {Record<string, unknown>} message
   * @returns {Promise<Reply>}
   */
  async accept(message) {
    this.#asked = '';
    const { types, directory, mode } = this.request;
    const { home, fs } = this.at;
    const common = { text: textOf(message['text']), shown: this.listing.folder, home };
    const judged =
      mode === 'save'
        ? await judgeSave({ ...common, types, chosenType: Number(message['chosenType']) }, fs)
        : await judgeOpen({ ...common, names: namesOf(message['names']), directory }, fs);
    switch (judged.kind) {
      case 'done':
        return { result: judged.files };
      case 'enter':
        return this.show(judged.folder, mode === 'save' ? this.suggested : '');
      case 'refuse':
        return answer(judged.text);
      case 'ask':
        this.#asked = judged.file;
        return { send: { type: 'question', text: judged.text, detail: judged.detail } };
    }
  }

  /**
   * @param {Record<string, unknown>} message
   * @returns {Promise<Reply>}
   */
  async newFolder(message) {
    const made = await makeFolder(textOf(message['name']), this.listing.folder, this.at.fs);
    if ('refusal' in made) return { send: { type: 'folder-answer', text: made.refusal } };
    return this.show(made.folder, this.nameIn(message));
  }

  /**
   * Answers one message of the page. Messages must be handed in one after the other.
   *
   * @param {unknown} raw
   * @returns {Promise<Reply>}
   */
  async handle(raw) {
    const message = /** @type {Record<string, unknown>} */ (typeof raw === 'object' && raw !== null ? raw : {});
    const { folder } = this.listing;
    switch (message['type']) {
      case 'enter':
        return this.show(path.join(folder, textOf(message['name'])), this.nameIn(message));
      case 'go':
        return this.show(path.resolve(folder, expandHome(textOf(message['path']), this.at.home)), this.nameIn(message));
      case 'accept':
        return this.accept(message);
      case 'replace':
        return this.#asked ? { result: [this.#asked] } : null;
      case 'keep':
        this.#asked = '';
        return null;
      case 'new-folder':
        return this.newFolder(message);
      default:
        return null;
    }
  }
}

/**
 * Starts a file dialog: reads its first folder and says what its page shows at first.
 *
 * @param {FileRequest} request
 * @param {{ home: string; fs: Fs }} at `home` absolute
 */
export async function startFileSession(request, at) {
  const { folder, name } = await startPlace(request.defaultPath, at.home, at.fs);
  const { listing, problem } = await firstReadable([folder, at.home, '/'], at.fs);
  const session = new FileSession(request, at, listing, name);
  const exists = listing.entries.some((entry) => entry.name === name);
  const field = session.fieldFor(request.mode === 'save' || exists ? name : '');
  const { title, message, fieldLabel, acceptLabel, types, mode, directory, multiple, newFolder, showHidden } = request;
  const start = {
    ...{ title, message, fieldLabel, acceptLabel, types, mode, directory, multiple, newFolder, showHidden },
    field,
    places: await placesFor(at.home, at.fs),
    listing,
    select: exists ? name : '',
    problem,
  };
  return { start, handle: (/** @type {unknown} */ raw) => session.handle(raw) };
}

/**
 * What to tell a person about a failure nobody foresaw.
 *
 * @param {unknown} error
 * @returns {Reply}
 */
export const unforeseen = (error) =>
  answer(`That did not work: ${codeOf(error) || (error instanceof Error ? error.message : String(error))}`);
