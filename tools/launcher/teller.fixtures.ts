import { createTeller, type Teller } from './teller.mjs';

/** A teller that keeps what it says. */
export function recordingTeller(): Teller & { readonly said: string } {
  let said = '';
  const teller = createTeller({ write: (text: string) => (said += text) });
  return {
    ...teller,
    get said() {
      return said;
    },
  };
}
