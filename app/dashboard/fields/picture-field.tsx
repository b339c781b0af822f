import { maxPictureBytes, type PictureField as PictureDeclaration } from '../../../domain/fields/picture.ts';
import { directionOf, languages } from '../../../domain/model/localized.ts';
import { formatBytes } from '../../i18n/format.ts';
import { useStaffSpeech } from '../../i18n/language.ts';
import { describedBy, FieldProblemText, RequiredMark } from './field-frame.tsx';
import { FileChooser } from './file-chooser.tsx';
import { controlId, useForm, useProblem, useTypeWords } from './form-context.ts';
import { holdLine, withoutBreaks } from './line-control.tsx';
import { usePictureSample } from './picture-sample.ts';

/** Some systems name no type for pictures of iPhones; the server says what is to be done about them. */
const isPicture = (file: File) => file.type.startsWith('image/') || (file.type === '' && /\.hei[cf]$/i.test(file.name));

/** A picture: chosen or dragged here, seen at once, with a description in every language. */
export function PictureField({ name, field }: { name: string; field: PictureDeclaration }) {
  const { type, draft, setFile, refuse, storedFile } = useForm();
  const { t } = useStaffSpeech();
  const { word, wordIfAny } = useTypeWords(type);
  const problem = useProblem(name);
  const id = controlId(name);
  const label = word(`fields.${name}`);
  const { chosen, removed } = draft.files[name]!;
  const stored = storedFile(name);
  const hasPicture = chosen !== undefined || (stored !== undefined && !removed);

  const choose = (file: File) => {
    if (!isPicture(file)) refuse(name, { key: 'notAPicture' });
    else if (file.size > maxPictureBytes) refuse(name, { key: 'fileTooLarge', megabytes: maxPictureBytes / 1_000_000 });
    else setFile(name, { chosen: file, removed: false });
  };

  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="field-label mb-1">
        {label}
        <RequiredMark required={field.required ?? false} />
      </legend>
      <div className="field">
        <FileChooser
          id={id}
          label={t(hasPicture ? 'picture.replace' : 'picture.choose')}
          accept="image/*"
          invalid={problem !== undefined}
          required={field.required ?? false}
          describedBy={describedBy(problem !== undefined && `${id}-problem`, `${id}-hint`)}
          dropHint={t('picture.drop')}
          onChoose={choose}
        >
          {chosen ? <ChosenPicture file={chosen} /> : <StoredPicture url={removed ? undefined : stored?.url} note={removed ? t('picture.removed') : t('picture.none')} />}
        </FileChooser>
        {problem && <FieldProblemText id={`${id}-problem`}>{problem}</FieldProblemText>}
        <p id={`${id}-hint`} className="text-sm text-stone">
          {wordIfAny(`hints.${name}`)} {t('picture.hint')}
        </p>
        <div className="flex flex-wrap gap-x-5">
          {chosen && (
            <button type="button" className="quiet-action" onClick={() => setFile(name, { chosen: undefined })}>
              {t('picture.undoChoose')}
            </button>
          )}
          {!chosen && stored && !field.required && (
            <button type="button" className="quiet-action" onClick={() => setFile(name, { removed: !removed })}>
              {t(removed ? 'picture.undoRemove' : 'picture.remove')}
            </button>
          )}
        </div>
      </div>
      {hasPicture && !field.undescribed && <AltTexts name={name} />}
    </fieldset>
  );
}

function ChosenPicture({ file }: { file: File }) {
  const { t } = useStaffSpeech();
  const sample = usePictureSample(file);
  return (
    <>
      <div className="picture-frame">
        {sample ? <img src={sample} alt="" className="picture-sample" /> : <p className="p-5 text-center text-stone">{sample === null && t('picture.noPreview', { name: file.name })}</p>}
      </div>
      <p className="text-sm break-all text-stone" dir="ltr">
        {file.name}, {formatBytes(file.size)}
      </p>
    </>
  );
}

function StoredPicture({ url, note }: { url: string | undefined; note: string }) {
  return <div className="picture-frame">{url ? <img src={url} alt="" className="picture-sample" /> : <p className="p-5 text-center text-stone">{note}</p>}</div>;
}

/** What the picture shows, in words, in the languages that are written now. */
function AltTexts({ name }: { name: string }) {
  const { draft, setFile, shown } = useForm();
  const { t } = useStaffSpeech();
  const { alt } = draft.files[name]!;
  const id = `${controlId(name)}-alt`;
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">
        {t('picture.alt')}
        <RequiredMark required={false} />
      </legend>
      <p id={`${id}-hint`} className="mb-2 text-sm text-stone">
        {t('picture.altHint')}
      </p>
      <div className="grid gap-3">
        {languages.map((language) => (
          <div key={language} className="field" hidden={!shown.includes(language)}>
            <label htmlFor={`${id}-${language}`} className="text-sm text-stone">
              <span className="sr-only">{t('picture.alt')}: </span>
              {t(`languages.${language}`)}
            </label>
            <textarea
              id={`${id}-${language}`}
              rows={1}
              data-grows="line"
              lang={language}
              dir={directionOf(language)}
              className="field-input"
              maxLength={500}
              aria-describedby={`${id}-hint`}
              value={alt[language]}
              onKeyDown={holdLine}
              onChange={(event) => setFile(name, { alt: { ...alt, [language]: withoutBreaks(event.currentTarget.value) } })}
            />
            {language !== 'en' && alt[language].trim() === '' && alt.en.trim() !== '' && (
              <button type="button" className="quiet-action self-start" onClick={() => copyEnglish(`${id}-${language}`, () => setFile(name, { alt: { ...alt, [language]: alt.en } }))}>
                {t('edit.copyEnglish')}
              </button>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function copyEnglish(id: string, copy: () => void) {
  copy();
  document.getElementById(id)?.focus();
}
