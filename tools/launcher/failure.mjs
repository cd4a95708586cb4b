// @ts-check

/** Something a person can mend: the message says what and how, and is shown without a stack. Anything else is a bug. */
export class Failure extends Error {
  /** @override */
  name = 'Failure';
}

/** The person asked to stop (Ctrl+C, a closed terminal). */
export class Interrupted extends Error {
  /** @override */
  name = 'Interrupted';

  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`stopped by ${signal}`);
    this.signal = signal;
  }
}

/**
 * The exit status a shell gives for a signal: 128 + its number.
 *
 * @param {NodeJS.Signals} signal
 */
export function statusOfSignal(signal) {
  return 128 + ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[/** @type {string} */ (signal)] ?? 1);
}
