import type { RulesetId } from '../../rules/index.ts';

/** A flag of the grammar as a button: which rulesets have it, and what it is called. */
export interface FlagButton {
  readonly flag: string;
  readonly label: string;
}

const BUTTONS: Readonly<Record<RulesetId, readonly FlagButton[]>> = {
  thresholds: [
    { flag: 's', label: 'Armor slot' },
    { flag: '/2', label: 'Half' },
    { flag: 'c', label: 'Critical' },
    { flag: '!', label: 'Direct' },
    { flag: 'a', label: 'Area' },
  ],
  'stamina-wounds': [
    { flag: 'u', label: 'Unaware' },
    { flag: 'h', label: 'Helpless' },
    { flag: 'c', label: 'Critical' },
    { flag: 'p', label: 'Poison' },
    { flag: 'f', label: 'Falling' },
    { flag: 'a', label: 'Area' },
    { flag: 's', label: 'Subdual' },
  ],
};

export const flagButtons = (ruleset: RulesetId): readonly FlagButton[] => BUTTONS[ruleset];

const SHAPE = /^(?<amount>.*?)(?<times>\s*\/\s*2)?(?<flags>[\s!cuhpfas]*)$/is;

/** Whether a text of damage has a flag. */
export function hasFlag(text: string, flag: string): boolean {
  const { times = '', flags = '' } = SHAPE.exec(text)?.groups ?? {};
  return flag === '/2' ? times !== '' : flags.toLowerCase().includes(flag);
}

/** The text with a flag put in or taken out: `14` → `14 s` → `14`. */
export function withFlag(text: string, flag: string): string {
  const { amount = '', times = '', flags = '' } = SHAPE.exec(text.trim())?.groups ?? {};
  const letters = flags.replace(/\s/g, '');
  const half = flag === '/2' ? (times === '' ? '/2' : '') : times.trim();
  const kept = flag === '/2' ? letters : toggled(letters, flag);
  return `${amount.trim()}${half}${kept === '' ? '' : ` ${kept}`}`;
}

const toggled = (letters: string, flag: string): string =>
  letters.toLowerCase().includes(flag)
    ? letters.replaceAll(flag, '').replaceAll(flag.toUpperCase(), '')
    : letters + flag;
