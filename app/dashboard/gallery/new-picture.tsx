import type { Language } from '../../../domain/model/localized.ts';
import { gallery } from '../../../domain/site/gallery.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { FieldProblemText } from '../fields/field-frame.tsx';
import { MediaPicture } from '../media/media-picture.tsx';
import { UploadStatus } from '../media/upload-list.tsx';
import type { Upload } from '../media/use-uploads.ts';
import { CaptionLines } from './caption-lines.tsx';
import { PictureLines } from './picture-lines.tsx';
import type { PictureTexts, PublishState } from './use-publish-pictures.ts';

type Props = {
  upload: Upload;
  texts: PictureTexts;
  state: PublishState | undefined;
  /** The name of the picture before that is the same: it is added once. */
  sameAs: string | undefined;
  /** Whether nothing can be changed, as the pictures are being published. */
  isFixed: boolean;
  /** Whether the description is missing. */
  invalid: boolean;
  onType: (field: keyof PictureTexts, language: Language, text: string) => void;
  onRetry: () => void;
  onRemove: () => void;
};

export const descriptionId = (key: number, language: Language) => `description-${key}-${language}`;

/** A chosen picture: its upload, and its description and caption in every language. */
export function NewPicture({ upload, texts, state, sameAs, isFixed, invalid, onType, onRetry, onRemove }: Props) {
  const { t } = useStaffTranslation();
  const { file, key } = upload;
  const stored = 'stored' in upload.state ? upload.state.stored : undefined;
  // A file that cannot be used, or is added already, needs no texts.
  const needsTexts = upload.state.status !== 'refused' && sameAs === undefined;
  return (
    <li className="grid gap-4 p-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="w-36 self-start overflow-hidden rounded-card bg-surface-subtle">
        {stored ? <MediaPicture file={stored} /> : <div className="media-picture" />}
      </div>
      <fieldset className="min-w-0" aria-describedby={typeof state === 'object' ? `picture-${key}-problem` : undefined}>
        <legend className="w-full truncate font-semibold">
          <bdi dir="auto">{file.name}</bdi>
        </legend>
        {state === 'published' ? (
          <p role="status" className="text-success">
            {t('addPictures.published')}
          </p>
        ) : (
          <>
            {!stored && <UploadStatus upload={upload} onRetry={onRetry} />}
            {sameAs !== undefined && <p role="status">{t('addPictures.same', { name: sameAs })}</p>}
            {needsTexts && (
              <>
                <p aria-hidden="true" className="mt-2 text-sm font-semibold">
                  {t('picture.alt')}
                </p>
                <PictureLines
                  idOf={(language) => descriptionId(key, language)}
                  label={t('picture.alt')}
                  texts={texts.alt}
                  max={gallery.fields['alt'].max}
                  problem={invalid ? t('addPictures.missing') : undefined}
                  readOnly={isFixed}
                  hintId="description-hint"
                  onChange={(language, text) => onType('alt', language, text)}
                />
              </>
            )}
            {typeof state === 'object' && (
              <FieldProblemText id={`picture-${key}-problem`}>{state.problem}</FieldProblemText>
            )}
            <div className="flex flex-wrap items-start gap-x-5">
              {needsTexts && (
                <CaptionLines
                  fileName={file.name}
                  caption={texts.caption}
                  readOnly={isFixed}
                  onChange={(language, text) => onType('caption', language, text)}
                />
              )}
              {!isFixed && (
                <button type="button" className="quiet-action" onClick={onRemove}>
                  {t('addPictures.remove')}
                  <span className="sr-only">: {file.name}</span>
                </button>
              )}
            </div>
          </>
        )}
      </fieldset>
    </li>
  );
}
