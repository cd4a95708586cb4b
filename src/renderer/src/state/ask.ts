import type { Reply } from '../../../preload/contract/api.ts';

export type Refusal = Extract<Reply<never>, { ok: false }>['refusal'];

/**
 * Waits for an answer of main. A call that breaks off (main is gone, or has a bug) becomes a refusal in words as well, so
 * that nobody has to catch anything.
 */
export async function ask<Value>(call: () => Promise<Reply<Value>>): Promise<Reply<Value>> {
  try {
    return await call();
  } catch (error) {
    console.error(error);
    return {
      ok: false,
      refusal: {
        code: 'noAnswer',
        reason:
          'No answer came back, so this may not have been done. If it happens again, quit Woundboard and start it anew.',
      },
    };
  }
}
