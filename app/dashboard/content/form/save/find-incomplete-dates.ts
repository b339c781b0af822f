import type { ContentType } from '../../../../../domain/model/define.ts';
import { controlId } from '../../../fields/form-context.ts';
import { getDateFields } from '../../../data/form-values.ts';

/** Returns the dates that are only partly typed. Their value is empty, so saving would lose what was typed. */
export function findIncompleteDates(type: ContentType): string[] {
  return getDateFields(type).filter((name) =>
    [controlId(name), `${controlId(name)}-time`].some((id) => {
      const control = document.getElementById(id);
      return control instanceof HTMLInputElement && control.validity.badInput;
    }),
  );
}
