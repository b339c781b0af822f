import type { ContentType, ItemValues } from '../../../../../domain/model/define.ts';
import type { Language } from '../../../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../../../i18n/language.ts';
import type { FlatFormValues } from '../../../data/form-values.ts';
import { controlId } from '../../../fields/form-context.ts';
import { focusControlOnceRendered } from '../../../parts/focus-control.ts';
import type { ReaderProblem } from './find-reader-problems.ts';
import { useFieldNames } from '../use-field-names.ts';
import { useReaderProblems } from './use-reader-problems.ts';

type Props = {
  type: ContentType;
  form: FlatFormValues;
  values: ItemValues;
  /** Shows a language, and moves to a control where there is one; then calls `next`. */
  onShow: (language: Language, control?: string, next?: () => void) => void;
};

const headingId = 'reader-problems';

/** A line in the bar that publishes, where the list below the form has entries. Leads there. */
export function PublishChecksLink({ type, form, values }: Omit<Props, 'onShow'>) {
  const { t } = useStaffTranslation();
  if (useReaderProblems(type, form, values).length === 0) return null;
  return (
    <button
      type="button"
      className="text-link me-auto -mb-1 min-h-6 basis-full text-start text-sm"
      onClick={() => focusControlOnceRendered(headingId)}
    >
      {t('publishChecks.title')}
    </button>
  );
}

/** What would hurt readers, above the button that publishes. It prevents nothing: each entry leads to its field. */
export function PublishChecks({ type, form, values, onShow }: Props) {
  const { t } = useStaffTranslation();
  const nameOf = useFieldNames(type);
  const problems = useReaderProblems(type, form, values);
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
  const lead = (problem: ReaderProblem) => {
    const control = controlOf(problem);
    const openPicture = () => problem.key === 'undescribedTextPicture' && openTextPicture(control!, problem.place);
    onShow(problem.language, control, openPicture);
  };
  return (
    <section className="form-card p-4 sm:p-6" aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className="text-xl outline-none">
        {t('publishChecks.title')}
      </h2>
      <ul className="mt-2 grid gap-1">
        {problems.map((problem, index) => (
          <li key={index}>
            <button type="button" className="quiet-action text-start" onClick={() => lead(problem)}>
              {describe(problem)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens the dialog of a picture as a click on it does; nothing where the text is shown as Markdown. */
function openTextPicture(control: string, place: number): void {
  const pictures = document.getElementById(control)?.querySelectorAll<HTMLElement>('figure.editor-picture');
  pictures?.item(place)?.click();
}
