/** Texts for entries of the security log, on its screen and in its table. */

import type { SecurityEvent } from './security-event.ts';

/** Returns the text of a key below `securityLog`; undefined where there is none. */
export type TranslateLogText = (key: string, values?: Record<string, string>) => string | undefined;

/** Returns the key of the text for an event: staff delete one item at a time, the server's cleanup many. */
export function nameOfEvent(event: SecurityEvent, details: Readonly<Record<string, string>>) {
  return event === 'items_deleted' && details['item'] !== undefined ? 'item_deleted' : event;
}

/**
 * Returns the details of an entry as texts such as `role: admin`, without the name and kind of what was deleted, which
 * are shown elsewhere.
 */
export function describeDetails(details: Readonly<Record<string, string>>, translate: TranslateLogText): string[] {
  return Object.entries(details).flatMap(([name, text]) => {
    if (['item', 'kind', 'more', 'limited'].includes(name) || text === '' || text === '0') return [];
    const value = describeValue(name, text, translate);
    return [translate(`details.${name}`, { value }) ?? `${name}: ${value}`];
  });
}

function describeValue(name: string, text: string, translate: TranslateLogText): string {
  if (name === 'method') return translate(`methods.${text}`) ?? text;
  const labels = new Map([
    ['true', 'on'],
    ['false', 'off'],
    ['admin', 'roles.admin'],
    ['superadmin', 'roles.superadmin'],
  ]);
  return text
    .split(' > ')
    .map((part) => (labels.has(part) ? (translate(labels.get(part)!) ?? part) : part))
    .join(' > ');
}
