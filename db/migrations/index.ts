/** The migrations in the order in which they run. A released one never changes. */
import type { Migration } from 'kysely';
import { baseline } from './001-baseline/baseline.ts';

export const migrations: Record<string, Migration> = {
  '001-baseline': baseline,
};
