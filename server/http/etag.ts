/** In characters; a client whose list of tags is longer gets the full response. */
const maxHeaderLength = 1_000;

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '');

/**
 * Returns whether an `If-None-Match` header contains an entity tag, by the weak comparison (RFC 9110, sections 8.8.3.2
 * and 13.1.2).
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.slice(0, maxHeaderLength).trim();
  return tags === '*' || tags.split(',').some((tag) => withoutWeakness(tag.trim()) === withoutWeakness(etag));
}
