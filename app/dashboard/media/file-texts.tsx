import { fileNameMax } from '../../../domain/media/describe-file.ts';
import { toTextKey } from '../../../domain/model/form-keys.ts';
import { altMax } from '../../../domain/fields/picture.ts';
import { getDirection, languages } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { WireFileDetail } from '../data/api-types.ts';
import { FieldProblemText } from '../fields/field-frame.tsx';
import { preventLineBreak, withoutBreaks } from '../fields/line-control.tsx';
import { toFieldId, type FileFormState } from './use-file-form.ts';

/** The name of a file, and the description of a picture in three languages. */
export function FileTexts({ file, form }: { file: WireFileDetail; form: FileFormState }) {
  const { t } = useStaffTranslation();
  const { texts, problems, setText } = form;

  const field = (key: string, max: number) => ({
    id: toFieldId(key),
    className: 'field-input',
    maxLength: max,
    value: texts[key] ?? '',
    'aria-invalid': problems[key] ? true : undefined,
    'aria-describedby': problems[key] ? `${toFieldId(key)}-problem` : undefined,
    onChange: (event: { currentTarget: { value: string } }) => setText(key, withoutBreaks(event.currentTarget.value)),
  });
  const problem = (key: string) =>
    problems[key] && <FieldProblemText id={`${toFieldId(key)}-problem`}>{problems[key]}</FieldProblemText>;

  return (
    <div className="grid gap-5 rounded-card border border-border bg-surface p-5 sm:p-6">
      {file.kind === 'picture' && (
        <fieldset className="grid gap-3">
          <legend className="field-label">{t('picture.alt')}</legend>
          <p className="text-sm text-muted">
            {t('picture.altHint')} {file.usesTotal > 0 && t('media.everywhere', { count: file.usesTotal })}
          </p>
          {languages.map((language) => (
            <div key={language} className="field">
              <label htmlFor={toFieldId(toTextKey('alt', language))} className="text-sm text-muted">
                <span className="sr-only">{t('picture.alt')}: </span>
                {t(`languages.${language}`)}
              </label>
              <textarea
                {...field(toTextKey('alt', language), altMax)}
                rows={1}
                data-grows="line"
                lang={language}
                dir={getDirection(language)}
                onKeyDown={preventLineBreak}
              />
              {problem(toTextKey('alt', language))}
            </div>
          ))}
        </fieldset>
      )}
      <div className="field">
        <label htmlFor={toFieldId('fileName')} className="field-label">
          {t('media.name')}
        </label>
        <input {...field('fileName', fileNameMax)} type="text" dir="auto" autoComplete="off" spellCheck={false} />
        {problem('fileName')}
      </div>
    </div>
  );
}
