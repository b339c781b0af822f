import type { Logger } from 'pino';
import type { Transporter } from 'nodemailer';
import { readIn, type Language } from '../../domain/model/localized.ts';
import type { User } from '../../domain/people/user.ts';
import type { SiteSettings } from '../../domain/site/site-views.ts';
import { translateMail } from './translate-mail.ts';

/** Mails a person the link for setting a password; returns at once. */
export type InvitationMailer = (user: User, url: string, language: Language) => void;

/** Creates the function that mails a link to set a password. It returns at once; a failure is logged. */
export function createInvitationMailer(
  transport: Transporter,
  readSettings: () => Promise<SiteSettings>,
  log: Logger,
): InvitationMailer {
  const send = async (user: User, url: string, language: Language) => {
    const { name, contact } = await readSettings();
    const site = readIn(name.short, language).text;
    const translate = translateMail[language];
    const paragraphs = [translate('greeting', { name: user.name }), translate('invitation.text', { site }), url];
    await transport.sendMail({
      from: { name: site, address: contact.email },
      to: { name: user.name, address: user.email },
      subject: translate('invitation.subject', { site }),
      text: `${paragraphs.join('\n\n')}\n`,
    });
  };
  return (user, url, language) => {
    send(user, url, language).catch((error: unknown) =>
      log.warn({ err: error }, 'an invitation could not be mailed; its link can still be copied'),
    );
  };
}
