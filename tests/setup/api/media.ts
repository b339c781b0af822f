/** Pictures for the media library, as staff upload them. */
import { middle } from '../../../domain/media/focal-point.ts';
import type { DialectName } from '../../../server/store/database.ts';
import type { StoredFile } from '../../../server/store/files/file-row.ts';
import { localized, openTestApp, type StaffClient, type TestApp } from './app.ts';
import { entries, formOf, type ApiResponse, type Client, type Json } from './client.ts';
import { fileOf, twoColours } from '../samples.ts';

/** Opens the app, with a superadmin and an admin signed in. */
export async function openWithStaff(
  dialect: DialectName,
): Promise<{ site: TestApp; superadmin: StaffClient; admin: StaffClient }> {
  const site = await openTestApp(dialect);
  return { site, superadmin: await site.signIn('superadmin'), admin: await site.signIn('admin') };
}

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

export const usesOf = (response: ApiResponse): Json[] => response.json['uses'] as Json[];

/** The fields of a news item that can be published. */
export const completeNews = { Title: 'Title', Content: 'Text', PublishedAt: '2026-11-01' };

/** Makes an item, saves a form of it and returns its path. */
export async function createItem(client: Client, type: string, fields: Record<string, string | File>): Promise<string> {
  const path = `/api/${type}/${idOf(await client.send('POST', `/api/${type}`))}`;
  const saved = await client.send('PUT', path, formOf(fields));
  if (saved.status !== 200) throw new Error(saved.text);
  return path;
}

/** Returns the files of the media library that match a query. */
export const listFiles = async (client: Client, query = ''): Promise<Json[]> =>
  entries(await client.get(`/api/files?limit=100${query}`), 'files');

export const fileIds = async (client: Client, query = ''): Promise<unknown[]> =>
  (await listFiles(client, query)).map((file) => file['_id']);

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
  focus: middle,
  createdAt: '2026-01-01T00:00:00.000Z',
  uploadedBy: null,
});
