/** What a traced process asked the system to do with files, in order. */
export type Step =
  | { readonly type: 'write'; readonly file: string; readonly at: number; readonly bytes: Buffer }
  | { readonly type: 'cut'; readonly file: string; readonly length: number }
  | { readonly type: 'sync'; readonly file: string }
  /** It wrote to its standard output. */
  | { readonly type: 'said'; readonly text: string };

/** The arguments for strace that {@link stepsIn} can read. */
export const straceArguments = (output: string): string[] => [
  ...['-qq', '-y', '-xx', '-s', '70000', '-o', output],
  ...['-e', 'trace=pwrite64,write,fsync,fdatasync,ftruncate', '-e', 'signal=none'],
];

const CALL = /^(\w+)\((\d+)<([^>]*)>(?:, (.*))?\) += (-?\d+)/;

/**
 * @throws Error for a call that failed or wrote less than it was to: the replay would not be what happened
 */
export function stepsIn(trace: string): Step[] {
  return trace.split('\n').flatMap((line): Step[] => {
    const [, call, descriptor, name = '', rest = '', result] = CALL.exec(line) ?? [];
    if (call === undefined) return [];
    const file = text(name);
    switch (call) {
      case 'fsync':
      case 'fdatasync':
        return [{ type: 'sync', file }];
      case 'ftruncate':
        return [{ type: 'cut', file, length: Number(rest) }];
      case 'write':
        return descriptor === '1' ? [{ type: 'said', text: text(stringIn(rest)) }] : [];
      default: {
        const bytes = fromHex(stringIn(rest));
        if (Number(result) !== bytes.length)
          throw new Error(`A write came to ${result ?? '?'} bytes: ${line.slice(0, 200)}`);
        return [{ type: 'write', file, at: Number(/, (\d+)$/.exec(rest)?.[1]), bytes }];
      }
    }
  });
}

const stringIn = (rest: string): string => /^"([^"]*)"/.exec(rest)?.[1] ?? '';
const fromHex = (escaped: string): Buffer => Buffer.from(escaped.replaceAll('\\x', ''), 'hex');
const text = (escaped: string): string => fromHex(escaped).toString();
