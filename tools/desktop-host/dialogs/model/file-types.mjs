// @ts-check
/**
 * File types (Electron's `filters`) and the endings of names. Runs in the dialog's page as well as here, so it imports
 * nothing.
 *
 * @typedef {{ name: string; extensions: string[] }} FileType an extension has neither dot nor wildcard; `*` means all
 */

/**
 * @param {string} name
 * @param {string} extension without a dot
 */
const endsIn = (name, extension) =>
  name.length > extension.length + 1 && name.toLowerCase().endsWith(`.${extension.toLowerCase()}`);

/**
 * Whether a file of this name is of the type; without a type every file is.
 *
 * @param {string} name
 * @param {FileType | undefined} type
 */
export function isOfType(name, type) {
  if (!type || type.extensions.length === 0 || type.extensions.includes('*')) return true;
  return type.extensions.some((extension) => endsIn(name, extension));
}

/** @param {FileType | undefined} type */
const firstExtension = (type) => type?.extensions.find((extension) => extension !== '*');

/**
 * The name with the chosen type's first extension when it has none of any offered type. A name that ends as another
 * offered type does is left alone: whoever types `.md` wants it.
 *
 * @param {string} name not empty
 * @param {readonly FileType[]} types all that are offered
 * @param {number} chosen index in `types`
 */
export function withExtension(name, types, chosen) {
  const extension = firstExtension(types[chosen]);
  if (!extension || types[chosen]?.extensions.includes('*')) return name;
  const known = types.flatMap((type) => type.extensions).filter((each) => each !== '*');
  if (known.some((each) => endsIn(name, each))) return name;
  return name.endsWith('.') ? name + extension : `${name}.${extension}`;
}

/**
 * The text of the path field after another type was chosen: the old type's extension gives way to the new one's; a text
 * without one stays as it is (saving adds it).
 *
 * @param {string} text
 * @param {readonly FileType[]} types
 * @param {number} from index of the type that was chosen
 * @param {number} to index of the type that is chosen now
 */
export function swapExtension(text, types, from, to) {
  const next = firstExtension(types[to]);
  if (!next || isOfType(text, types[to])) return text;
  const old = types[from]?.extensions.find((extension) => extension !== '*' && endsIn(text, extension));
  return old ? text.slice(0, -old.length) + next : text;
}

/**
 * How long a path's stem is, counted from its start: up to the last dot of its last part. A leading dot belongs to the
 * stem.
 *
 * @param {string} text
 */
export function stemEnd(text) {
  const start = text.lastIndexOf('/') + 1;
  const dot = text.lastIndexOf('.');
  return dot > start ? dot : text.length;
}
