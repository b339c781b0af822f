/** Converts errors to JSON with a translated message. The only converter of errors. */
import ar from '../../locales/ar/errors.json' with { type: 'json' };
import en from '../../locales/en/errors.json' with { type: 'json' };
import so from '../../locales/so/errors.json' with { type: 'json' };
import { createTranslators } from '../../locales/translators.ts';
import { AppError, databaseUnavailable, diskFull, diskNotWritable, internal } from '../../domain/errors.ts';
import { defaultLanguage, isLanguage, type Language } from '../../domain/model/localized.ts';
import { counters } from '../counters.ts';
import { isDiskFull, isNotWritable, isUnavailable } from '../store/database-errors.ts';

const translators = createTranslators({ en, so, ar });

/** Errors of 500 and above that are expected, since resources are limited. */
const expected = new Set(['busy', 'storage_full']);

/** Returns the text of the link from the refusal of a form to an empty one. */
export const translateFormLink = (language: Language): string => translators[language]('openEmptyForm');

export type ErrorBody = { message: string; code: string; fields?: Record<string, string> };

/** Returns the AppError for any error; 500 for unknown ones. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) return diskFull(error);
  if (isNotWritable(error)) return diskNotWritable(error);
  return isUnavailable(error) ? databaseUnavailable(error) : internal(error);
}

/**
 * Returns the status and body of any error (contract: `{ message, code, fields? }`); an unknown one is a 500 without
 * details.
 */
export function toErrorResponse(
  error: unknown,
  language: Language,
): { status: number; body: ErrorBody; known: boolean; retryAfter: number | undefined } {
  const refusal = toAppError(error);
  const { code } = refusal;
  if (refusal.status === 429 || code === 'busy') counters.refusals.set(code, (counters.refusals.get(code) ?? 0) + 1);
  const translate = translators[language];
  const body: ErrorBody = {
    ...refusal.details,
    message: translate(refusal.key, refusal.values),
    code: refusal.code,
  };
  if (refusal.fields) {
    body.fields = Object.fromEntries(
      Object.entries(refusal.fields).map(([name, { key, ...values }]) => [name, translate(`field.${key}`, values)]),
    );
  }
  return {
    status: refusal.status,
    body,
    known: refusal.status < 500 || expected.has(refusal.code),
    retryAfter: refusal.retryAfter,
  };
}

/**
 * Returns the language of a request by the `lang` parameter of its address, which may be a path; English by default.
 */
export function requestLanguage(url: string): Language {
  const language = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('lang');
  return isLanguage(language) ? language : defaultLanguage;
}
