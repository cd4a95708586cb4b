import type { DamageApi } from '../../../preload/contract/api/damage-api.ts';
import type { DamagePreview } from '../../../preload/contract/damage-views.ts';
import type { Outcome } from '../../rules/index.ts';
import type { PromptAnswers } from '../answers.ts';
import type { Chance } from '../chance.ts';
import type { Gestures } from '../encounters/gestures.ts';
import { entryCommands } from './entry-commands.ts';
import { previewEntry, rolledEntry } from './preview-entry.ts';

export interface DamageServiceOptions {
  readonly gestures: Gestures;
  readonly chance: Chance;
}

/** Damage, healing and set values as a person types them: previewed and applied by the same code. */
export class DamageService implements PromptAnswers<DamageApi> {
  readonly #options: DamageServiceOptions;

  constructor(options: DamageServiceOptions) {
    this.#options = options;
  }

  readonly preview = ({ roll, ...entry }: Parameters<DamageApi['preview']>[0]): Outcome<DamagePreview> => {
    const current = this.#options.gestures.current(entry.encounter);
    if (!current.ok) return current;
    const { state } = current.value;
    return previewEntry(state, roll === true ? rolledEntry(state, entry, this.#options.chance) : entry);
  };

  readonly apply = ({
    commandId,
    encounter,
    ...entry
  }: Parameters<DamageApi['apply']>[0]): ReturnType<Gestures['run']> =>
    this.#options.gestures.run({ commandId, encounter }, (state) => entryCommands(state, entry), {
      kind: 'damage',
      ...entry,
    });

  readonly heal = (input: Parameters<DamageApi['heal']>[0]): ReturnType<Gestures['run']> => {
    const amount = input.text.trim();
    return this.apply({ ...input, text: amount.startsWith('+') ? amount : `+${amount}` });
  };
}
