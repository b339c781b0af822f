import { AppError } from '../../../domain/errors.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import { problemsToWire } from '../../../domain/model/wire.ts';

/** Returns what the work returns. The problems of fields that it throws are thrown under the wire names of the fields. */
export async function renameProblems<T>(type: ContentType, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError && error.fields)) throw error;
    const { code, status, key, retryAfter, values, details, cause } = error;
    throw new AppError(code, status, key, {
      fields: problemsToWire(type, error.fields),
      ...(retryAfter === undefined ? {} : { retryAfter }),
      values,
      details,
      cause,
    });
  }
}
