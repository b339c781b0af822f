import { directionOf, languages, type Language, type Localized } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { preventLineBreak, withoutBreaks } from '../fields/line-control.tsx';

type Props = {
  /** Returns the id of the control of a language. */
  idOf: (language: Language) => string;
  label: string;
  texts: Localized;
  max: number;
  /** Whether the text in the person's language is missing. */
  invalid?: boolean;
  readOnly: boolean;
  describedBy: string | undefined;
  onChange: (language: Language, text: string) => void;
};

/** A line of text about a picture in every language, the person's own first. */
export function PictureLines({ idOf, label, texts, max, invalid, readOnly, describedBy, onChange }: Props) {
  const { lang, t } = useStaffTranslation();
  return (
    <div className="mt-2 grid gap-3 lg:grid-cols-3">
      {[lang, ...languages.filter((language) => language !== lang)].map((language) => (
        <div key={language} className="field">
          <label htmlFor={idOf(language)} className="text-sm text-stone">
            <span className="sr-only">{label}: </span>
            {t(`languages.${language}`)}
          </label>
          <textarea
            id={idOf(language)}
            rows={1}
            data-grows="line"
            lang={language}
            dir={directionOf(language)}
            className="field-input"
            maxLength={max}
            readOnly={readOnly}
            aria-invalid={(invalid && language === lang) || undefined}
            aria-describedby={describedBy}
            value={texts[language]}
            onKeyDown={preventLineBreak}
            onChange={(event) => onChange(language, withoutBreaks(event.currentTarget.value))}
          />
        </div>
      ))}
    </div>
  );
}
