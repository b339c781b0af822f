import { checkCompleteness } from '../../../../domain/model/check-completeness.ts';
import type { ItemValues } from '../../../../domain/model/define.ts';
import type { Language } from '../../../../domain/model/localized.ts';
import type { FlatFormValues } from '../../data/form-values.ts';
import { useForm } from '../../fields/form-context.ts';
import { TranslationFields } from '../translation/translation-fields.tsx';
import type { Translation } from '../translation/use-translation-mode.ts';
import { FormFields } from './form-fields.tsx';
import { LanguageBar } from './language-bar.tsx';
import { PublishChecks } from './save/publish-checks.tsx';
import type { FormBase } from './use-form-values.ts';

type Props = {
  /** The values as they are typed. */
  form: FlatFormValues;
  /** As they would be stored. */
  values: ItemValues;
  base: FormBase;
  /** Whether there is room for all three languages. */
  wide: boolean;
  /** The languages of which one is translated into the other. */
  translation: Translation | undefined;
  onShow: (language: Language | 'all') => void;
  onShowControl: (language: Language, control?: string, next?: () => void) => void;
};

/** The fields of a form: all of them, or the texts in two languages, of which one is translated into the other. */
export function FormBody({ form, values, base, wide, translation, onShow, onShowControl }: Props) {
  const { type, shown, outdated, confirmedTranslations } = useForm();
  if (translation) return <TranslationFields base={base} translation={translation} />;
  return (
    <>
      <FormFields
        type={type}
        bar={
          <LanguageBar
            shown={shown}
            wide={wide}
            completeness={checkCompleteness(type, values)}
            outdated={[...outdated].filter((key) => !confirmedTranslations.has(key))}
            onShow={onShow}
          />
        }
      />
      <PublishChecks type={type} form={form} values={values} onShow={onShowControl} />
    </>
  );
}
