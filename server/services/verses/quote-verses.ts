import { notFound } from '../../../domain/errors.ts';
import { requireStaff } from '../../../domain/people/permissions.ts';
import type { Viewer } from '../../../domain/people/viewer.ts';
import { readReference, writeQuotation } from '../../../domain/quran/quotations.ts';
import { readVerses } from '../../quran/quran-text.ts';

/** Returns the verses of a reference such as `2:183-184` as they are inserted in a text. Throws 401, or 404. */
export async function quoteVerses(viewer: Viewer, reference: string): Promise<string> {
  requireStaff(viewer);
  const verses = readReference(reference);
  if (!verses) throw notFound();
  return writeQuotation(await readVerses(verses), verses);
}
