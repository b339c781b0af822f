import { useEffect, useEffectEvent, useId, useRef, useState, type SubmitEvent } from 'react';
import { createPortal } from 'react-dom';
import { altMax, pictureTypes } from '../../../../domain/fields/picture.ts';
import { getDirection, type Language } from '../../../../domain/model/localized.ts';
import { joinLines } from '../../../../domain/text/join-lines.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import type { WireMediaEntry } from '../../data/api-types.ts';
import { FieldProblemText } from '../../fields/field-frame.tsx';
import { FileChooser, LibraryButton } from '../../fields/files/file-chooser.tsx';
import { preventLineBreak, withoutBreaks } from '../../fields/line-control.tsx';
import { usePicturePreview } from '../../fields/files/use-picture-preview.ts';
import { ChooseFile } from '../../media/choose-file.tsx';
import { UploadStatus } from '../../media/upload-list.tsx';
import { ModalDialog } from '../../parts/modal-dialog.tsx';
import { InsertButton, OptionalField } from './dialog-fields.tsx';
import type { PictureAttributes } from '../picture-commands.ts';
import { useDialogUpload, useInsertLater } from './use-dialog-upload.ts';

type Props = {
  /** The selected picture, to be changed. */
  picture: PictureAttributes | undefined;
  /** A file that was dropped or pasted. */
  file: File | undefined;
  /** That of the text. */
  language: Language;
  /** The texts to translate, where the picture itself stays. */
  original?: { alt: string; caption: string; language: Language };
  /** Whether `picture` is not in the text yet. */
  isNew?: boolean;
  onSet: (picture: PictureAttributes) => void;
  onRemove?: () => void;
  onClose: () => void;
};

/** Uploads or chooses a picture for a text, and asks for its description and caption. */
export function PictureDialog(props: Props) {
  const { t } = useStaffTranslation();
  return createPortal(
    <ModalDialog title={t('markdown.picture')} onClose={props.onClose} className="text-picture-dialog">
      <PictureForm {...props} />
    </ModalDialog>,
    document.body,
  );
}

function PictureForm({ picture, original, isNew = !picture, file: given, language, onSet, onRemove }: Props) {
  const { t } = useStaffTranslation();
  const id = useId();
  const { upload, stored, isUploading, wasSent, send, start, retry, end } = useDialogUpload('picture');
  const [chosen, setChosen] = useState(picture?.src);
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const [caption, setCaption] = useState(picture?.caption ?? '');
  const [isChoosing, setChoosing] = useState(false);
  const preview = usePicturePreview(upload?.file);

  const src = upload ? stored?.url : chosen;

  const startGiven = useEffectEvent(() => given && start(given));
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!hasStarted.current) startGiven();
    hasStarted.current = true;
  }, []);

  const choose = (file: WireMediaEntry) => {
    setChoosing(false);
    end();
    setChosen(file.url);
    if (alt.trim() === '') setAlt(file.alt[language]);
    document.getElementById(`${id}-alt`)?.focus();
  };
  const insert = (address: string) => onSet({ src: address, alt: joinLines(alt), caption: joinLines(caption) });
  useInsertLater(wasSent, src, insert);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The event would reach the form below the dialog too.
    event.stopPropagation();
    if (src !== undefined) return insert(src);
    send();
    if (!isUploading) document.getElementById(`${id}-file`)?.focus();
  };
  const isMissing = wasSent && src === undefined && !isUploading;
  const shown = upload ? preview : chosen;

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {original ? (
        <div className="picture-frame">
          <img src={picture?.src} alt="" className="picture-preview" />
        </div>
      ) : (
        <>
          <FileChooser
            id={`${id}-file`}
            label={t(shown ? 'picture.replace' : 'picture.choose')}
            accept={pictureTypes}
            invalid={isMissing}
            required
            describedBy={`${id}-hint${isMissing ? ` ${id}-problem` : ''}`}
            dropHint={t('picture.drop')}
            onChoose={start}
            action={<LibraryButton label={t('media.choose')} onOpen={() => setChoosing(true)} />}
          >
            {shown && (
              <div className="picture-frame">
                <img src={shown} alt="" className="picture-preview" />
              </div>
            )}
            {upload && <UploadStatus upload={upload} onRetry={retry} onCancel={end} />}
          </FileChooser>
          {isMissing && <FieldProblemText id={`${id}-problem`}>{t('markdown.pictureRequired')}</FieldProblemText>}
          <p id={`${id}-hint`} className="text-sm text-muted">
            {t('picture.hint')}
          </p>
        </>
      )}
      {isChoosing && <ChooseFile onChoose={choose} onClose={() => setChoosing(false)} />}
      <PictureText
        id={`${id}-alt`}
        language={language}
        label={t('picture.alt')}
        original={original && { text: original.alt, language: original.language }}
        hint={t('picture.altHint')}
        value={alt}
        onChange={setAlt}
      />
      <PictureText
        id={`${id}-caption`}
        language={language}
        label={t('markdown.caption')}
        original={original && { text: original.caption, language: original.language }}
        hint={t('markdown.captionHint')}
        value={caption}
        onChange={setCaption}
      />
      <InsertButton
        label={t(isNew ? 'markdown.pictureInsert' : 'markdown.pictureChange')}
        isWaiting={wasSent && isUploading}
        waitingText={t('markdown.pictureWaiting')}
      />
      {picture && onRemove && (
        <button type="button" className="quiet-action justify-self-start" onClick={onRemove}>
          {t('picture.remove')}
        </button>
      )}
    </form>
  );
}

type TextProps = {
  id: string;
  language: Language;
  label: string;
  hint: string;
  original: { text: string; language: Language } | undefined;
  value: string;
  onChange: (text: string) => void;
};

function PictureText({ id, language, label, hint, original, value, onChange }: TextProps) {
  const { t } = useStaffTranslation();
  return (
    <OptionalField id={id} label={label}>
      {original && original.text !== '' && (
        <p id={`${id}-original`}>
          <span className="text-sm text-muted">{t(`languages.${original.language}`)}: </span>
          <bdi lang={original.language} dir={getDirection(original.language)}>
            {original.text}
          </bdi>
        </p>
      )}
      <textarea
        id={id}
        rows={1}
        data-grows="line"
        lang={language}
        dir={getDirection(language)}
        className="field-input"
        maxLength={altMax}
        aria-describedby={original ? `${id}-original ${id}-hint` : `${id}-hint`}
        value={value}
        onKeyDown={preventLineBreak}
        onChange={(event) => onChange(withoutBreaks(event.currentTarget.value))}
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {hint}
      </p>
    </OptionalField>
  );
}
