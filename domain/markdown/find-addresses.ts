/** A part of a text, with or without an address to link to. */
export type TextPart = { text: string; address?: string };

/**
 * Possible starts of an address; the rest is parsed by hand, so that each character is read a fixed number of times.
 */
const addressStart = /https?:\/\/|www\.|@/gi;
const maxAddressLength = 2_000;
const maxMailboxLength = 64;
/** After this many candidates, the rest of a text gets no links. */
const maxCandidates = 1_000;

const isWordCharacter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_]/u.test(character);
const endsAddress = (character: string) => /[\s<>"«»“”﴾﴿،؛؟]/.test(character);
const isMailboxCharacter = (character: string | undefined) => character !== undefined && /[\w.+-]/.test(character);
const isDomainCharacter = (character: string | undefined) => character !== undefined && /[a-z\d.-]/i.test(character);

/** Finds bare web and mail addresses as GitHub's Markdown does, without the punctuation that ends a sentence. */
export function findAddresses(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  let checkedUpTo = 0;
  let candidates = 0;
  for (const match of text.matchAll(addressStart)) {
    if (candidates++ === maxCandidates) break;
    if (match.index < checkedUpTo) continue;
    const found =
      match[0] === '@' ? findMailAddress(text, match.index, done) : findWebAddress(text, match.index, match[0]);
    checkedUpTo = found?.end ?? 0;
    if (!found?.address) continue;
    if (found.begin > done) parts.push({ text: text.slice(done, found.begin) });
    parts.push({ text: text.slice(found.begin, found.end), address: found.address });
    done = found.end;
  }
  if (done < text.length || parts.length === 0) parts.push({ text: text.slice(done) });
  return parts;
}

/** The position of a candidate, and its address if it is one. */
type FoundAddress = { begin: number; end: number; address: string | undefined };

function findWebAddress(text: string, begin: number, start: string): FoundAddress | undefined {
  if (isWordCharacter(text[begin - 1])) return undefined;
  let end = begin + start.length;
  const last = Math.min(text.length, begin + maxAddressLength);
  while (end < last && !endsAddress(text[end]!)) end++;
  end = trimAddress(text, begin, end);
  const address = text.slice(begin, end);
  const hasProtocol = start.toLowerCase() !== 'www.';
  const hasHost = beginsWithHost(hasProtocol ? address.slice(start.length) : address);
  return { begin, end, address: hasHost ? (hasProtocol ? address : `http://${address}`) : undefined };
}

/** Returns the end without trailing punctuation and without closing brackets that were opened before the address. */
function trimAddress(text: string, begin: number, end: number): number {
  let open = 0;
  for (let at = begin; at < end; at++) open += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
  for (let at = end; at > begin; at--) {
    const character = text[at - 1]!;
    if (character === ')' && open < 0) open++;
    else if (!/[?!.,:;*_~'’]/.test(character)) return at;
  }
  return begin;
}

function findMailAddress(text: string, at: number, from: number): FoundAddress | undefined {
  let begin = at;
  while (begin > from && at - begin < maxMailboxLength && isMailboxCharacter(text[begin - 1])) begin--;
  let end = at + 1;
  while (end - at < 255 && isDomainCharacter(text[end])) end++;
  while (text[end - 1] === '.') end--;
  const isWhole = begin < at && !isMailboxCharacter(text[begin - 1]) && text[end] !== '@' && text[end] !== '_';
  return isWhole && isDomain(text.slice(at + 1, end))
    ? { begin, end, address: `mailto:${text.slice(begin, end)}` }
    : undefined;
}

const isLabel = (label: string) => label.length <= 63 && /^[a-z\d-]+$/i.test(label);

/** Returns whether an address starts with a host, optionally with a port. */
function beginsWithHost(address: string): boolean {
  const end = address.search(/[/?#]/);
  const [host = '', port, ...more] = (end < 0 ? address : address.slice(0, end)).split(':');
  const isPort = port === undefined || /^\d{1,5}$/.test(port);
  return more.length === 0 && isPort && (host.endsWith('.') ? host.slice(0, -1) : host).split('.').every(isLabel);
}

function isDomain(text: string): boolean {
  const labels = text.split('.');
  return labels.length > 1 && labels.every(isLabel) && /^[a-z]{2,24}$/i.test(labels.at(-1)!);
}
