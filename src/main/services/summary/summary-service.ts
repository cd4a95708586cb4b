import type { SummaryApi } from '../../../preload/contract/api/journal-api.ts';
import type { Reply } from '../../../preload/contract/reply.ts';
import type { Answers } from '../answers.ts';
import type { EncounterBoard } from '../encounters/encounter-board.ts';
import type { Gestures } from '../encounters/gestures.ts';
import { fileStem } from './file-stem.ts';
import { summaryMarkdown } from './markdown.ts';
import { summarize } from './summary.ts';
import { writeWhole } from './write-whole.ts';

/** Asks the person where a file goes. Resolves with its path, or null when they cancel. */
export type AskWhere = (suggestion: {
  readonly name: string;
  readonly extension: string;
  readonly kind: string;
}) => Promise<string | null>;

export interface SummaryServiceOptions {
  readonly gestures: Gestures;
  readonly board: EncounterBoard;
  readonly askWhere: AskWhere;
}

export function makeSummaryService({ gestures, board, askWhere }: SummaryServiceOptions): Answers<SummaryApi> {
  return {
    async export({ encounter }): Promise<Reply<{ readonly file: string | null }>> {
      const current = gestures.current(encounter);
      if (!current.ok) return current;
      const { value } = current;
      const lines = board.earlier(value.state, value.seq + 1, Number.MAX_SAFE_INTEGER);
      const text = summaryMarkdown(summarize(board.whole(value), lines));
      const suggestion = { name: fileStem(value.state.name), extension: 'md', kind: 'Markdown' };
      const file = await askWhere(suggestion);
      if (file === null) return { ok: true, value: { file } };
      const problem = await writeWhole(file, text);
      return problem ?? { ok: true, value: { file } };
    },
  };
}
