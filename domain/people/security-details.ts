/** Texts for entries of the security log, on its screen and in its table. */
import type { Language, Localized } from '../model/localized.ts';
import { rightTypes } from './rights.ts';
import type { SecurityEvent } from './security-event.ts';

/** Returns the text of a key below `securityLog`; undefined where there is none. */
export type TranslateLogText = (key: string, values?: Record<string, string>) => string | undefined;

/** Returns the key of the text for an event: staff delete one item at a time, the server's cleanup many. */
export function nameOfEvent(event: SecurityEvent, details: Readonly<Record<string, string>>) {
  return event === 'items_deleted' && details['item'] !== undefined ? 'item_deleted' : event;
}

/** Returns the details that store the translations of a deleted item's title; the subject is its first text. */
export const toTitleDetails = ({ so, ar }: Localized): Record<string, string> => ({
  ...(so ? { titleSo: so } : {}),
  ...(ar ? { titleAr: ar } : {}),
});

/** Returns what an event was done to, for a reader of a language; older entries have no translations. */
export function readSubject(
  { subject, details }: { subject: string; details: Readonly<Record<string, string>> },
  language: Language,
): string {
  const translation = language === 'so' ? details['titleSo'] : language === 'ar' ? details['titleAr'] : undefined;
  return translation ?? subject;
}

const shownElsewhere = new Set(['item', 'kind', 'titleSo', 'titleAr', 'more', 'limited']);

/**
 * Returns the details of an entry as texts such as `role: admin`, without the name and type of what was deleted, which
 * are shown elsewhere.
 */
export function describeDetails(details: Readonly<Record<string, string>>, translate: TranslateLogText): string[] {
  return Object.entries(details).flatMap(([name, text]) => {
    if (shownElsewhere.has(name) || text === '' || text === '0') return [];
    const value = describeValue(name, text, translate);
    return [translate(`details.${name}`, { value }) ?? `${name}: ${value}`];
  });
}

function describeValue(name: string, text: string, translate: TranslateLogText): string {
  if (name === 'method') return translate(`methods.${text}`) ?? text;
  const isRight = rightTypes.includes(name);
  const labels = new Map([
    ['true', 'on'],
    ['false', 'off'],
    ['admin', 'roles.admin'],
    ['superadmin', 'roles.superadmin'],
  ]);
  return text
    .split(' > ')
    .map((part) =>
      isRight
        ? (translate(`rights.${part}`) ?? part)
        : labels.has(part)
          ? (translate(labels.get(part)!) ?? part)
          : part,
    )
    .join(' > ');
}
