/** What errors of an S3 client mean. They carry the request and key ids, of which nothing reaches a log. */
import { AppError, diskFull, filesUnavailable } from '../../../domain/errors.ts';
import type { S3Settings } from '../../env.ts';

type S3Error = { name?: string; message?: string; code?: string; $metadata?: { httpStatusCode?: number } };

const getStatus = (error: unknown) => (error as S3Error).$metadata?.httpStatusCode;
const getErrorName = (error: unknown) => (error as S3Error).name ?? '';

/** Whether there is no such object. A bucket that is gone is another thing, unless the answer had no body to say so. */
export const isMissing = (error: unknown): boolean =>
  getStatus(error) === 404 && getErrorName(error) !== 'NoSuchBucket';

/** Whether a part of an empty object was asked for. */
export const isUnsatisfiable = (error: unknown): boolean => getStatus(error) === 416;

/** Whether the store has no room for more. */
export const isStoreFull = (error: unknown): boolean =>
  getStatus(error) === 507 || getErrorName(error) === 'QuotaExceeded';

/** A short code for what failed, such as `ECONNREFUSED`, `TIMEOUT` or `NoSuchBucket`. */
function getCode(error: unknown): string {
  const { code, name = 'Error' } = error as S3Error;
  if (name === 'AbortError' || name === 'TimeoutError') return 'TIMEOUT';
  return code ?? (name === 'Error' ? String(getStatus(error) ?? 'unknown') : name);
}

/** What an error says, without the ids of requests and keys. */
export function describeS3Error(error: unknown): string {
  // Ended by the time limit of this program.
  if (getErrorName(error) === 'AbortError') return 'no answer in time';
  const { code, message = '' } = error as S3Error;
  return [getErrorName(error), code, getStatus(error), message.slice(0, 300)].filter(Boolean).join(' ');
}

/** The error that the program goes on with: 507 where the store is full, 503 for everything else. */
export function toStorageError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const message = `The S3 store failed: ${describeS3Error(error)}`;
  const cause = Object.assign(new Error(message), { name: 'S3StoreError', code: getCode(error) });
  return isStoreFull(error) ? diskFull(cause) : filesUnavailable(cause);
}

/**
 * The sentence for the operator where the store refuses for good; undefined where another try may go through. `prefix`:
 * that of the settings.
 */
export function describeRefusal(
  error: unknown,
  { bucket, endpoint }: S3Settings,
  prefix: 'S3_' | 'BACKUP_S3_' = 'S3_',
): string | undefined {
  const where = endpoint ?? 'Amazon S3';
  switch (getErrorName(error)) {
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
      return `The store ${where} refuses ${prefix}ACCESS_KEY_ID and ${prefix}SECRET_ACCESS_KEY: one of them is wrong.`;
    case 'NoSuchBucket':
      return `The store ${where} has no bucket "${bucket}". Make it first, or correct ${prefix}BUCKET.`;
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
      return `The bucket "${bucket}" is in another region. Correct ${prefix}REGION and ${prefix}ENDPOINT.`;
    case 'RequestTimeTooSkewed':
      return `The clock of this machine and that of the store ${where} differ too much. Set the clock.`;
    default:
      return getStatus(error) === 403
        ? `The key of ${prefix}ACCESS_KEY_ID may not list the bucket "${bucket}". It needs the rights to list, read, write and delete.`
        : undefined;
  }
}
