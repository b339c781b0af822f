import { useId, useState, type SubmitEvent } from 'react';
import { createPortal } from 'react-dom';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { safeAddress } from '../../../../domain/markdown/write-html.ts';
import type { Language } from '../../../../domain/model/localized.ts';
import { internationalPhoneAddress } from '../../../../domain/contact/phone-address.ts';
import { ChoosePage } from './choose-page.tsx';
import { AddressField, OptionalText } from './dialog-fields.tsx';
import { ModalDialog } from '../../parts/modal-dialog.tsx';

type Props = {
  link: { href: string; text: string };
  /** That of the text. */
  language: Language;
  /** Called with an empty address to remove the link. */
  onSet: (href: string, text: string) => void;
  onClose: () => void;
};

/** Asks for the address of a link, and for its text where none is selected. */
export function LinkDialog(props: Props) {
  const { t } = useStaffTranslation();
  return createPortal(
    <ModalDialog title={t('markdown.link')} onClose={props.onClose} className="link-dialog">
      <LinkForm {...props} />
    </ModalDialog>,
    document.body,
  );
}

function LinkForm({ link, language, onSet }: Props) {
  const { t } = useStaffTranslation();
  const id = useId();
  const [address, setAddress] = useState(link.href);
  const [text, setText] = useState(link.text);
  const [wasSent, setSent] = useState(false);
  const href = readAddress(address);
  const problem =
    wasSent && href === undefined
      ? t(address.trim() === '' ? 'markdown.linkRequired' : 'markdown.linkInvalid')
      : undefined;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The event would reach the form below the dialog too.
    event.stopPropagation();
    setSent(true);
    if (href === undefined) document.getElementById(`${id}-address`)?.focus();
    else onSet(href, text.trim() === '' ? address.trim() : text);
  };

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <AddressField
        id={`${id}-address`}
        label={t('markdown.linkAddress')}
        value={address}
        problem={problem}
        onChange={setAddress}
      />
      <ChoosePage
        language={language}
        onChoose={({ path, title }) => {
          setAddress(path);
          if (text.trim() === '') setText(title.text);
          document.getElementById(`${id}-address`)?.focus();
        }}
      />
      {link.text === '' && (
        <OptionalText id={`${id}-text`} label={t('markdown.linkText')} value={text} onChange={setText} />
      )}
      <button type="submit" className="button justify-self-stretch">
        {t(link.href === '' ? 'markdown.linkInsert' : 'markdown.linkChange')}
      </button>
      {link.href !== '' && (
        <button type="button" className="quiet-action justify-self-start" onClick={() => onSet('', '')}>
          {t('markdown.linkRemove')}
        </button>
      )}
    </form>
  );
}

/** Returns an address that pages link to; `example.org`, an email address and a telephone number need no more. */
function readAddress(typed: string): string | undefined {
  const address = typed.trim();
  const phone = internationalPhoneAddress(address);
  if (phone !== undefined) return phone;
  if (/\s/.test(address)) return undefined;
  const isEmail = address.indexOf('@') > 0 && !/[:/]/.test(address);
  if (isEmail) return safeAddress(`mailto:${address}`);
  if (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u.test(address)) return safeAddress(`https://${address}`);
  return safeAddress(address);
}
