import type { StateLevel } from '../../../domain/operating/site-state.ts';

/** The classes that colour a level of the state. */
export const levelColours: Record<StateLevel, string> = {
  ok: 'bg-success-surface text-success',
  attention: 'bg-warning-surface text-on-warning',
  problem: 'bg-danger-surface text-danger',
};
