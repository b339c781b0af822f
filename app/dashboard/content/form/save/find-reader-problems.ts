import { findTextProblems, type TextProblem } from '../../../../../domain/text/reader-problems.ts';
import { checkCompleteness } from '../../../../../domain/model/check-completeness.ts';
import type { ContentType, ItemValues } from '../../../../../domain/model/define.ts';
import { languages, type Language } from '../../../../../domain/model/localized.ts';
import { isLocalizedText } from '../../../../../domain/fields/text.ts';
import { toAltKey, toTextKey } from '../../../../../domain/model/form-keys.ts';
import type { FlatFormValues } from '../../../data/form-values.ts';

/** What would hurt readers of an item: in a field, by the key of its text or description, or in a whole language. */
export type ReaderProblem = { language: Language } & (
  | { key: 'missingLanguage' }
  | { key: 'undescribedPicture'; name: string; field: string }
  | (TextProblem & { field: string })
);

const maxProblems = 12;

/**
 * Finds what would hurt readers of an item as it stands in its form. `form` has the typed texts and files, `values`
 * the same as they would be stored.
 */
export function findReaderProblems(type: ContentType, form: FlatFormValues, values: ItemValues): ReaderProblem[] {
  const complete = checkCompleteness(type, values);
  const isWritten = languages.some((language) => complete[language]);
  const missing = languages.filter((language) => isWritten && !complete[language]);
  const fields = Object.entries(type.fields).flatMap(([name, field]): ReaderProblem[] => {
    if (field.kind === 'picture' && !field.undescribed && form[name] !== '')
      return languages
        .filter((language) => form[toAltKey(name, language)] === '')
        .map((language) => ({ key: 'undescribedPicture', language, name, field: toAltKey(name, language) }));
    if (!isLocalizedText(field) || field.format !== 'markdown') return [];
    return languages.flatMap((language) => {
      const key = toTextKey(name, language);
      return findTextProblems(String(form[key] ?? '')).map((problem) => ({ ...problem, language, field: key }));
    });
  });
  return [...missing.map((language) => ({ key: 'missingLanguage' as const, language })), ...fields].slice(
    0,
    maxProblems,
  );
}
