import { badRequest } from '../../../domain/errors.ts';
import { isObject } from '../../../domain/model/is-object.ts';
import { requireFewFields } from '../../http/read-body.ts';

/** More than any of our forms has, and cheap to process. */
const maxFields = 500;

/** Deeper than `{ translations: { so: { Title } } }`, with a margin. */
const maxDepth = 8;

/** Entries of arrays in a JSON body: the ids of a list in a new order. */
const maxEntries = 10_000;

/** Returns the fields of an `application/x-www-form-urlencoded` body by name. Throws 400 for more than 500 fields. */
export function parseUrlEncoded(body: string): Record<string, string> {
  requireFewFields(body, maxFields);
  return Object.fromEntries(new URLSearchParams(body));
}

/**
 * Returns the object of a JSON body. Throws 400 for anything else, and for more than 500 members, objects and arrays,
 * 10,000 entries or 8 levels. They are counted before parsing, since each takes many times its size in memory.
 */
export function parseJsonObject(body: string): object {
  if (!isSimple(body)) throw badRequest();
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw badRequest();
  }
  if (!isObject(parsed)) throw badRequest();
  return parsed;
}

/** Returns whether a JSON text has few enough members, entries and levels; what is not JSON may have. */
function isSimple(json: string): boolean {
  let [depth, members, entries, inText] = [0, 0, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const char = json.charCodeAt(at);
    if (inText) {
      if (char === 0x5c /* \ */) at += 1;
      else if (char === 0x22 /* " */) inText = false;
    } else if (char === 0x22) inText = true;
    else if (char === 0x2c /* , */) entries += 1;
    else if (char === 0x3a /* : */) members += 1;
    else if (char === 0x5b /* [ */ || char === 0x7b /* { */) {
      members += 1;
      depth += 1;
    } else if (char === 0x5d || char === 0x7d) depth -= 1;
    if (depth > maxDepth || members > maxFields || entries > maxEntries) return false;
  }
  return true;
}
