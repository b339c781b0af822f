import type { Context } from 'hono';
import { badRequest } from '../../domain/errors.ts';
import { readBody, requireDeclaredLength } from '../http/read-body.ts';
import type { UploadedFile } from '../services/pictures.ts';
import { parseJsonObject, parseUrlEncoded } from './parse-body.ts';

/** What a client sent: texts by name, and files. */
export type Form = { texts: Record<string, string>; files: Map<string, UploadedFile> };

/**
 * The largest bodies in bytes, by what a route takes. Handlers call `readForm` after they know who asks; visitors reach
 * only the routes that take `credentials` and `visitorForm`.
 */
export const bodyLimits = {
  credentials: 4_096,
  visitorForm: 65_536,
  staffForm: 1_000_000,
  /** Forms with files: the largest document and picture together, and some text. */
  upload: 70_000_000,
} as const;

/** A longer body in this encoding is no form of ours: browsers send it only where no script runs. */
const maxUrlEncodedBytes = 65_536;

/**
 * Reads a body as JSON or as a form (specification 7: objects as JSON; files and edit forms as multipart). No body is an
 * empty form. In JSON, `translations: { so: { Title } }` stands for `Title.so`. `maxBytes` bounds texts; a form with files
 * may be as large as `maxUploadBytes`. Throws 413 for a larger body, unread; 400 for one that cannot be read.
 */
export async function readForm(c: Context, maxBytes: number, maxUploadBytes = maxBytes): Promise<Form> {
  const type = c.req.header('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return readMultipart(c, maxUploadBytes);
  const isUrlEncoded = type.startsWith('application/x-www-form-urlencoded');
  const body = Buffer.from(await readBody(c.req.raw, isUrlEncoded ? Math.min(maxBytes, maxUrlEncodedBytes) : maxBytes)).toString('utf8');
  const files = new Map<string, UploadedFile>();
  if (isUrlEncoded) return { texts: parseUrlEncoded(body), files };
  return { texts: body.trim() === '' ? {} : flatten(parseJsonObject(body)), files };
}

/** The body `{ ids: [...] }` of an order; ids that are no texts are a 400. */
export async function readIds(c: Context): Promise<string[]> {
  const body = parseJsonObject(Buffer.from(await readBody(c.req.raw, bodyLimits.staffForm)).toString('utf8'));
  const ids = 'ids' in body ? body.ids : undefined;
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) throw badRequest();
  return ids;
}

async function readMultipart(c: Context, maxBytes: number): Promise<Form> {
  requireDeclaredLength(c.req.raw, maxBytes);
  const whole = new Response(Buffer.from(await readBody(c.req.raw, maxBytes, 600_000)), { headers: { 'content-type': c.req.header('content-type') ?? '' } });
  const data = await whole.formData().catch(() => {
    throw badRequest();
  });
  const texts: Record<string, string> = {};
  const files = new Map<string, UploadedFile>();
  for (const [name, value] of data) {
    if (typeof value === 'string') texts[name] = value;
    // A file input that was left empty sends an empty file without a name.
    else if (value.size > 0 || value.name !== '') files.set(name, { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return { texts, files };
}

function flatten(body: object): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(body)) {
    if (name === 'translations' && value !== null && typeof value === 'object') {
      for (const [language, fields] of Object.entries(value as object)) {
        for (const [field, text] of Object.entries((fields as object | null) ?? {})) {
          if (typeof text === 'string') texts[`${field}.${language}`] = text;
        }
      }
    } else if (value === null) texts[name] = '';
    else if (['string', 'number', 'boolean'].includes(typeof value)) texts[name] = String(value);
  }
  return texts;
}
