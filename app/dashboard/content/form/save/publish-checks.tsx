import { useDeferredValue, useMemo } from 'react';
import type { ContentType, ItemValues } from '../../../../../domain/model/define.ts';
import type { Language } from '../../../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../../../i18n/language.ts';
import type { FlatFormValues } from '../../../data/form-values.ts';
import { controlId } from '../../../fields/form-context.ts';
import { findReaderProblems, type ReaderProblem } from './find-reader-problems.ts';
import { useFieldNames } from '../use-field-names.ts';

type Props = {
  type: ContentType;
  form: FlatFormValues;
  values: ItemValues;
  /** Shows a language, and moves to a control where there is one. */
  onShow: (language: Language, control?: string) => void;
};

/** What would hurt readers, above the button that publishes. It prevents nothing: each entry leads to its field. */
export function PublishChecks({ type, form, values, onShow }: Props) {
  const { t } = useStaffTranslation();
  const nameOf = useFieldNames(type);
  // Typing does not wait for it.
  const latest = useDeferredValue(useMemo(() => ({ form, values }), [form, values]));
  const problems = useMemo(() => findReaderProblems(type, latest.form, latest.values), [type, latest]);
  if (problems.length === 0) return null;
  const describe = (problem: ReaderProblem) => {
    if (problem.key === 'missingLanguage')
      return t('publishChecks.missingLanguage', { language: t(`languages.${problem.language}`) });
    const field = nameOf(problem.field);
    return problem.key === 'undescribedPicture'
      ? t('publishChecks.undescribedPicture', { field })
      : t(`publishChecks.${problem.key}`, { field, label: problem.words });
  };
  const controlOf = (problem: ReaderProblem) => {
    if (problem.key === 'missingLanguage') return undefined;
    return problem.key === 'undescribedPicture'
      ? `${controlId(problem.name)}-alt-${problem.language}`
      : controlId(problem.field);
  };
  return (
    <section className="form-card p-4 sm:p-6" aria-labelledby="reader-problems">
      <h2 id="reader-problems" className="text-xl">
        {t('publishChecks.title')}
      </h2>
      <ul className="mt-2 grid gap-1">
        {problems.map((problem, index) => (
          <li key={index}>
            <button
              type="button"
              className="quiet-action text-start"
              onClick={() => onShow(problem.language, controlOf(problem))}
            >
              {describe(problem)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
