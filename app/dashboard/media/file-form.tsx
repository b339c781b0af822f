import { useEffect, useState, type FormEvent } from 'react';
import { checkDescription, fileNameMax } from '../../../domain/media/describe-file.ts';
import { textKey } from '../../../domain/model/form-keys.ts';
import { altMax } from '../../../domain/fields/picture.ts';
import { directionOf, languages } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { api } from '../data/api.ts';
import type { FileDetail } from '../data/api-types.ts';
import { FieldProblemText } from '../fields/field-frame.tsx';
import { preventLineBreak, withoutBreaks } from '../fields/line-control.tsx';
import { SaveRow } from '../parts/save-row.tsx';
import { useSaveResult } from '../parts/use-save-result.ts';
import { translateProblems } from '../parts/translate-problem.ts';

/** The name of a file, and the description of a picture in three languages. */
export function FileForm({ file, onDirty }: { file: FileDetail; onDirty: (dirty: boolean) => void }) {
  const { t } = useStaffTranslation();
  const saved = useSaveResult();
  const [save, { isLoading }] = api.useUpdateFileMutation();
  const [stored, setStored] = useState(() => textsOf(file));
  const [texts, setTexts] = useState(stored);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const dirty = Object.keys(stored).some((key) => texts[key] !== stored[key]);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    saved.clearFailure();
    const { fileName, alt: en, 'alt.so': so, 'alt.ar': ar } = texts;
    const checked = checkDescription({
      fileName,
      alt: file.kind === 'picture' ? { en: en ?? '', so: so ?? '', ar: ar ?? '' } : {},
    });
    const found = 'problems' in checked ? translateProblems(checked.problems, t) : {};
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      document.getElementById(idOf(first))?.focus();
      return;
    }
    if (!window.confirm(t('media.confirmSave'))) return;
    try {
      const now = textsOf(await save({ id: file._id, body: texts }).unwrap());
      setStored(now);
      setTexts(now);
      saved.succeed(t('media.saved'));
    } catch (error) {
      setProblems(saved.fail(error, t('media.saveFailed')));
    }
  };

  const field = (key: string, max: number) => ({
    id: idOf(key),
    className: 'field-input',
    maxLength: max,
    value: texts[key] ?? '',
    'aria-invalid': problems[key] ? true : undefined,
    'aria-describedby': problems[key] ? `${idOf(key)}-problem` : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      setTexts({ ...texts, [key]: withoutBreaks(event.currentTarget.value) }),
  });
  const problem = (key: string) =>
    problems[key] && <FieldProblemText id={`${idOf(key)}-problem`}>{problems[key]}</FieldProblemText>;

  return (
    <form
      noValidate
      className="item-form grid gap-5 rounded-card border border-line bg-leaf p-5 sm:p-6"
      aria-label={t('edit.details')}
      onSubmit={(event) => void submit(event)}
    >
      {file.kind === 'picture' && (
        <fieldset className="grid gap-3">
          <legend className="field-label">{t('picture.alt')}</legend>
          <p className="text-sm text-stone">
            {t('picture.altHint')} {file.usesTotal > 0 && t('media.everywhere', { count: file.usesTotal })}
          </p>
          {languages.map((language) => (
            <div key={language} className="field">
              <label htmlFor={idOf(textKey('alt', language))} className="text-sm text-stone">
                <span className="sr-only">{t('picture.alt')}: </span>
                {t(`languages.${language}`)}
              </label>
              <textarea
                {...field(textKey('alt', language), altMax)}
                rows={1}
                data-grows="line"
                lang={language}
                dir={directionOf(language)}
                onKeyDown={preventLineBreak}
              />
              {problem(textKey('alt', language))}
            </div>
          ))}
        </fieldset>
      )}
      <div className="field">
        <label htmlFor={idOf('fileName')} className="field-label">
          {t('media.name')}
        </label>
        <input {...field('fileName', fileNameMax)} type="text" dir="auto" autoComplete="off" spellCheck={false} />
        {problem('fileName')}
      </div>
      <SaveRow
        label={t('media.save')}
        dirty={dirty}
        pending={isLoading}
        savedAt={saved.at}
        hasProblems={Object.keys(problems).length > 0}
        failure={saved.failure}
      />
    </form>
  );
}

const idOf = (key: string) => `file-${key.replace('.', '-')}`;

function textsOf(file: FileDetail): Record<string, string> {
  const alts =
    file.kind === 'picture' ? languages.map((language) => [textKey('alt', language), file.alt[language]]) : [];
  return { fileName: file.fileName, ...Object.fromEntries(alts) };
}
