import { getDirection, languages, type Language, type Localized } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { joinDescriptionIds, FieldProblemText } from '../fields/field-frame.tsx';
import { preventLineBreak, withoutBreaks } from '../fields/line-control.tsx';

type Props = {
  /** Returns the id of the control of a language. */
  idOf: (language: Language) => string;
  label: string;
  texts: Localized;
  max: number;
  /** The problem of the text in the person's language, shown below it. */
  problem?: string | undefined;
  readOnly: boolean;
  /** The id of what describes every line. */
  hintId: string;
  onChange: (language: Language, text: string) => void;
};

/** A line of text about a picture in every language, the person's own first. */
export function PictureLines({ idOf, label, texts, max, problem, readOnly, hintId, onChange }: Props) {
  const { lang, t } = useStaffTranslation();
  return (
    <div className="mt-2 grid gap-3 lg:grid-cols-3">
      {[lang, ...languages.filter((language) => language !== lang)].map((language) => {
        const problemId = `${idOf(language)}-problem`;
        const ownProblem = language === lang ? problem : undefined;
        return (
          <div key={language} className="field">
            <label htmlFor={idOf(language)} className="text-sm text-muted">
              <span className="sr-only">{label}: </span>
              {t(`languages.${language}`)}
            </label>
            <textarea
              id={idOf(language)}
              rows={1}
              data-grows="line"
              lang={language}
              dir={getDirection(language)}
              className="field-input"
              maxLength={max}
              readOnly={readOnly}
              aria-invalid={ownProblem !== undefined || undefined}
              aria-describedby={joinDescriptionIds(hintId, ownProblem !== undefined && problemId)}
              value={texts[language]}
              onKeyDown={preventLineBreak}
              onChange={(event) => onChange(language, withoutBreaks(event.currentTarget.value))}
            />
            {ownProblem !== undefined && <FieldProblemText id={problemId}>{ownProblem}</FieldProblemText>}
          </div>
        );
      })}
    </div>
  );
}
