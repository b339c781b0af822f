/** Pictures for the media library, as staff upload them. */
import type { StoredFile } from '../../server/store/file-store.ts';
import { localized, type StaffClient } from './app.ts';
import { formOf, type ApiResponse, type Client } from './client.ts';
import { fileOf, twoColours } from './samples.ts';

let width = 30;

/** Returns a picture that no other test of the file uses. */
export const freshPicture = async (): Promise<Buffer> =>
  twoColours((width += 1), 30)
    .png()
    .toBuffer();

/** Uploads a picture; returns the response. */
export const uploadPicture = async (
  client: Client | StaffClient,
  fields: Record<string, string> = {},
  name = 'well.png',
  bytes?: Buffer,
): Promise<ApiResponse> =>
  client.send('POST', '/api/files', formOf({ ...fields, file: fileOf(bytes ?? (await freshPicture()), name) }));

export const idOf = (response: ApiResponse): string => String(response.json['_id']);

/** Returns the record of a picture whose bytes are not stored. */
export const storedPicture = (id: string, hash: string): StoredFile => ({
  id,
  kind: 'picture',
  fileName: 'a.png',
  bytes: 1,
  renditions: [{ key: `pictures/${hash}/30.webp`, format: 'webp', width: 30, bytes: 1 }],
  width: 30,
  height: 30,
  tint: null,
  pages: null,
  alt: localized({}),
  createdAt: '2026-01-01T00:00:00.000Z',
  uploadedBy: null,
});
