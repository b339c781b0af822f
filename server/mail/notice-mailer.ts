import { isIP } from 'node:net';
import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import { formatEastAfricaTime } from '../../domain/east-africa-time.ts';
import { readIn, type Language } from '../../domain/model/localized.ts';
import type { Notice } from '../../domain/people/notice.ts';
import { readDevice } from '../../domain/people/read-device.ts';
import { roles } from '../../domain/people/viewer.ts';
import type { SiteSettings } from '../../domain/site/site-views.ts';
import { translateMail } from './translate-mail.ts';

/** Mails a person a notice of their own account; returns at once. */
export type NoticeMailer = (notice: Notice, to: { name: string; address: string }, language: Language) => void;

/**
 * Returns subject and body of a notice, as plain text. Without PUBLIC_URL there is no `profileUrl`: the host of a
 * request can be forged.
 */
function writeNotice(
  { event, at, device, address, details }: Notice,
  name: string,
  site: string,
  language: Language,
  profileUrl: string | undefined,
) {
  const translate = translateMail[language];
  const getLabel = (value = '') => {
    const role = roles.find((known) => known === value);
    return role ? translate(`notice.roles.${role}`) : value;
  };
  const fact = (name: string, value: string) => `${translate(`notice.facts.${name}`)}: ${value}`;
  const { browser, system } = readDevice(device);
  const facts = [
    ...(device === ''
      ? []
      : [fact('device', [browser, system].filter(Boolean).join(', ') || translate('notice.facts.unknownDevice'))]),
    ...(isIP(address) ? [fact('address', address)] : []),
    fact('time', `${formatEastAfricaTime(at)} (UTC+3)`),
    ...(details.by ? [fact('by', details.by)] : []),
  ];
  const paragraphs = [
    translate('greeting', { name }),
    translate(`notice.event.${event}`, { site, from: getLabel(details.from), to: getLabel(details.to) }),
    facts.join('\n'),
    translate('notice.advice'),
    ...(profileUrl ? [`${translate('notice.profile')} ${profileUrl}`] : []),
  ];
  return { subject: translate(`notice.subject.${event}`, { site }), text: `${paragraphs.join('\n\n')}\n` };
}

/** Creates the function that mails notices without waiting; a mail that fails is logged, and not sent again. */
export function createNoticeMailer(
  transport: Transporter,
  readSettings: () => Promise<SiteSettings>,
  publicUrl: string | undefined,
  log: Logger,
): NoticeMailer {
  const send = async (notice: Notice, to: { name: string; address: string }, language: Language) => {
    const { name, contact } = await readSettings();
    const site = readIn(name.short, language).text;
    const profileUrl = publicUrl && `${publicUrl}/dashboard/profile${language === 'en' ? '' : `?lang=${language}`}`;
    await transport.sendMail({
      from: { name: site, address: contact.email },
      to,
      ...writeNotice(notice, to.name, site, language, profileUrl),
    });
  };
  return (notice, to, language) => {
    send(notice, to, language).catch((error: unknown) =>
      log.warn({ err: error, event: notice.event }, 'a notice could not be mailed; it is shown in the dashboard'),
    );
  };
}
