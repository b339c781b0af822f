import { notFound } from '../errors.ts';
import type { ContentType } from './define.ts';

/** Returns the content type of a name; throws 404 where there is none. */
export function requireType(types: readonly ContentType[], name: string): ContentType {
  const type = types.find((one) => one.name === name);
  if (!type) throw notFound();
  return type;
}
