/** One line of the library rail. */
export interface ShelfRow {
  readonly key: string;
  readonly name: string;
  /** A word or two at the right. */
  readonly aside: string;
  /** More about it, shown when it is pointed at and read with it. */
  readonly title: string;
  readonly current: boolean;
  readonly open: () => void;
}
