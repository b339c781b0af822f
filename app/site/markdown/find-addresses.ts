/** A part of a text, with or without an address to link to. */
export type TextPart = { text: string; address?: string };

/**
 * Possible starts of an address; the rest is parsed by hand, so that each character is read a fixed number of times.
 */
const beginning = /https?:\/\/|www\.|@/gi;
const addressLength = 2_000;
const nameLength = 64;
/** After this many candidates, the rest of a text gets no links. */
const mostLooks = 1_000;

const isWordSign = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}_]/u.test(sign);
const endsAddress = (sign: string) => /[\s<>"«»“”﴾﴿،؛؟]/.test(sign);
const isNameSign = (sign: string | undefined) => sign !== undefined && /[\w.+-]/.test(sign);
const isDomainSign = (sign: string | undefined) => sign !== undefined && /[a-z\d.-]/i.test(sign);

/** Finds bare web and mail addresses as GitHub's Markdown does, without the punctuation that ends a sentence. */
export function findAddresses(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  let lookedUpTo = 0;
  let looks = 0;
  for (const match of text.matchAll(beginning)) {
    if (looks++ === mostLooks) break;
    if (match.index < lookedUpTo) continue;
    const found = match[0] === '@' ? findMail(text, match.index, done) : findPage(text, match.index, match[0]);
    lookedUpTo = found?.end ?? 0;
    if (!found?.address) continue;
    if (found.begin > done) parts.push({ text: text.slice(done, found.begin) });
    parts.push({ text: text.slice(found.begin, found.end), address: found.address });
    done = found.end;
  }
  if (done < text.length || parts.length === 0) parts.push({ text: text.slice(done) });
  return parts;
}

/** The position of a candidate, and its address if it is one. */
type Found = { begin: number; end: number; address: string | undefined };

function findPage(text: string, begin: number, start: string): Found | undefined {
  if (isWordSign(text[begin - 1])) return undefined;
  let end = begin + start.length;
  const last = Math.min(text.length, begin + addressLength);
  while (end < last && !endsAddress(text[end]!)) end++;
  end = withoutEnd(text, begin, end);
  const address = text.slice(begin, end);
  const isNamed = start.toLowerCase() !== 'www.';
  const hasHost = beginsWithHost(isNamed ? address.slice(start.length) : address);
  return { begin, end, address: hasHost ? (isNamed ? address : `http://${address}`) : undefined };
}

/** Returns the end without trailing punctuation and without closing brackets that were opened before the address. */
function withoutEnd(text: string, begin: number, end: number): number {
  let open = 0;
  for (let at = begin; at < end; at++) open += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
  for (let at = end; at > begin; at--) {
    const sign = text[at - 1]!;
    if (sign === ')' && open < 0) open++;
    else if (!/[?!.,:;*_~'’]/.test(sign)) return at;
  }
  return begin;
}

function findMail(text: string, at: number, from: number): Found | undefined {
  let begin = at;
  while (begin > from && at - begin < nameLength && isNameSign(text[begin - 1])) begin--;
  let end = at + 1;
  while (end - at < 255 && isDomainSign(text[end])) end++;
  while (text[end - 1] === '.') end--;
  const isWhole = begin < at && !isNameSign(text[begin - 1]) && text[end] !== '@' && text[end] !== '_';
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
