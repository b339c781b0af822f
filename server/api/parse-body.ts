import { badRequest } from '../../domain/errors.ts';
import { isObject } from '../../domain/model/is-object.ts';
import { requireFewFields } from '../http/read-body.ts';

/** More than any of our forms has, and cheap to process. */
export const maxFields = 500;

/** Deeper than `{ translations: { so: { Title } } }`, with a margin. */
const maxDepth = 8;

/** Returns the fields of an `application/x-www-form-urlencoded` body by name. Throws 400 for more than 500 fields. */
export function parseUrlEncoded(body: string): Record<string, string> {
  requireFewFields(body, maxFields);
  return Object.fromEntries(new URLSearchParams(body));
}

/**
 * Returns the object of a JSON body. Throws 400 for anything else, for more than 8 levels and for more than 500 members
 * at the top level; the depth is counted before parsing, since each level takes many times its size in memory.
 */
export function parseJsonObject(body: string): object {
  if (depthOf(body) > maxDepth) throw badRequest();
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw badRequest();
  }
  if (!isObject(parsed)) throw badRequest();
  if (Object.keys(parsed).length > maxFields) throw badRequest();
  return parsed;
}

/** Returns the nesting depth of a JSON text where it exceeds `maxDepth`, else 0. */
function depthOf(json: string): number {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const char = json.charCodeAt(at);
    if (inText) {
      if (char === 0x5c /* \ */) at += 1;
      else if (char === 0x22 /* " */) inText = false;
    } else if (char === 0x22) inText = true;
    else if (char === 0x5b /* [ */ || char === 0x7b /* { */) {
      depth += 1;
      if (depth > maxDepth) return depth;
    } else if (char === 0x5d || char === 0x7d) depth -= 1;
  }
  return 0;
}
