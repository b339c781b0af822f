import { useEffect, useRef, useState } from 'react';
import { formatDateTime } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { WireInvitation } from '../data/api-types.ts';
import { copyText } from '../parts/copy-text.ts';

/** A one-time link to copy, with until when it works and whether it was mailed as well. Takes the focus. */
export function InvitationLink({
  invitation: { url, expiresAt, mailed },
  email,
}: {
  invitation: WireInvitation;
  email: string;
}) {
  const { lang, t } = useStaffTranslation();
  const [copied, setCopied] = useState<boolean>();
  const link = useRef<HTMLInputElement>(null);
  useEffect(() => {
    link.current?.focus();
  }, []);
  const copy = async () => setCopied(link.current ? await copyText(link.current) : false);

  return (
    <div className="grid w-full gap-3" role="group" aria-label={t('invite.link')}>
      <div className="flex flex-wrap gap-2">
        <input
          ref={link}
          dir="ltr"
          readOnly
          value={url}
          aria-label={t('invite.link')}
          className="field-input min-w-0 flex-1 basis-52"
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="button" onClick={() => void copy()}>
          {t('invite.copy')}
        </button>
      </div>
      <output className="font-semibold empty:hidden">
        {copied !== undefined && t(copied ? 'invite.copied' : 'invite.copyFailed')}
      </output>
      <p>{t('invite.expires', { moment: formatDateTime(expiresAt, lang) })}</p>
      <p>{mailed ? t('invite.mailed', { email }) : t('invite.notMailed')}</p>
    </div>
  );
}
