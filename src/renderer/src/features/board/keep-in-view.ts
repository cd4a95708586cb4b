/**
 * Keeps all of a row in view: when it is come to, as its band and what it owes make it taller, and as the board gets less room.
 * Whoever has scrolled away from it is left where they are.
 *
 * @returns ends it
 */
export function keepInView(row: HTMLElement): () => void {
  const board = row.closest('main');
  const bottomOf = (element: Element | null): number => element?.getBoundingClientRect().bottom ?? 0;
  let edge = bottomOf(board);
  const sizes = new ResizeObserver((changes) => {
    const grown = changes.some(({ target }) => target === row);
    if (grown || bottomOf(row) <= edge) row.scrollIntoView({ block: 'nearest' });
    edge = bottomOf(board);
  });
  sizes.observe(row);
  if (board) sizes.observe(board);
  return () => {
    sizes.disconnect();
  };
}
