/** Small help with the page's elements. Text is always set as text: a file's name can hold any letters. */

/** @param {string} id */
export const byId = (id) => document.getElementById(id);

/**
 * @param {string} tag
 * @param {{ className?: string; text?: string; [attribute: string]: string | undefined }} [given] other keys are attributes
 * @param {readonly Element[]} [children]
 */
export function element(tag, { className, text, ...attributes } = {}, children = []) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

const PATHS = {
  up: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 6 6v5',
  folder: 'M3 6a1 1 0 0 1 1-1h5l2.5 3H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1z',
  file: 'M6 3h8l5 5v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM14 3v5h5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.4v.1',
  question: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.4 9.4a2.7 2.7 0 1 1 3.9 2.5c-.9.5-1.3 1-1.3 1.9M12 16.9v.1',
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.1',
  error: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM9.2 9.2l5.6 5.6M14.8 9.2l-5.6 5.6',
};

/** @param {keyof typeof PATHS} name */
export function icon(name) {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS(space, 'path');
  shape.setAttribute('d', PATHS[name]);
  svg.append(shape);
  return svg;
}

/** What the host put into the page for its start. */
export const startData = () => JSON.parse(byId('start').textContent);
