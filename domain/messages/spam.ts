/**
 * By what spam is known without asking visitors for anything. Nothing is refused for it: such a message is kept with
 * the reason and not mailed, and its sender is told what everybody is told.
 */
export const spamReasons = ['trap', 'haste', 'links', 'many', 'flood'] as const;
export type SpamReason = (typeof spamReasons)[number];

/** A field of the forms that no person sees; only machines fill it. */
export const trapField = 'homepage';
/** How many seconds the form was looked at, as the script in the page has measured; empty where no script ran. */
export const timeField = 'seconds';

const fewestSeconds = 3;
const mostLinks = 3;

const links = /https?:\/\/|\bwww\.|\[url|<a\s/gi;
const countLinks = (text: string) => text.match(links)?.length ?? 0;

/** What in a filled form looks like a machine's work; `values` are the checked fields, `sent` all that came. */
export function signsOfSpam(
  values: Readonly<Record<string, string>>,
  sent: Readonly<Record<string, string | undefined>>,
): SpamReason[] {
  const { message = '', ...lines } = values;
  const seconds = /^\d{1,9}(?:\.\d{1,9})?$/.test(sent[timeField] ?? '') ? Number(sent[timeField]) : undefined;
  const reasons: SpamReason[] = [];
  if ((sent[trapField] ?? '') !== '') reasons.push('trap');
  if (seconds !== undefined && seconds < fewestSeconds) reasons.push('haste');
  if (countLinks(message) > mostLinks || Object.values(lines).some((line) => countLinks(line) > 0))
    reasons.push('links');
  return reasons;
}
