import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../db/temporary.fixtures.ts';
import { nextCommand, temporaryServices, valueOf } from '../services.fixtures.ts';

it('tells each round once, and numbers below zero with a true minus', async () => {
  const file = path.join(temporaryFolder(), 'summary.md');
  const { areas } = temporaryServices(temporaryFolder(), { file });
  const { id: campaign, party } = valueOf(
    areas.campaign.create({ commandId: nextCommand(), ruleset: 'stamina-wounds', sample: true }),
  );
  const { id: encounter, combatants } = valueOf(
    areas.encounter.start({
      commandId: nextCommand(),
      campaign,
      name: 'Weir',
      mode: 'spotlight',
      party: party.slice(0, 1).map(({ id }) => id),
      adversaries: [],
    }),
  );
  const targets = combatants.map(({ id }) => ({ combatant: id }));
  valueOf(areas.encounter.nextTurn({ commandId: nextCommand(), encounter }));
  valueOf(areas.damage.apply({ commandId: nextCommand(), encounter, targets, source: null, text: '22' }));
  await areas.summary.export({ encounter, format: 'markdown' });
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('| Stamina 0 of 9, Wounds −2 of 11 |');
  expect(text.match(/Round 2/g)).toEqual(['Round 2']);
  expect(text).not.toMatch(/-\d/);
});
