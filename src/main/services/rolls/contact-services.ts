import type { ServiceAreas } from '../open-services.ts';
import { makeFallsService } from './falls-service.ts';
import { makeMeetingService } from './meeting-service.ts';
import { makeMoraleService } from './morale-service.ts';
import type { RollsOptions } from './roll-options.ts';

/** What Stamina & Wounds rolls for beyond the hit: how sides meet, whether they stand, and how somebody falls. */
export const makeContactServices = (rolls: RollsOptions): Pick<ServiceAreas, 'morale' | 'meeting' | 'falls'> => ({
  morale: makeMoraleService(rolls),
  meeting: makeMeetingService(rolls),
  falls: makeFallsService(rolls),
});
