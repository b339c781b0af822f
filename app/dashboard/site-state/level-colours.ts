import type { StateLevel } from '../../../domain/operating/site-state.ts';

/** The classes that colour a level of the state. */
export const levelColours: Record<StateLevel, string> = {
  ok: 'bg-palm-ground text-palm',
  attention: 'bg-amber-ground text-amber-ink',
  problem: 'bg-clay-ground text-clay',
};
