import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { badRequest, payloadTooLarge } from '../../domain/errors.ts';
import type { UploadedFile } from '../services/pictures.ts';

/** What a client sent: texts by name, and files. */
export type Form = { texts: Record<string, string>; files: Map<string, UploadedFile> };

/** Forms with files: the largest document and picture together, and some text. */
export const maxUploadBytes = 70_000_000;
export const maxFormBytes = 1_000_000;

export function limitBody(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw payloadTooLarge();
    },
  });
}

/**
 * Reads a body as JSON or as a form (specification 7: objects as JSON; files and edit forms as multipart). No body is an
 * empty form. In JSON, `translations: { so: { Title } }` stands for `Title.so`.
 */
export async function readForm(c: Context): Promise<Form> {
  const type = c.req.header('content-type') ?? '';
  if (type.startsWith('multipart/form-data') || type.startsWith('application/x-www-form-urlencoded')) return readFormData(c);
  const body = await c.req.text();
  if (body.trim() === '') return { texts: {}, files: new Map() };
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw badRequest();
  }
  if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) throw badRequest();
  return { texts: flatten(parsed), files: new Map() };
}

/** The body `{ ids: [...] }` of an order. */
export async function readIds(c: Context): Promise<string[]> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const ids = body !== null && typeof body === 'object' && 'ids' in body ? body.ids : undefined;
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) throw badRequest();
  return ids;
}

async function readFormData(c: Context): Promise<Form> {
  const data = await c.req.raw.formData().catch((error: unknown) => {
    // The limit on the body speaks through the reading of it.
    throw error instanceof Error && error.name === 'AppError' ? error : badRequest();
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
