import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import { AppError } from '../../domain/errors.ts';
import { getTitle, type ContentType } from '../../domain/model/define.ts';
import { toTitleDetails } from '../../domain/people/security-details.ts';
import type { SecurityEvent } from '../../domain/people/security-event.ts';
import type { Staff } from '../../domain/people/viewer.ts';
import type { SecurityRecord } from '../services/accounts/security-log.ts';
import type { Services } from '../services/services.ts';
import type { Identified } from './identify.ts';
import { getRequestSource } from './request-source.ts';

type Entry = Pick<SecurityRecord, 'event' | 'subject' | 'details' | 'route'>;

/** How requests that were refused are recorded, by the code of the error. */
const refusals = new Map<string, SecurityEvent>([
  ['forbidden', 'access_denied'],
  ['recent_sign_in_required', 'identity_asked'],
]);

/** Returns the method and pattern of the route that handled a request, such as `PUT /api/users/:id`. */
const getRoute = (c: Context) =>
  `${c.req.method} ${matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? ''}`;

/**
 * Records in the security log what staff delete through the API, and requests that were refused because they had no
 * permission or had to prove who they are. Changes of people, messages, settings and site texts are recorded by their
 * services.
 */
export function recordDeletionsAndRefusals(
  { content, media, securityLog }: Services,
  types: readonly ContentType[],
  log: Logger,
): MiddlewareHandler<Identified> {
  /** Returns the entry of a deletion; the title is read before the item is deleted. */
  const createDeletionEntry = async (staff: Staff, typeName: string, id: string): Promise<Entry> => {
    const type = types.find(({ name }) => name === typeName);
    const details = { kind: typeName, item: id };
    if (typeName === 'files')
      return { event: 'items_deleted', subject: (await media.get(staff, id)).file.fileName, details };
    const title = type && getTitle(type, (await content.get(type, staff, id, { all: true })).found.values);
    return {
      event: 'items_deleted',
      subject: title ? title.en || title.so || title.ar : '',
      details: { ...details, ...(title ? toTitleDetails(title) : {}) },
    };
  };

  /** Returns undefined where the deletion will be refused. A title that cannot be read does not prevent the entry. */
  const findDeletion = async (staff: Staff, typeName: string, id: string): Promise<Entry | undefined> => {
    try {
      return await createDeletionEntry(staff, typeName, id);
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return undefined;
      log.error({ err: error }, 'the title of a deleted item could not be read');
      return { event: 'items_deleted', subject: '', details: { kind: typeName, item: id } };
    }
  };

  return async (c, next) => {
    const viewer = c.get('viewer');
    if (viewer.kind !== 'staff') return next();
    const [, , typeName = '', id = '', ...more] = c.req.path.split('/');
    const isDeletion =
      c.req.method === 'DELETE' &&
      more.length === 0 &&
      (typeName === 'files' || types.some(({ name }) => name === typeName));
    const deletion = isDeletion ? await findDeletion(viewer, typeName, id) : undefined;
    await next();

    let entry: Entry | undefined;
    const refusal = c.error instanceof AppError && refusals.get(c.error.code);
    if (refusal) entry = { event: refusal, subject: `${c.req.method} ${c.req.path}`, route: getRoute(c) };
    else if (c.error || c.res.status >= 300) return undefined;
    else if (deletion) entry = deletion;
    // The change is made, even where the entry cannot be stored.
    if (entry)
      await securityLog
        .recordBy(viewer, { ...entry, source: getRequestSource(c) })
        .catch((error: unknown) => log.error({ err: error }, 'the security log could not be written'));
    return undefined;
  };
}
