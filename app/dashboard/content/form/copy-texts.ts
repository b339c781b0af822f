import type { ContentType } from '../../../../domain/model/define.ts';
import { languages } from '../../../../domain/model/localized.ts';
import { toTextKey } from '../../../../domain/model/form-keys.ts';
import type { TypeLabel } from '../../data/type-labels.ts';
import type { FormValues } from '../../data/form-values.ts';

/** Copies all texts of a form to the clipboard; returns whether the browser allowed it. */
export async function copyTexts(
  type: ContentType,
  formValues: FormValues,
  labelOf: (label: TypeLabel) => string,
): Promise<boolean> {
  const sections = Object.entries(type.fields)
    .filter(([, field]) => field.kind === 'text')
    .flatMap(([name]) =>
      languages.map((language) => [name, language, formValues.texts[toTextKey(name, language)] ?? ''] as const),
    )
    .filter(([, , text]) => text.trim() !== '')
    .map(([name, language, text]) => `${labelOf(`fields.${name}`)} (${language})\n${text}`);
  try {
    await navigator.clipboard.writeText(sections.join('\n\n'));
    return true;
  } catch {
    return false;
  }
}
