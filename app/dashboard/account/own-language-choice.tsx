import { useId } from 'react';
import { languages, type Language } from '../../../domain/model/localized.ts';
import { ownNames } from '../../../domain/site/language-menu.ts';
import { useStaffTranslation } from '../../i18n/language.ts';

type Props = { hint: string; chosen: Language | ''; error: string | undefined };

/** Chooses the language of a person's dashboard and mails, or none, as the form's field `language`. */
export function OwnLanguageChoice({ hint, chosen, error }: Props) {
  const { t } = useStaffTranslation();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {t('ownLanguage.label')}
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {hint}
      </p>
      <select
        id={id}
        name="language"
        className="field-input"
        defaultValue={chosen}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
      >
        <option value="">{t('ownLanguage.none')}</option>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {ownNames[language]}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
