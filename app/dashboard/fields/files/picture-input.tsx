import { useEffect, useEffectEvent, useState } from 'react';
import { altMax, maxPictureBytes, pictureTypes, type PictureField } from '../../../../domain/fields/picture.ts';
import { getDirection, createEmptyLocalized, languages } from '../../../../domain/model/localized.ts';
import { formatBytes } from '../../../i18n/format.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { api } from '../../data/api.ts';
import type { WireMediaEntry } from '../../data/api-types.ts';
import { useStaffSelector } from '../../data/store.ts';
import { ChooseFile } from '../../media/choose-file.tsx';
import { joinDescriptionIds, FieldProblemText, RequiredMark } from '../field-frame.tsx';
import { copyInto } from '../copy-into.ts';
import { FileChooser, LibraryButton } from './file-chooser.tsx';
import { controlId, useForm, useProblem } from '../form-context.ts';
import { useTypeLabels } from '../../data/type-labels.ts';
import { preventLineBreak, withoutBreaks } from '../line-control.tsx';
import { isPicture, undecodableProblem } from './is-picture.ts';
import { usePicturePreview } from './use-picture-preview.ts';

/**
 * A picture: uploaded, dragged here or chosen from the media library, with a preview and a description in every
 * language.
 */
export function PictureInput({ name, field }: { name: string; field: PictureField }) {
  const { type, formValues, setFile, refuse, storedFile } = useForm();
  const { t } = useStaffTranslation();
  const { labelOf, labelIfAny } = useTypeLabels(type);
  const problem = useProblem(name);
  const id = controlId(name);
  const label = labelOf(`fields.${name}`);
  const { chosen, libraryPicture, removed } = formValues.files[name]!;
  const stored = storedFile(name);
  const hasPicture = chosen !== undefined || libraryPicture !== undefined || (stored !== undefined && !removed);
  const shownFile = chosen ? undefined : (libraryPicture ?? stored);
  const isSuperadmin = useStaffSelector((state) => state.session.user?.role === 'superadmin');
  const [choosing, setChoosing] = useState(false);
  /** What was chosen before, which comes back where the browser cannot show what is chosen now. */
  const [previous, setPrevious] = useState(formValues.files[name]!);

  const choose = (file: File) => {
    if (!isPicture(file)) refuse(name, { key: 'notAPicture' });
    else if (file.size > maxPictureBytes) refuse(name, { key: 'fileTooLarge', megabytes: maxPictureBytes / 1_000_000 });
    // A picture from the media library has its own descriptions, which do not fit the new one.
    else {
      setPrevious(formValues.files[name]!);
      setFile(name, {
        chosen: file,
        libraryPicture: undefined,
        removed: false,
        ...(libraryPicture ? { alt: createEmptyLocalized() } : {}),
      });
    }
  };

  const chooseFromLibrary = (file: WireMediaEntry) => {
    setChoosing(false);
    setFile(name, { chosen: undefined, libraryPicture: file, removed: false, alt: file.alt });
  };
  const undoChoice = () =>
    setFile(name, {
      chosen: undefined,
      libraryPicture: undefined,
      ...(libraryPicture ? { alt: stored?.alt ?? createEmptyLocalized() } : {}),
    });
  const refuseUndecodable = (file: File) => {
    const undecodable = undecodableProblem(file);
    if (!undecodable) return;
    if (previous.chosen === file) undoChoice();
    else setFile(name, previous);
    refuse(name, undecodable);
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
          accept={pictureTypes}
          invalid={problem !== undefined}
          required={field.required ?? false}
          describedBy={joinDescriptionIds(problem !== undefined && `${id}-problem`, `${id}-hint`)}
          dropHint={t('picture.drop')}
          onChoose={choose}
          action={<LibraryButton label={t('media.choose')} onOpen={() => setChoosing(true)} />}
        >
          {chosen ? (
            <ChosenPicture file={chosen} onUndecodable={() => refuseUndecodable(chosen)} />
          ) : (
            <StoredPicture
              url={libraryPicture?.url ?? (removed ? undefined : stored?.url)}
              note={removed ? t('picture.removed') : t('picture.none')}
            />
          )}
          {libraryPicture && <p className="text-sm text-muted">{t('media.chosen')}</p>}
        </FileChooser>
        {choosing && <ChooseFile onChoose={chooseFromLibrary} onClose={() => setChoosing(false)} />}
        {problem && <FieldProblemText id={`${id}-problem`}>{problem}</FieldProblemText>}
        <p id={`${id}-hint`} className="text-sm text-muted">
          {labelIfAny(`hints.${name}`)} {t('picture.hint')}
        </p>
        <div className="flex flex-wrap gap-x-5">
          {(chosen || libraryPicture) && (
            <button type="button" className="quiet-action" onClick={undoChoice}>
              {t('picture.undoChoose')}
            </button>
          )}
          {isSuperadmin && shownFile && !removed && (
            <LocalLink to={`/dashboard/media/${shownFile._id}`} className="quiet-action inline-flex items-center">
              {t('media.point.set')}
            </LocalLink>
          )}
          {!chosen && !libraryPicture && stored && !field.required && (
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

function ChosenPicture({ file, onUndecodable }: { file: File; onUndecodable: () => void }) {
  const { lang, t } = useStaffTranslation();
  const preview = usePicturePreview(file);
  const reportUndecodable = useEffectEvent(onUndecodable);
  useEffect(() => {
    if (preview === null) reportUndecodable();
  }, [preview]);
  return (
    <>
      <div className="picture-frame">
        {preview ? (
          <img src={preview} alt="" className="picture-preview" />
        ) : (
          <p className="p-5 text-center text-muted">
            {preview === null && t('picture.noPreview', { name: file.name })}
          </p>
        )}
      </div>
      <p className="text-sm break-all text-muted" dir="ltr">
        {file.name}, <bdi>{formatBytes(file.size, lang)}</bdi>
      </p>
    </>
  );
}

function StoredPicture({ url, note }: { url: string | undefined; note: string }) {
  return (
    <div className="picture-frame">
      {url ? (
        <img src={url} alt="" className="picture-preview" />
      ) : (
        <p className="p-5 text-center text-muted">{note}</p>
      )}
    </div>
  );
}

/** The description of the picture, in the languages that are being edited. */
function AltTexts({ name }: { name: string }) {
  const { formValues, setFile, shown } = useForm();
  const { t } = useStaffTranslation();
  const { alt } = formValues.files[name]!;
  const { others, isFixed } = useSharing(name);
  const id = `${controlId(name)}-alt`;
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">
        {t('picture.alt')}
        <RequiredMark required={false} />
      </legend>
      <p id={`${id}-hint`} className="mb-2 text-sm text-muted">
        {t('picture.altHint')} {others > 0 && t(isFixed ? 'media.sharedFixed' : 'media.sharedHint', { count: others })}
      </p>
      <div className="grid gap-3">
        {languages.map((language) => (
          <div key={language} className="field" hidden={!shown.includes(language)}>
            <label htmlFor={`${id}-${language}`} className="text-sm text-muted">
              <span className="sr-only">{t('picture.alt')}: </span>
              {t(`languages.${language}`)}
            </label>
            <textarea
              id={`${id}-${language}`}
              rows={1}
              data-grows="line"
              lang={language}
              dir={getDirection(language)}
              className="field-input"
              maxLength={altMax}
              readOnly={isFixed}
              aria-describedby={`${id}-hint`}
              value={alt[language]}
              onKeyDown={preventLineBreak}
              onChange={(event) =>
                setFile(name, { alt: { ...alt, [language]: withoutBreaks(event.currentTarget.value) } })
              }
            />
            {language !== 'en' && !isFixed && alt[language].trim() === '' && alt.en.trim() !== '' && (
              <button
                type="button"
                className="quiet-action self-start"
                onClick={() =>
                  copyInto(`${id}-${language}`, () => setFile(name, { alt: { ...alt, [language]: alt.en } }))
                }
              >
                {t('edit.copyText.en')}
              </button>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Returns in how many other places the field's picture is used, which share its description; not everyone may change it
 * then.
 */
function useSharing(name: string): { others: number; isFixed: boolean } {
  const { formValues, storedFile } = useForm();
  const canDescribe = useStaffSelector((state) => state.session.user?.role === 'superadmin');
  const { chosen, libraryPicture } = formValues.files[name]!;
  const stored = storedFile(name)?._id;
  const id = chosen ? undefined : (libraryPicture?._id ?? stored);
  const { data } = api.useGetFileQuery(id ?? '', { skip: id === undefined });
  const uses = data?._id === id ? (data?.usesTotal ?? 0) : (libraryPicture?.uses ?? 0);
  const others = id === undefined ? 0 : uses - (id === stored ? 1 : 0);
  return { others, isFixed: !canDescribe && others > 0 };
}
