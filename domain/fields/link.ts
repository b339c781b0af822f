import type { FieldProblem } from '../errors.ts';
import type { FieldBase } from './field.ts';

/** A web address: https alone. `hosts`: it must lie on one of these, or below it. */
export type LinkField = FieldBase & { kind: 'link'; max: number /* characters */; hosts?: readonly string[] };

export function link(options: Omit<LinkField, 'kind' | 'max'> & { max?: number }): LinkField {
  return { max: 1_000, ...options, kind: 'link' };
}

/**
 * Scheme, host, port and the rest. Narrower than what browsers take: the host stands in the content security policy of
 * every page and the whole in its HTML, so nothing that could end a directive, an attribute or a tag gets in.
 */
const address = /^https:\/\/((?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d])(?::\d{2,5})?(?:[/?#][^\s\p{Cc}\p{Cf}"'<>\\^`{|}]*)?$/iu;

/** Reads an address as people paste it; where they leave out `https://`, it is understood. Empty is none: null. */
export function readLink(field: LinkField, text: string): { value: string | null } | { problem: FieldProblem } {
  const given = text.trim();
  if (given === '') return { value: null };
  const whole = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]|$)/i.test(given) ? `https://${given}` : given;
  if (whole.length > field.max) return { problem: { key: 'tooLong', max: field.max } };
  const host = address.exec(whole)?.[1]?.toLowerCase();
  if (host === undefined) return { problem: { key: 'invalidLink' } };
  if (field.hosts && !field.hosts.some((known) => host === known || host.endsWith(`.${known}`))) return { problem: { key: 'foreignLink', hosts: field.hosts.join(', ') } };
  return { value: whole };
}
