/**
 * What a picture must not show, looked for in the page itself. Each check runs inside the page, so it uses nothing from
 * outside itself, and answers with what it found in words: where, and what.
 */

/** Text that is cut off or sticks out of its box without an ellipsis to say so. */
export function clippedText(): string[] {
  const hidden = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    // One pixel in size is text for screen readers only.
    return box.width <= 1 || box.height <= 1 || !element.checkVisibility({ visibilityProperty: true });
  };
  const ownText = (element: Element): string =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim() ?? '')
      .join(' ')
      .trim();
  return [...document.body.querySelectorAll('*')]
    .filter((element) => ownText(element) !== '' && element.scrollWidth > element.clientWidth + 1)
    .filter((element) => {
      const { display, textOverflow, overflowX } = getComputedStyle(element);
      // Inline boxes have no width of their own, and what scrolls can be read.
      return display !== 'inline' && textOverflow !== 'ellipsis' && !['auto', 'scroll'].includes(overflowX);
    })
    .filter((element) => !hidden(element))
    .map((element) => {
      const place = `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
      return `${place} is ${element.clientWidth} wide, its text ${element.scrollWidth}: ${ownText(element).slice(0, 60)}`;
    });
}

/** Buttons, fields and links that lie on one another. */
export function overlappingControls(): string[] {
  const modal = document.querySelector('dialog:modal');
  const inFront = (element: Element): boolean => modal === null || modal.contains(element);
  /** The part of a box that its scrolling and cutting ancestors let through. */
  const seen = (element: Element): DOMRect => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === 'visible') continue;
      const box = outer.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  /** What a control sticks with while the rest scrolls below it. */
  const floats = (element: Element): Element | null => {
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      if (['sticky', 'fixed'].includes(getComputedStyle(outer).position)) return outer;
    }
    return null;
  };
  const name = (element: Element): string =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
  const controls = [...document.body.querySelectorAll('button, input, select, textarea, a[href], summary')]
    .filter(
      (element) => inFront(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .map((element) => ({ element, box: seen(element), layer: floats(element) }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const found: string[] = [];
  for (const [at, one] of controls.entries()) {
    for (const other of controls.slice(at + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element))
        continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width > 1 && height > 1) found.push(`${name(one.element)} and ${name(other.element)} overlap`);
    }
  }
  return found;
}

/** Rows of the board that are at rest, alike, and not alike in height. */
export function unevenRows(): string[] {
  // Rows off the screen are not laid out: they have the height that is kept for them.
  const isDrawn = (row: Element): boolean =>
    row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true;
  const resting = [...document.querySelectorAll('main [role=row]')].filter(
    (row) => row.childElementCount === 1 && isDrawn(row),
  );
  const heightOf = (row: Element): number => Math.round(row.getBoundingClientRect().height);
  const counts = new Map<number, number>();
  for (const row of resting) counts.set(heightOf(row), (counts.get(heightOf(row)) ?? 0) + 1);
  const [usual] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  return resting
    .filter((row) => Math.abs(heightOf(row) - usual) > 1)
    .map((row) => {
      const who = row.querySelector('[role=rowheader]')?.textContent.trim().slice(0, 40) ?? '';
      return `the row of ${who} is ${heightOf(row)} high, others ${usual}`;
    });
}

/** What stands in one cell of a row and reaches into the next. */
export function crowdedCells(): string[] {
  const found: string[] = [];
  const seen = (element: Element, cell: Element): number => {
    let { right } = element.getBoundingClientRect();
    for (let outer = element.parentElement; outer && outer !== cell; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflowX !== 'visible') right = Math.min(right, outer.getBoundingClientRect().right);
    }
    return right;
  };
  for (const cell of document.querySelectorAll(
    'main [role=row] > :first-child > :is([role=rowheader], [role=gridcell])',
  )) {
    if (getComputedStyle(cell).overflowX !== 'visible') continue;
    const edge = cell.getBoundingClientRect().right;
    const past = [...cell.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .filter((element) => element.getBoundingClientRect().width > 1 && seen(element, cell) > edge + 1);
    const [first] = past;
    if (first) {
      const who = cell.closest('[role=row]')?.querySelector('[role=rowheader]')?.textContent.trim().slice(0, 40) ?? '';
      const place = `${first.tagName.toLowerCase()}.${[...first.classList].join('.')}`;
      found.push(`in the row of ${who}, ${place} reaches ${Math.round(seen(first, cell) - edge)} past its cell`);
    }
  }
  return found;
}

export const CHECKS = {
  'clipped text': clippedText,
  'overlapping controls': overlappingControls,
  'uneven rows': unevenRows,
  'crowded cells': crowdedCells,
};
