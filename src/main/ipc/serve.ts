import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron';
import type { z } from 'zod';
import { CALLS, channelOf, type CallName, type InputOf, type ValueOf } from '../../preload/contract/channels.ts';
import type { BridgeRefusal, Reply } from '../../preload/contract/reply.ts';
import { SCHEMAS } from '../../preload/contract/schemas/index.ts';
import { isTrustedSender, type TrustedSenders } from './sender.ts';

/** A handler answers with a reply, at once or later. `sender` is the page that asks, for calls about its own window. */
export type Handler<Name extends CallName> = (
  input: InputOf<Name>,
  sender: WebContents,
) => Reply<ValueOf<Name>> | Promise<Reply<ValueOf<Name>>>;

export type Handlers = { readonly [Name in CallName]: Handler<Name> };

export interface ServeOptions {
  readonly ipcMain: Pick<IpcMain, 'handle'>;
  readonly trusted: TrustedSenders;
  readonly handlers: Handlers;
  /** What an exception means for the person, as a refusal that changed nothing; null: it is a bug. */
  readonly explain: (error: unknown) => BridgeRefusal | null;
  /** Told of every bug: an exception in a handler. */
  readonly report: (call: CallName, error: unknown) => void;
}

/**
 * Serves every call of the contract: checks the sender, parses the input, runs the handler, wraps the answer. The only
 * caller of `ipcMain`. Refusals of its own: `untrustedSender`, `badInput` (with the field), `internal`;
 * a disk that fails, or is full, is a refusal in words as well.
 */
export function serve({ ipcMain, trusted, handlers, explain, report }: ServeOptions): void {
  const serveOne = <Name extends CallName>(name: Name, handler: Handler<Name> = handlers[name]): void => {
    const schema: z.ZodType<InputOf<Name>> = SCHEMAS[name];
    ipcMain.handle(channelOf(name), async (event: IpcMainInvokeEvent, ...args: unknown[]) => {
      if (!isTrustedSender(event, trusted)) {
        return refused({ code: 'untrustedSender', reason: 'This page may not use Woundboard.' });
      }
      const parsed = parse(schema, args);
      if (!parsed.ok) return parsed;
      try {
        return await handler(parsed.value, event.sender);
      } catch (error) {
        const known = explain(error);
        if (known) return refused(known);
        report(name, error);
        return refused({ code: 'internal', reason: 'Something went wrong inside Woundboard. Nothing was changed.' });
      }
    });
  };
  for (const name of CALLS) serveOne(name);
}

const refused = (refusal: BridgeRefusal): Reply<never> => ({ ok: false, refusal });

function parse<Input>(schema: z.ZodType<Input>, args: readonly unknown[]): Reply<Input> {
  if (args.length > 1) return refused({ code: 'badInput', reason: 'A call takes one input at most.' });
  let result;
  try {
    result = schema.safeParse(args[0]);
  } catch {
    // A hostile object (an accessor that throws) is bad input, not a bug.
    return refused({ code: 'badInput', reason: 'The input cannot be read.' });
  }
  if (result.success) return { ok: true, value: result.data };
  const issue = result.error.issues[0];
  const reason = issue?.message ?? 'The input does not fit.';
  const field = issue?.path.map(String).join('.') ?? '';
  return refused(field === '' ? { code: 'badInput', reason } : { code: 'badInput', reason, field });
}
