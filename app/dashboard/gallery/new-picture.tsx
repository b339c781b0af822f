import { directionOf, languages, type Language, type Localized } from '../../../domain/model/localized.ts';
import { gallery } from '../../../domain/site/gallery.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { describedBy, FieldProblemText } from '../fields/field-frame.tsx';
import { preventLineBreak, withoutBreaks } from '../fields/line-control.tsx';
import { MediaPicture } from '../media/media-picture.tsx';
import { UploadStatus } from '../media/upload-list.tsx';
import type { Upload } from '../media/use-uploads.ts';
import type { PublishState } from './use-publish-pictures.ts';

type Props = {
  upload: Upload;
  description: Localized;
  state: PublishState | undefined;
  /** The name of the picture before that is the same: it is added once. */
  sameAs: string | undefined;
  /** Whether nothing can be changed, as the pictures are being published. */
  isFixed: boolean;
  /** Whether the description is missing. */
  invalid: boolean;
  onDescribe: (language: Language, text: string) => void;
  onRetry: () => void;
  onRemove: () => void;
};

export const descriptionId = (key: number, language: Language) => `description-${key}-${language}`;

/** A chosen picture: its upload, and its description in every language. */
export function NewPicture({
  upload,
  description,
  state,
  sameAs,
  isFixed,
  invalid,
  onDescribe,
  onRetry,
  onRemove,
}: Props) {
  const { lang, t } = useStaffTranslation();
  const { file, key } = upload;
  const stored = 'stored' in upload.state ? upload.state.stored : undefined;
  const isRefused = upload.state.status === 'refused';
  const problem = typeof state === 'object' ? state.problem : invalid ? t('addPictures.missing') : undefined;
  return (
    <li className="grid gap-4 p-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="w-36 self-start overflow-hidden rounded-card bg-sand">
        {stored ? <MediaPicture file={stored} /> : <div className="media-picture" />}
      </div>
      <fieldset className="min-w-0">
        <legend className="w-full truncate font-semibold">
          <bdi dir="auto">{file.name}</bdi>
        </legend>
        {state === 'published' ? (
          <p role="status" className="text-palm">
            {t('addPictures.published')}
          </p>
        ) : (
          <>
            {!stored && <UploadStatus upload={upload} onRetry={onRetry} />}
            {sameAs !== undefined && <p role="status">{t('addPictures.same', { name: sameAs })}</p>}
            {!isRefused && sameAs === undefined && (
              <div className="mt-2 grid gap-3 lg:grid-cols-3">
                {[lang, ...languages.filter((language) => language !== lang)].map((language) => (
                  <div key={language} className="field">
                    <label htmlFor={descriptionId(key, language)} className="text-sm text-stone">
                      <span className="sr-only">{t('picture.alt')}: </span>
                      {t(`languages.${language}`)}
                    </label>
                    <textarea
                      id={descriptionId(key, language)}
                      rows={1}
                      data-grows="line"
                      lang={language}
                      dir={directionOf(language)}
                      className="field-input"
                      maxLength={gallery.fields['alt'].max}
                      readOnly={isFixed}
                      aria-invalid={(invalid && language === lang) || undefined}
                      aria-describedby={describedBy(
                        'description-hint',
                        problem !== undefined && `${descriptionId(key, lang)}-problem`,
                      )}
                      value={description[language]}
                      onKeyDown={preventLineBreak}
                      onChange={(event) => onDescribe(language, withoutBreaks(event.currentTarget.value))}
                    />
                  </div>
                ))}
              </div>
            )}
            {problem && <FieldProblemText id={`${descriptionId(key, lang)}-problem`}>{problem}</FieldProblemText>}
            {!isFixed && (
              <button type="button" className="quiet-action" onClick={onRemove}>
                {t('addPictures.remove')}
                <span className="sr-only">: {file.name}</span>
              </button>
            )}
          </>
        )}
      </fieldset>
    </li>
  );
}
