import { data } from 'react-router';
import type { AppError } from '../../../domain/errors.ts';
import { publicPageSize, readPaging } from '../../../domain/model/paging.ts';
import { getLanguage } from '../../i18n/language.ts';
import type { Services } from '../../../server/services/services.ts';

/** Shown by a page whose data could not be loaded. */
export type Failure = { failed: true };

/**
 * Runs the reads of a page. What does not exist, or has an invalid address, is a 404; any other failure is reported to
 * the operator and shown as the shared error view with its status: 500, or 503 while the database does not respond.
 */
export async function load<T extends object>(
  services: Services,
  read: () => Promise<T>,
  statusOf: (found: T) => number = () => 200,
) {
  try {
    const found = await read();
    return data<T | Failure>(found, { status: statusOf(found) });
  } catch (error) {
    if (isClientAppError(error)) throw data(null, { status: 404 });
    return data<T | Failure>({ failed: true }, { status: services.reportError(error) });
  }
}

/**
 * Returns whether an error is a 4xx. By name, since the pages are a separate build, whose error classes differ from
 * those of the server.
 */
export function isClientAppError(error: unknown): boolean {
  return error instanceof Error && error.name === 'AppError' && (error as AppError).status < 500;
}

/** Returns the language and the page number of a list's address; an invalid `page` is page 1. */
export function readListAddress(request: Request, limit = publicPageSize) {
  const search = new URL(request.url).searchParams;
  const lang = getLanguage(search);
  try {
    return { lang, paging: readPaging(search.getAll('page'), [], limit) };
  } catch {
    return { lang, paging: { page: 1, limit } };
  }
}
