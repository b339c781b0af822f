import { useId, useState, type SubmitEvent } from 'react';
import { createPortal } from 'react-dom';
import { videoOfAddress } from '../../../domain/content/video-id.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { FieldProblemText } from '../fields/field-frame.tsx';
import { ModalDialog } from '../parts/modal-dialog.tsx';

type Props = { onInsert: (address: string, title: string) => void; onClose: () => void };

/** Asks for the address of a video on YouTube, and for its title. */
export function VideoDialog({ onInsert, onClose }: Props) {
  const { t } = useStaffTranslation();
  return createPortal(
    <ModalDialog title={t('markdown.video')} onClose={onClose} className="link-dialog">
      <VideoForm onInsert={onInsert} />
    </ModalDialog>,
    document.body,
  );
}

function VideoForm({ onInsert }: Pick<Props, 'onInsert'>) {
  const { t } = useStaffTranslation();
  const id = useId();
  const [address, setAddress] = useState('');
  const [title, setTitle] = useState('');
  const [wasSent, setSent] = useState(false);
  const video = videoOfAddress(withProtocol(address));
  const isWrong = wasSent && video === undefined;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The event would reach the form below the dialog too.
    event.stopPropagation();
    setSent(true);
    if (video === undefined) document.getElementById(`${id}-address`)?.focus();
    else onInsert(`https://youtu.be/${video}`, title.replaceAll(/\s+/g, ' ').trim());
  };

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <div className="field">
        <label htmlFor={`${id}-address`} className="field-label">
          {t('markdown.linkAddress')}
        </label>
        <input
          id={`${id}-address`}
          // Where the dialog moves the focus when it opens.
          ref={(input) => input?.setAttribute('autofocus', '')}
          type="text"
          dir="ltr"
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          className="field-input"
          aria-required
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-problem` : undefined}
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        {isWrong && <FieldProblemText id={`${id}-problem`}>{t('markdown.videoInvalid')}</FieldProblemText>}
      </div>
      <div className="field">
        <label htmlFor={`${id}-title`} className="field-label">
          {t('markdown.videoTitle')}
          <span className="font-normal text-stone"> ({t('edit.optional')})</span>
        </label>
        <input
          id={`${id}-title`}
          type="text"
          dir="auto"
          autoComplete="off"
          className="field-input"
          maxLength={200}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </div>
      <button type="submit" className="button justify-self-stretch">
        {t('markdown.videoInsert')}
      </button>
    </form>
  );
}

/** `youtu.be/...` needs no more. */
function withProtocol(typed: string): string {
  const address = typed.trim();
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}
