import { getDirection, type Language } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { joinDescriptionIds } from '../fields/field-frame.tsx';
import { preventLineBreak, withoutBreaks } from '../fields/line-control.tsx';

type Props = {
  id: string;
  label: string;
  /** The full label with its context, for screen readers. */
  fullLabel: string;
  language: Language;
  value: string;
  /** The original text, shown where the value differs; undefined where there is none. */
  original: string | undefined;
  problemId: string | undefined;
  hintId: string | undefined;
  onType: (text: string) => void;
};

/** The field of a text or of one of its sentences; one line that wraps. */
export function SiteTextControl({ id, label, fullLabel, language, value, original, problemId, hintId, onType }: Props) {
  const { t } = useStaffTranslation();
  const differs = original !== undefined && value.trim() !== original;
  return (
    <div className="field">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <textarea
        id={id}
        lang={language}
        dir={getDirection(language)}
        className="field-input"
        rows={1}
        data-grows="line"
        autoComplete="off"
        spellCheck={language === 'en'}
        value={value}
        aria-label={fullLabel}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={joinDescriptionIds(hintId, differs && `${id}-original`, problemId)}
        onChange={(event) => onType(withoutBreaks(event.currentTarget.value))}
        onKeyDown={preventLineBreak}
      />
      {differs && (
        <p id={`${id}-original`} className="text-sm text-muted">
          {t('siteTexts.original')}{' '}
          <bdi lang={language} className="wrap-anywhere text-foreground">
            {original}
          </bdi>
        </p>
      )}
    </div>
  );
}
