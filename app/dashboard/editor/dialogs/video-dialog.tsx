import { useId, useState, type SubmitEvent } from 'react';
import { createPortal } from 'react-dom';
import { findVideoId } from '../../../../domain/content/video-id.ts';
import { joinLines } from '../../../../domain/text/join-lines.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { ModalDialog } from '../../parts/modal-dialog.tsx';
import { AddressField, OptionalText } from './dialog-fields.tsx';

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
  const video = findVideoId(withProtocol(address));
  const isWrong = wasSent && video === undefined;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The event would reach the form below the dialog too.
    event.stopPropagation();
    setSent(true);
    if (video === undefined) document.getElementById(`${id}-address`)?.focus();
    else onInsert(`https://youtu.be/${video}`, joinLines(title));
  };

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <AddressField
        id={`${id}-address`}
        label={t('markdown.videoAddress')}
        hint={t('markdown.videoHint')}
        value={address}
        problem={isWrong ? t('markdown.videoInvalid') : undefined}
        onChange={setAddress}
      />
      <OptionalText id={`${id}-title`} label={t('markdown.videoTitle')} value={title} onChange={setTitle} />
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
