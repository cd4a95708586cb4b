export interface NoticeEntry {
  readonly id: number;
  readonly kind: 'told' | 'refused';
  readonly text: string;
  /** What can be done about it. */
  readonly offer?: Offer | undefined;
}

export interface Offer {
  readonly label: string;
  readonly run: () => void;
}

/** Older messages make room: more than this would cover the board. */
const MOST = 3;

/** What the screen has to say to the game master: refusals with their reason, and short confirmations. */
export class Notices {
  entries = $state.raw<readonly NoticeEntry[]>([]);
  #next = 1;

  /** @returns its id, to take it back by `dismiss` */
  tell(text: string): number {
    return this.#add('told', text);
  }

  /** Tells something that can be done something about; doing it puts the message away. */
  offer(text: string, offer: Offer): void {
    this.#add('told', text, offer);
  }

  refuse(reason: string): void {
    this.#add('refused', reason);
  }

  dismiss(id: number): void {
    this.entries = this.entries.filter((entry) => entry.id !== id);
  }

  /** @returns whether there was one */
  dismissLast(): boolean {
    const last = this.entries.at(-1);
    if (last) this.dismiss(last.id);
    return last !== undefined;
  }

  /** The same words again replace the earlier ones, and are announced anew. */
  #add(kind: NoticeEntry['kind'], text: string, offer?: Offer): number {
    const id = this.#next++;
    const others = this.entries.filter((entry) => entry.text !== text);
    this.entries = [...others, { id, kind, text, offer }].slice(-MOST);
    return id;
  }
}
