import { createTransport, type Transporter } from 'nodemailer';

/** The way to the mail server; patient enough for a slow line, not for ever. */
export function openTransport(smtpUrl: string): Transporter {
  return createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
}
