import { useId, useState, type SubmitEvent } from 'react';
import { createPortal } from 'react-dom';
import { documentTypes, maxDocumentBytes } from '../../../../domain/fields/document.ts';
import type { Language } from '../../../../domain/model/localized.ts';
import { joinLines } from '../../../../domain/text/join-lines.ts';
import { formatBytes } from '../../../i18n/format.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import type { WireFileDetail } from '../../data/api-types.ts';
import { FieldProblemText } from '../../fields/field-frame.tsx';
import { FileChooser, LibraryButton } from '../../fields/files/file-chooser.tsx';
import { ChooseFile } from '../../media/choose-file.tsx';
import { getFileFormat } from '../../media/get-file-format.ts';
import { UploadStatus } from '../../media/upload-list.tsx';
import { ModalDialog } from '../../parts/modal-dialog.tsx';
import { InsertButton, OptionalText } from './dialog-fields.tsx';
import { useDialogUpload, useInsertLater } from './use-dialog-upload.ts';

type Props = {
  /** The selected text, which becomes the link. */
  selected: string;
  /** That of the text. */
  language: Language;
  onInsert: (address: string, text: string) => void;
  onClose: () => void;
};

/** Uploads or chooses a document, to which the text then links. */
export function DocumentDialog(props: Props) {
  const { t } = useStaffTranslation();
  return createPortal(
    <ModalDialog title={t('markdown.document')} onClose={props.onClose} className="text-picture-dialog">
      <DocumentForm {...props} />
    </ModalDialog>,
    document.body,
  );
}

type Document = Pick<WireFileDetail, 'url' | 'fileName' | 'bytes'>;

function DocumentForm({ selected, language, onInsert }: Props) {
  const { t } = useStaffTranslation();
  const id = useId();
  const { upload, stored, isUploading, wasSent, send, start, retry, end } = useDialogUpload('document');
  const [chosen, setChosen] = useState<Document>();
  const [text, setText] = useState(selected);
  const [isChoosing, setChoosing] = useState(false);
  const file: Document | undefined = upload ? stored : chosen;
  const name = upload?.file.name ?? chosen?.fileName;

  const choose = (entry: Document) => {
    setChoosing(false);
    end();
    setChosen(entry);
  };
  const insert = (found: Document) => onInsert(found.url, joinLines(text) || textOf(found, language));
  useInsertLater(wasSent, file, insert);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The event would reach the form below the dialog too.
    event.stopPropagation();
    if (file) return insert(file);
    send();
    if (!isUploading) document.getElementById(`${id}-file`)?.focus();
  };
  const isMissing = wasSent && !file && !isUploading;

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <FileChooser
        id={`${id}-file`}
        label={t(name === undefined ? 'document.choose' : 'document.replace')}
        accept={documentTypes}
        invalid={isMissing}
        required
        describedBy={`${id}-hint${isMissing ? ` ${id}-problem` : ''}`}
        dropHint={t('document.drop')}
        onChoose={start}
        action={<LibraryButton label={t('media.chooseDocument')} onOpen={() => setChoosing(true)} />}
      >
        {name !== undefined && (
          <p className="break-all font-semibold" dir="ltr">
            {name}
          </p>
        )}
        {upload && <UploadStatus upload={upload} onRetry={retry} onCancel={end} />}
      </FileChooser>
      {isMissing && <FieldProblemText id={`${id}-problem`}>{t('markdown.documentRequired')}</FieldProblemText>}
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('markdown.documentHint', { megabytes: maxDocumentBytes / 1_000_000 })}
      </p>
      {isChoosing && <ChooseFile kind="document" onChoose={choose} onClose={() => setChoosing(false)} />}
      {selected === '' && (
        <OptionalText id={`${id}-text`} label={t('markdown.linkText')} value={text} onChange={setText} />
      )}
      <InsertButton
        label={t('markdown.documentInsert')}
        isWaiting={wasSent && isUploading}
        waitingText={t('markdown.documentWaiting')}
      />
    </form>
  );
}

/** Returns a text that tells what a visitor would download: "Application form (PDF, 240 KB)". */
function textOf(file: Document, language: Language): string {
  const name = file.fileName.replace(/\.[a-z]{3,4}$/i, '');
  return `${name} (${getFileFormat(file)}${language === 'ar' ? '، ' : ', '}${formatBytes(file.bytes, language)})`;
}
