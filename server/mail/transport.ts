import { createTransport, type Transporter } from 'nodemailer';

/** Returns the connection to the mail server, with time limits that suit a slow line. */
export function openTransport(smtpUrl: string): Transporter {
  return createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
}
