import { Fragment, type ReactNode } from 'react';
import { phoneAddress } from '../../../domain/contact/phone-address.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { describeMail } from './mail-status.ts';
import type { WholeMessage } from './message-api.ts';
import { useMessageActions } from './use-message-actions.ts';

/** The sender's details and the text of a message. */
export function MessageText({ message }: { message: WholeMessage }) {
  const { lang, t } = useStaffTranslation();
  const { email, details } = message;
  return (
    <article className="rounded-card border border-border bg-surface p-5 sm:p-6">
      <dl className="grid gap-x-6 gap-y-1 border-b border-border pb-4 sm:grid-cols-[minmax(0,auto)_minmax(0,1fr)]">
        <Fact name={t('inbox.fields.kind')}>{t(`inbox.kinds.${message.kind}`)}</Fact>
        <Fact name={t('inbox.fields.received')}>
          <time dateTime={message.createdAt}>{formatDateTime(message.createdAt, lang)}</time>
        </Fact>
        {email && (
          <Fact name={t('inbox.fields.email')}>
            <ContactLink href={message.reply} text={email} />
          </Fact>
        )}
        {details.phone && (
          <Fact name={t('inbox.fields.phone')}>
            <ContactLink href={phoneAddress(details.phone)} text={details.phone} />
          </Fact>
        )}
        {details.city && (
          <Fact name={t('inbox.fields.city')}>
            <bdi>{details.city}</bdi>
          </Fact>
        )}
        <Fact name={t('inbox.fields.language')}>{t(`languages.${message.language}`)}</Fact>
      </dl>
      <h2 className="sr-only">{t('inbox.fields.message')}</h2>
      {message.message ? (
        <p dir="auto" className="message-text mt-5">
          {message.message}
        </p>
      ) : (
        <p className="mt-5 text-muted">{t('inbox.noMessage')}</p>
      )}
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="py-1.5 sm:contents">
      <dt className="text-sm text-muted sm:py-2">{name}</dt>
      <dd className="wrap-anywhere sm:py-1.5">{children}</dd>
    </div>
  );
}

function ContactLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className="text-link -my-2 inline-flex min-h-11 max-w-full items-center">
      {/* A number stays on one line. An address that is too long for one line breaks before its @. */}
      <bdi dir="ltr" className="min-w-0">
        {text
          .replaceAll(' ', '\u00a0')
          .split(/(?=@)/)
          .map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
      </bdi>
    </a>
  );
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-border bg-surface p-5">
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}

/** Why a message was classified as spam. */
export function SpamBox({ reasons }: { reasons: WholeMessage['spamReasons'] }) {
  const { t } = useStaffTranslation();
  return (
    <Box title={t('inbox.spamTitle')}>
      {reasons.length > 0 ? (
        <ul className="grid gap-1.5">
          {reasons.map((reason) => (
            <li key={reason}>{t(`inbox.reasons.${reason}`)}</li>
          ))}
        </ul>
      ) : (
        <p>{t('inbox.spamByHand')}</p>
      )}
      {reasons.length > 0 && <p className="mt-3 text-sm text-muted">{t('inbox.spamNote')}</p>}
    </Box>
  );
}

/** The state of the copy by mail, with a button to send it again. */
export function MailBox({ message }: { message: WholeMessage }) {
  const { lang, t } = useStaffTranslation();
  const { mail, busy } = useMessageActions();
  return (
    <Box title={t('inbox.mail.title')}>
      <p role="status" className={message.mail.state === 'failed' ? 'text-danger' : 'text-muted'}>
        {describeMail(message.mail, lang, t)}
      </p>
      {message.mail.canTry && (
        <button
          type="button"
          className="button button-quiet mt-3 w-full"
          disabled={busy}
          onClick={() => void mail(message._id)}
        >
          {t('inbox.mail.again')}
        </button>
      )}
    </Box>
  );
}
