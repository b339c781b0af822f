/** Texts for entries of the security log, on its screen and in its table. */
import type { Language, Localized } from '../model/localized.ts';
import { findProtectedAction } from './protected-actions.ts';
import { rightTypes } from './rights.ts';
import type { SecurityEvent } from './security-event.ts';

/** Returns the text of a key below `securityLog`; undefined where there is none. */
export type TranslateLogText = (key: string, values?: Record<string, string>) => string | undefined;

/** Returns the key of the text for an event: staff delete one item at a time, the server's cleanup many. */
export function getEventName(event: SecurityEvent, details: Readonly<Record<string, string>>) {
  return event === 'items_deleted' && details['item'] !== undefined ? 'item_deleted' : event;
}

/** Returns the details that store the translations of a deleted item's title; the subject is its first text. */
export const toTitleDetails = ({ so, ar }: Localized): Record<string, string> => ({
  ...(so ? { titleSo: so } : {}),
  ...(ar ? { titleAr: ar } : {}),
});

type Described = { event: SecurityEvent; details: Readonly<Record<string, string>> };

/**
 * Returns what an event was done to, for a reader of a language; older entries have no translations. A call that needs
 * a recent sign-in is described by what it does, or not at all.
 */
export function readSubject(
  { event, subject, details }: Described & { subject: string },
  language: Language,
  translate: TranslateLogText,
): string {
  if (event === 'identity_asked') {
    const action = findProtectedAction(subject);
    return (action && translate(`actions.${action}`)) ?? '';
  }
  const translation = language === 'so' ? details['titleSo'] : language === 'ar' ? details['titleAr'] : undefined;
  return translation ?? subject;
}

const shownElsewhere = new Set(['item', 'kind', 'titleSo', 'titleAr', 'more', 'limited']);

/** Events whose details are old and new values, such as `400 > 365`. */
const changeEvents: ReadonlySet<SecurityEvent> = new Set(['settings_changed', 'rights_changed']);

/**
 * Returns the details of an entry as texts such as `role: admin`, without the name and type of what was deleted, which
 * are shown elsewhere.
 */
export function describeDetails({ event, details }: Described, translate: TranslateLogText): string[] {
  return Object.entries(details).flatMap(([name, text]) => {
    if (shownElsewhere.has(name) || text === '' || text === '0') return [];
    const value = changeEvents.has(event)
      ? describeChange(name, text, translate)
      : describeValue(name, text, translate);
    const label = event === 'sessions_ended' && name === 'count' ? 'devices' : name;
    return [translate(`details.${label}`, { value }) ?? `${name}: ${value}`];
  });
}

function describeChange(name: string, text: string, translate: TranslateLogText): string {
  const parts = text.split(' > ');
  // Either value may contain the separator itself; then the halves are only certain where their number is even.
  if (parts.length % 2 === 1) return describeValue(name, text, translate);
  const middle = parts.length / 2;
  const [from = '', to = ''] = [parts.slice(0, middle), parts.slice(middle)]
    .map((half) => half.join(' > '))
    .map((half) => describeValue(name, half, translate) || (translate('nothing') ?? ''));
  return translate('change', { from, to }) ?? text;
}

function describeValue(name: string, text: string, translate: TranslateLogText): string {
  if (name === 'method') return translate(`methods.${text}`) ?? text;
  if (rightTypes.includes(name)) return translate(`rights.${text}`) ?? text;
  const label = labels.get(text);
  return label === undefined ? text : (translate(label) ?? text);
}

const labels = new Map([
  ['true', 'on'],
  ['false', 'off'],
  ['admin', 'roles.admin'],
  ['superadmin', 'roles.superadmin'],
]);
