import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { CampaignView } from '../../preload/contract/campaign-views.ts';
import type { EncounterChange } from '../../preload/contract/encounter-views.ts';
import type { Reply } from '../../preload/contract/reply.ts';
import { temporaryFolder } from '../db/temporary.fixtures.ts';
import type { Chance } from './chance.ts';
import { openServices, type OpenedServices } from './open-services.ts';

/** Dice that come up as a test says, in order; ids 1, 2, 3 … A die that was not foreseen is a mistake. */
export function fixedChance(faces: number[] = []): Chance {
  let serial = 0;
  return {
    roll(of) {
      const face = faces.shift();
      if (face === undefined || face > of) throw new Error(`no face foreseen for a d${String(of)}`);
      return face;
    },
    id: () => `id${String((serial += 1))}`,
  };
}

export interface ServicesSet extends OpenedServices {
  readonly folder: string;
  readonly changes: EncounterChange[];
  readonly campaigns: CampaignView[];
  /** Faces that come up next. */
  readonly faces: number[];
  /** Closes and opens them again on the same data. */
  reopen(): ServicesSet;
}

/** The real services on a real database in a folder that goes with the test; only dice, clock and desktop are given. */
export function temporaryServices(
  folder = temporaryFolder(),
  answer: { file: string | null } = { file: null },
): ServicesSet {
  const changes: EncounterChange[] = [];
  const campaigns: CampaignView[] = [];
  const faces: number[] = [];
  let clock = 1_700_000_000_000;
  const dataDir = path.join(folder, 'data');
  const services = openServices({
    info: { version: '0.0.0', dataDir, platform: 'linux' },
    databaseFile: path.join(dataDir, 'woundboard.sqlite'),
    desktop: {
      quit: () => undefined,
      openFolder: () => Promise.resolve(''),
      toggleFullScreen: () => undefined,
      painted: () => undefined,
    },
    askWhere: () => Promise.resolve(answer.file),
    askWhich: () => Promise.resolve(answer.file),
    told: {
      settings: () => undefined,
      encounter: (change) => changes.push(change),
      campaign: (campaign) => campaigns.push(campaign),
    },
    chance: { ...fixedChance(faces), id: serialId },
    now: () => (clock += 1000),
  });
  let open = true;
  const close = (): void => {
    if (open) services.close();
    open = false;
  };
  onTestFinished(close);
  return {
    ...services,
    close,
    folder,
    changes,
    campaigns,
    faces,
    reopen: () => {
      close();
      return temporaryServices(folder, answer);
    },
  };
}

let serial = 0;
const serialId = (): string => `id${String((serial += 1))}`;

/** A command id that no other call has. */
export const nextCommand = (): string => `command${String((serial += 1))}`;

/** The value of a reply that is there at once; a test expects it. */
export function valueOf<Value>(reply: Reply<Value> | Promise<Reply<Value>>): Value {
  if (reply instanceof Promise) throw new Error('this call answers later');
  if (!reply.ok) throw new Error(reply.refusal.reason);
  return reply.value;
}
