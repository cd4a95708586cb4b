import { plainMarkdown } from './escape-markdown.ts';
import type { Summary } from './summary.ts';

/** The summary as a Markdown document: a table of who stood there, then what happened, round by round. */
export function summaryMarkdown({ title, facts, combatants, rounds }: Summary): string {
  const table = [
    ['Name', 'Side', 'Stands at', 'State'],
    ['---', '---', '---', '---'],
    ...combatants.map(({ name, label, side, vitals, state }) => [
      label === '' ? cell(name) : `${cell(name)} (${cell(label)})`,
      cell(side),
      cell(vitals),
      cell(state),
    ]),
  ].map((cells) => `| ${cells.join(' | ')} |`);
  const told = rounds.flatMap(({ round, lines }) => [
    `## ${round === 0 ? 'Before the first round' : `Round ${round}`}`,
    '',
    ...lines.map((line) => `- ${plainMarkdown(ended(line))}`),
    '',
  ]);
  return [`# ${plainMarkdown(title)}`, '', facts.join(' · '), '', ...table, '', ...told].join('\n');
}

/** With a full stop, unless a note has its own end. */
const ended = (line: string): string => (/[.!?…]$/.test(line) ? line : `${line}.`);

const cell = plainMarkdown;
