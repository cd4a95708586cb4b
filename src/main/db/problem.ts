/**
 * Why a database was not opened. `missing`: there was one and it is gone; `inUse`: another Woundboard has it; `readOnly`:
 * it stands where nothing can be written; `noBackup`: it has to be brought to a new schema and no backup could be made; `noRoom`: the disk is so full that it cannot even be opened.
 */
export type OpenProblem =
  | 'missing'
  | 'notOurs'
  | 'newer'
  | 'damaged'
  | 'notDurable'
  | 'inUse'
  | 'readOnly'
  | 'noBackup'
  | 'noRoom'
  | 'unreadable';

/** A database was not opened. It is left as it was. `message` is a sentence for the person. */
export class CannotOpen extends Error {
  readonly problem: OpenProblem;

  constructor(problem: OpenProblem, message: string) {
    super(message);
    this.name = 'CannotOpen';
    this.problem = problem;
  }
}
