/** The migrations in the order in which they run. A released one never changes. */
import type { Migration } from 'kysely';
import { site } from './001-site.ts';

export const migrations: Record<string, Migration> = {
  '001-site': site,
};
