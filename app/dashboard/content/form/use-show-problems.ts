import { isLocalizedText } from '../../../../domain/fields/text.ts';
import type { ContentType } from '../../../../domain/model/define.ts';
import { toTextKey } from '../../../../domain/model/form-keys.ts';
import type { Language } from '../../../../domain/model/localized.ts';
import { isMissingText, type FormProblems } from '../../data/form-values.ts';
import { controlId } from '../../fields/form-context.ts';
import { focusControlOnceRendered } from '../../parts/focus-control.ts';
import { fieldOrder } from './form-fields.tsx';
import type { useFormScope } from './use-form-scope.ts';
import type { useShownLanguages } from './use-shown-languages.ts';

type Shown = Pick<ReturnType<typeof useShownLanguages>, 'shown' | 'show'> &
  Pick<ReturnType<typeof useFormScope>, 'translation' | 'leaveTranslation'>;

/** Returns functions that show a control of the form, and problems at their fields. */
export function useShowProblems(
  type: ContentType,
  setProblems: (problems: FormProblems) => void,
  { shown, show, translation, leaveTranslation }: Shown,
) {
  const showControl = (language: Language, id?: string, next?: () => void) => {
    if (!shown.includes(language)) show(language);
    const focus = () => id !== undefined && focusControlOnceRendered(id, next);
    // Beside a translation only some texts are shown.
    if (translation && (id === undefined || !document.getElementById(id))) void leaveTranslation().then(focus);
    else focus();
  };

  /** Shows the problems at their fields, and moves the focus to the first one in the order of the form. */
  const showProblems = (problems: FormProblems) => {
    setProblems(problems);
    const order = fieldOrder(type).flatMap((name) => [name, `${name}.so`, `${name}.ar`]);
    const first = order.find((key) => problems[key] !== undefined);
    if (!first) return;
    if (isMissingText(type, first, problems[first])) {
      showControl(shown[0]!, controlId(toTextKey(first, shown[0]!)));
      return;
    }
    const [name, of = 'en'] = first.split('.');
    const field = type.fields[name!];
    showControl(isLocalizedText(field) ? (of as Language) : shown[0]!, controlId(first));
  };

  return { showControl, showProblems };
}
