import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'hono';
import { badRequest } from '../../../domain/errors.ts';
import { isObject } from '../../../domain/model/is-object.ts';
import { languages } from '../../../domain/model/localized.ts';
import type { Identified } from '../../http/identify.ts';
import { readBody } from '../../http/read-body.ts';
import { longText } from '../../queues/yield-to-event-loop.ts';
import { parseJsonObject, parseUrlEncoded } from './parse-body.ts';
import { readMultipart, type MultipartForm } from './read-multipart.ts';

/** What a client sent: texts by name, and files. */
export type Form = MultipartForm;

/**
 * The largest bodies in bytes, by what a route takes. Handlers call `readForm` after the viewer is known; visitors
 * reach only the routes that take `credentials` and `visitorForm`.
 */
export const bodyLimits = {
  credentials: 4_096,
  visitorForm: 65_536,
  staffForm: 1_000_000,
} as const;

/** Longer bodies in this encoding come from none of our forms: browsers use it only without scripts. */
const maxUrlEncodedBytes = 65_536;

/**
 * Reads a body as JSON or as a form (specification 7: objects as JSON; files and edit forms as multipart). No body is
 * an empty form. In JSON, `translations: { so: { Title } }` means `Title.so`, `rights: { news }` means `rights.news`,
 * and other objects and arrays are ignored. `maxBytes` limits the texts; `acceptUploads` declares the files. Throws 413
 * for a larger body, unread; 400 for one that cannot be read; 401 where the sender was signed out meanwhile.
 */
export async function readForm(c: Context, maxBytes: number): Promise<Form> {
  const type = c.req.header('content-type') ?? '';
  if (/^multipart\/form-data\b/i.test(type)) {
    const form = await readMultipart(c, maxBytes);
    await requireCurrentViewer(c);
    return form;
  }
  const isUrlEncoded = type.startsWith('application/x-www-form-urlencoded');
  const body = await readText(c, isUrlEncoded ? Math.min(maxBytes, maxUrlEncodedBytes) : maxBytes);
  const files: Form['files'] = new Map();
  if (isUrlEncoded) return { texts: parseUrlEncoded(body), files };
  return { texts: body.trim() === '' ? {} : flatten(parseJsonObject(body)), files };
}

/** Returns a body as text. Throws as `readForm` does. */
export async function readText(c: Context, maxBytes: number): Promise<string> {
  const body = await readBody(c.req.raw, maxBytes);
  await requireCurrentViewer(c);
  if (body.byteLength > longText) await nextTurn();
  return Buffer.from(body).toString('utf8');
}

/** A body may arrive for minutes, in which a session is ended, or its person deleted or given another role. */
async function requireCurrentViewer(c: Context): Promise<void> {
  await (c as Context<Identified>).get('requireCurrentViewer')?.();
}

/**
 * Reads the body `{ ids: [...], moved? }` of a new order, `moved` being the item that was moved; throws 400 for ids
 * that are not strings.
 */
export async function readOrder(c: Context): Promise<{ ids: string[]; moved: string | undefined }> {
  const body = parseJsonObject(await readText(c, bodyLimits.staffForm));
  const ids = 'ids' in body ? body.ids : undefined;
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) throw badRequest();
  const moved = 'moved' in body && typeof body.moved === 'string' ? body.moved : undefined;
  return { ids, moved };
}

function flatten(body: object): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(body)) {
    // An array or a text would make a field of each entry or letter.
    if (name === 'translations' && isObject(value)) {
      for (const language of languages) {
        const fields = value[language];
        if (!isObject(fields)) continue;
        for (const [field, text] of Object.entries(fields))
          if (typeof text === 'string') texts[`${field}.${language}`] = text;
      }
    } else if (name === 'rights' && isObject(value)) {
      // What is no text is no right either: a problem of its field.
      for (const [kind, right] of Object.entries(value))
        texts[`rights.${kind}`] = typeof right === 'string' ? right : right === null ? '' : '?';
    } else if (value === null) texts[name] = '';
    else if (['string', 'number', 'boolean'].includes(typeof value)) texts[name] = String(value);
    // Without it, a save would not be checked for a conflict.
    else if (name === 'revision') throw badRequest();
  }
  return texts;
}
