/** As much of a header is read, in characters: a client that lists more tags than fit gets the answer once more. */
const longestHeader = 1_000;

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '');

/**
 * Whether an `If-None-Match` header names an entity tag, by the weak comparison (RFC 9110, sections 8.8.3.2 and
 * 13.1.2).
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.slice(0, longestHeader).trim();
  return tags === '*' || tags.split(',').some((tag) => withoutWeakness(tag.trim()) === withoutWeakness(etag));
}
