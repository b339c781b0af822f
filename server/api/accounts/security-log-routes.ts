import { Hono, type Context } from 'hono';
import { formatEastAfricaTime } from '../../../domain/east-africa-time.ts';
import { isId } from '../../../domain/model/id.ts';
import type { Language } from '../../../domain/model/localized.ts';
import { readDevice } from '../../../domain/people/read-device.ts';
import { securityEventGroups } from '../../../domain/people/security-event.ts';
import { describeDetails, getEventName, readSubject } from '../../../domain/people/security-details.ts';
import type { Identified } from '../../http/identify.ts';
import { getRequestSource } from '../../http/request-source.ts';
import { requestLanguage } from '../../http/error-response.ts';
import type { SecurityLog, SecurityLogQuery } from '../../services/accounts/security-log.ts';
import type { SecurityEntry } from '../../store/accounts/security-log-store.ts';
import { createCsvHeaders, createCsvStream } from '../csv.ts';
import { findDashboardText } from '../dashboard-texts.ts';
import { parsePaging, toWirePage } from '../input/query.ts';

/** Routes for the security log, for superadmins: a list and a table for spreadsheets. */
export function createSecurityLogRoutes(log: SecurityLog): Hono<Identified> {
  return new Hono<Identified>()
    .get('/', async (c) =>
      c.json(toWirePage('entries', await log.list(c.get('viewer'), parsePaging(c.req.url), logQuery(c)), toWire)),
    )
    .get('/export', async (c) => {
      const language = requestLanguage(c.req.url);
      const entries = await log.exportAll(c.get('viewer'), logQuery(c), getRequestSource(c));
      const head = columns.map((column) => findDashboardText(language, `securityLog.csv.${column}`) ?? column);
      return c.body(
        createCsvStream(head, entries, (entry) => toCells(entry, language)),
        200,
        createCsvHeaders('security-log'),
      );
    });
}

const columns = ['at', 'event', 'person', 'subject', 'address', 'device', 'details'] as const;

/** Returns the cells of an entry, in the dashboard's wording. */
function toCells(
  { at, event, person, subject, address, device, details }: SecurityEntry,
  language: Language,
): string[] {
  const translate = (key: string, values?: Record<string, string>) =>
    findDashboardText(language, `securityLog.${key}`, values);
  const who =
    person.name ||
    (translate(person.id === null && address === '' && !details['limited'] ? 'theSite' : 'somebody') ?? '');
  const values: Record<(typeof columns)[number], string> = {
    at: formatEastAfricaTime(at),
    event: translate(`events.${getEventName(event, details)}`, { who }) ?? event,
    person: who,
    subject:
      event === 'settings_changed'
        ? nameOfSettings(subject, language)
        : readSubject({ event, subject, details }, language, translate),
    address,
    device: nameOfDevice(device, language),
    details: [
      ...describeDetails({ event, details }, translate),
      ...(details['more']
        ? [translate(details['limited'] ? 'limited' : 'more', { count: details['more'] }) ?? '']
        : []),
    ].join('; '),
  };
  return columns.map((column) => values[column]);
}

const nameOfSettings = (subject: string, language: Language) =>
  findDashboardText(
    language,
    subject === 'security-settings' ? 'securitySettings.title' : `content.${subject}.singular`,
  ) ??
  findDashboardText(language, `kinds.${subject}`) ??
  subject;

function nameOfDevice(userAgent: string, language: Language): string {
  if (userAgent === '') return '';
  const translate = (key: string, values?: Record<string, string>) =>
    findDashboardText(language, `sessions.${key}`, values) ?? '';
  const { browser = translate('unknownBrowser'), system = translate('unknownSystem') } = readDevice(userAgent);
  return translate('device', { browser, system });
}

export type WireSecurityEntry = ReturnType<typeof toWire>;

function toWire({ id, person, ...entry }: SecurityEntry) {
  return { _id: id, ...entry, person: { _id: person.id, name: person.name } };
}

/** Reads the filters of the list; unknown values are ignored. */
function logQuery(c: Context): SecurityLogQuery {
  const { group, person, q } = c.req.query();
  const known = securityEventGroups.find((name) => name === group);
  return {
    ...(known ? { group: known } : {}),
    ...(isId(person ?? '') ? { personId: person! } : {}),
    ...(q ? { search: q.slice(0, 200) } : {}),
  };
}
