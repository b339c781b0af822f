import type { Logger } from 'pino';
import type { Transporter } from 'nodemailer';
import { readIn, type Language } from '../../domain/model/localized.ts';
import type { User } from '../../domain/people/user.ts';
import type { SiteSettings } from '../../domain/site/site-views.ts';

/** Mails a person the link for setting a password; returns at once. */
export type InvitationMailer = (user: User, url: string, language: Language) => void;

const texts: Record<
  Language,
  { subject: (site: string) => string; text: (name: string, site: string, url: string) => string }
> = {
  en: {
    subject: (site) => `Your account at ${site}`,
    text: (name, site, url) =>
      `Dear ${name},\n\nAn account has been created for you on the website of ${site}. Choose your password here; ` +
      `the link works once, within 7 days:\n\n${url}\n`,
  },
  so: {
    subject: (site) => `Akoonkaaga ${site}`,
    text: (name, site, url) =>
      `Mudane/Marwo ${name},\n\nAkoon ayaa laguugu sameeyay degelka ${site}. Halkan ka dooro furahaaga sirta ah; ` +
      `xidhiidhiyuhu hal mar ayuu shaqeeyaa, 7 maalmood gudahood:\n\n${url}\n`,
  },
  ar: {
    subject: (site) => `حسابك في موقع ${site}`,
    text: (name, site, url) =>
      `الأخ/الأخت ${name}،\n\nأُنشئ لك حساب في موقع ${site}. اختر كلمة مرورك من هنا؛ يعمل الرابط مرة واحدة خلال 7 أيام:\n\n${url}\n`,
  },
};

/** Creates the function that mails a link to set a password. It returns at once; a failure is logged. */
export function createInvitationMailer(
  transport: Transporter,
  readSettings: () => Promise<SiteSettings>,
  log: Logger,
): InvitationMailer {
  const send = async (user: User, url: string, language: Language) => {
    const { name, contact } = await readSettings();
    const site = readIn(name.short, language).text;
    const { subject, text } = texts[language];
    await transport.sendMail({
      from: { name: site, address: contact.email },
      to: { name: user.name, address: user.email },
      subject: subject(site),
      text: text(user.name, site, url),
    });
  };
  return (user, url, language) => {
    send(user, url, language).catch((error: unknown) =>
      log.warn({ err: error }, 'an invitation could not be mailed; its link can still be copied'),
    );
  };
}
