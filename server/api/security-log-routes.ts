import { Hono, type Context } from 'hono';
import { isId } from '../../domain/model/id.ts';
import type { Language } from '../../domain/model/localized.ts';
import { securityEventGroups } from '../../domain/people/security-event.ts';
import type { Identified } from '../http/identify.ts';
import { requestSource } from '../http/request-source.ts';
import { requestLanguage } from '../http/speak-errors.ts';
import type { SecurityLog, SecurityLogQuery } from '../services/security-log.ts';
import type { SecurityEntry } from '../store/security-log-store.ts';
import { csvHeaders, csvMoment, csvStream } from './csv.ts';
import { sayOfSecurityLog } from './message-words.ts';
import { pagingOf, toWirePage } from './query.ts';

/** The security log, for superadmins: a list and a table for spreadsheets. */
export function securityLogRoutes(log: SecurityLog): Hono<Identified> {
  return new Hono<Identified>()
    .get('/', async (c) => c.json(toWirePage('entries', await log.list(c.get('viewer'), pagingOf(c.req.url), logQuery(c)), toWire)))
    .get('/export', async (c) => {
      const language = requestLanguage(c.req.url);
      const entries = await log.exportAll(c.get('viewer'), logQuery(c), requestSource(c));
      const head = columns.map((column) => sayOfSecurityLog(language, `csv.${column}`));
      return c.body(csvStream(head, entries, (entry) => cellsOf(entry, language)), 200, csvHeaders('security-log'));
    });
}

const columns = ['at', 'event', 'person', 'subject', 'address', 'device', 'details'] as const;

function cellsOf({ at, event, person, subject, address, device, details }: SecurityEntry, language: Language): string[] {
  const values: Record<(typeof columns)[number], string> = {
    at: csvMoment(at),
    event,
    person: person.name || (person.id === null ? sayOfSecurityLog(language, address === '' ? 'theSite' : 'somebody') : person.id),
    subject,
    address,
    device,
    details: Object.entries(details)
      .map(([name, text]) => `${name}: ${text}`)
      .join('; '),
  };
  return columns.map((column) => values[column]);
}

function toWire({ id, person, ...entry }: SecurityEntry) {
  return { _id: id, ...entry, person: { _id: person.id, name: person.name } };
}

/** What the list is narrowed by; unknown values narrow nothing. */
function logQuery(c: Context): SecurityLogQuery {
  const { group, person, q } = c.req.query();
  const known = securityEventGroups.find((name) => name === group);
  return { ...(known ? { group: known } : {}), ...(isId(person ?? '') ? { personId: person! } : {}), ...(q ? { search: q.slice(0, 200) } : {}) };
}
