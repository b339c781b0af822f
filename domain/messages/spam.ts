/**
 * The signs of spam, which require nothing of visitors. Such a message is not refused but stored with the reason and
 * not mailed; its sender gets the usual response.
 */
export const spamReasons = ['trap', 'haste', 'links', 'many', 'flood'] as const;
export type SpamReason = (typeof spamReasons)[number];

/** A hidden form field that only bots fill in. */
export const honeypotField = 'homepage';
/** How many seconds the form was open, as measured by the page's script; empty without scripts. */
export const timeField = 'seconds';

const minSeconds = 3;
const maxLinks = 3;

const links = /https?:\/\/|\bwww\.|\[url|<a\s/gi;
const countLinks = (text: string) => text.match(links)?.length ?? 0;

/** Returns the signs of spam in a form; `values` are the checked fields, `sent` everything that was sent. */
export function findSpamReasons(
  values: Readonly<Record<string, string>>,
  sent: Readonly<Record<string, string | undefined>>,
): SpamReason[] {
  const { message = '', ...lines } = values;
  const seconds = /^\d{1,9}(?:\.\d{1,9})?$/.test(sent[timeField] ?? '') ? Number(sent[timeField]) : undefined;
  const reasons: SpamReason[] = [];
  if ((sent[honeypotField] ?? '') !== '') reasons.push('trap');
  if (seconds !== undefined && seconds < minSeconds) reasons.push('haste');
  if (countLinks(message) > maxLinks || Object.values(lines).some((line) => countLinks(line) > 0))
    reasons.push('links');
  return reasons;
}
