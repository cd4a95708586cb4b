/**
 * @param {string} what
 * @returns {Error}
 */
export function notReproduced(what) {
  return new Error(`desktop-host: ${what} is not reproduced`);
}

/**
 * Gives an object (or a class's prototype) the members of Electron that the host lacks: each says so as soon as it is
 * read or called, so that no bug hides behind silence. A test may still put its own in its place.
 *
 * @template {object} T
 * @param {T} object
 * @param {string} name      as the message shall name it
 * @param {Iterable<string>} members
 * @returns {T}
 */
export function refuseMembers(object, name, members) {
  for (const member of members) {
    if (member in object) continue;
    Object.defineProperty(object, member, {
      configurable: true,
      enumerable: false,
      get() {
        throw notReproduced(`${name}.${member}`);
      },
      set(value) {
        Object.defineProperty(this, member, { value, writable: true, configurable: true, enumerable: true });
      },
    });
  }
  return object;
}
