import type { FieldProblem, FieldProblems } from '../../../domain/errors.ts';
import { useTranslation } from '../../i18n/language.ts';
import { useFieldProblems } from '../../ui/form/use-field-problems.ts';

const isClearedBy = ({ key }: FieldProblem, name: string) => key === 'emailOrPhone' && name === 'phone';

/** The problems of a form's fields, stored as keys so that they follow the language. */
export function useProblems(initial: FieldProblems) {
  const { t } = useTranslation();
  const { form, problems, showProblems, clearProblem } = useFieldProblems(initial, isClearedBy);

  /** Returns the problem of a field as text. */
  const problemOf = (name: string): string | undefined => {
    const problem = problems[name];
    if (!problem) return undefined;
    if (problem.key === 'tooLong') return t('contact.tooLong', { max: problem.max });
    // The heading of the two fields says already that one of them is needed.
    if (problem.key === 'emailOrPhone') return t('contact.neitherGiven');
    if (problem.key === 'invalidEmail' || problem.key === 'invalidPhone' || problem.key === 'phoneAsEmail')
      return t(`contact.${problem.key}`);
    return problem.key === 'invalid' ? t('donate.amountNumeric') : t('contact.required');
  };

  return { form, problemOf, showProblems, clearProblem };
}
