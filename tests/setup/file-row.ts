import type { Insertable } from 'kysely';
import type { FileRow } from '../../server/store/database.ts';

/** Returns a row of the table `files`: a picture of one byte without renditions, changed by `values`. */
export function fileRow(values: Partial<Insertable<FileRow>> & { id: string }): Insertable<FileRow> {
  return {
    kind: 'picture',
    file_name: 'x',
    bytes: 1,
    renditions: '[]',
    width: 1,
    height: 1,
    tint: null,
    pages: null,
    alt_en: '',
    alt_so: '',
    alt_ar: '',
    created_at: '2020-01-01T00:00:00.000Z',
    unused_since: null,
    search_text: '',
    content_hash: 'x',
    in_library_since: null,
    deleted_at: null,
    uploaded_by: null,
    focus_x: 50,
    focus_y: 50,
    ...values,
  };
}
