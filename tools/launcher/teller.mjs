// @ts-check
/** What the launcher says: plain lines, and one moving line for a long step where the output is a terminal. */

/**
 * @typedef {object} Output
 * @property {(text: string) => unknown} write
 * @property {boolean} [isTTY]
 *
 * @typedef {object} Teller
 * @property {(text: string) => void} line
 * @property {<T>(title: string, work: (note: (detail: string) => void) => Promise<T>) => Promise<T>} during
 *   runs a long step and shows that it is alive: elapsed seconds, and the last `note` (a few words) of the step
 */

/** Seconds between two signs of life where there is no terminal to rewrite a line on. */
const PLAIN_EVERY = 15;

/**
 * @param {Output} [out]
 * @param {{ tick?: number, now?: () => number }} [clock] milliseconds between two looks at the clock; the clock
 * @returns {Teller}
 */
export function createTeller(out = process.stdout, { tick = 1000, now = Date.now } = {}) {
  const terminal = out.isTTY === true;
  return {
    line: (text) => void out.write(`${text}\n`),
    async during(title, work) {
      const began = now();
      const seconds = () => Math.round((now() - began) / 1000);
      let detail = '';
      let said = 0;
      const show = () => {
        const state = `${seconds()} s${detail && `, ${detail}`}`;
        if (terminal) out.write(`\r\u001b[2K${title} ${'.'.repeat(1 + (seconds() % 3)).padEnd(3)} ${state}`);
        else if (seconds() - said >= PLAIN_EVERY) {
          said = seconds();
          out.write(`  … ${state}\n`);
        }
      };
      if (!terminal) out.write(`${title} …\n`);
      else show();
      const timer = setInterval(show, tick);
      const end = (/** @type {string} */ word) => {
        clearInterval(timer);
        out.write(`${terminal ? '\r\u001b[2K' : ''}${title}: ${word} ${seconds()} s\n`);
      };
      try {
        const result = await work((text) => void (detail = text));
        end('done in');
        return result;
      } catch (error) {
        end('stopped after');
        throw error;
      }
    },
  };
}
