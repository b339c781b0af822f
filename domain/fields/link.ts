import type { FieldProblem } from '../errors.ts';
import type { FieldBase } from './field.ts';
import { isFarTooLong } from './far-too-long.ts';

/** A web address, https only. `hosts`: its host must be one of these or a subdomain of one. */
export type LinkField = FieldBase & { kind: 'link'; max: number /* characters */; hosts?: readonly string[] };

/** Declares a field with a web address, by default of at most 1,000 characters. */
export function link(options: Omit<LinkField, 'kind' | 'max'> & { max?: number }): LinkField {
  return { max: 1_000, ...options, kind: 'link' };
}

/**
 * Scheme, host, port and the rest. Narrower than what browsers accept: the host becomes part of the content security
 * policy of every page and the whole address part of its HTML, so nothing that could end a directive, an attribute or a
 * tag is accepted. Both cases are listed: with the flags `iu`, some letters outside ASCII match s and k.
 */
const address = /^[Hh][Tt][Tt][Pp][Ss]:\/\/([A-Za-z\d.-]+)(?::(\d{1,5}))?(?:[/?#][^\s\p{Cc}\p{Cf}"'<>\\^`{|}]*)?$/u;

/**
 * Returns whether a name is a DNS name with at least two labels (RFC 1035, section 2.3.1); the last begins with a
 * letter, which excludes IP addresses.
 */
function isHostName(name: string): boolean {
  const labels = name.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length >= 2 && labels.every(isLabel) && last.length >= 2 && /^[a-z]/i.test(last);
}

const isLabel = (label: string) =>
  label.length >= 1 && label.length <= 63 && !label.startsWith('-') && !label.endsWith('-');

/** Reads an address as people paste it, also without `https://`. Empty is null. */
export function readLink(field: LinkField, text: string): { value: string | null } | { problem: FieldProblem } {
  if (isFarTooLong(text, field.max)) return { problem: { key: 'tooLong', max: field.max } };
  const given = text.trim();
  if (given === '') return { value: null };
  const whole = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]|$)/i.test(given) ? `https://${given}` : given;
  if (whole.length > field.max) return { problem: { key: 'tooLong', max: field.max } };
  const [, name = '', port = '443'] = address.exec(whole) ?? [];
  const host = name.toLowerCase();
  if (!isHostName(host) || Number(port) < 1 || Number(port) > 65_535) return { problem: { key: 'invalidLink' } };
  if (field.hosts && !field.hosts.some((known) => host === known || host.endsWith(`.${known}`)))
    return { problem: { key: 'foreignLink', hosts: field.hosts.join(', ') } };
  // Its scheme in lower case: phones write `Https`.
  return { value: `https${whole.slice('https'.length)}` };
}
