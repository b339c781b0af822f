import { createTransport, type Transporter } from 'nodemailer';

/** For the connection with its greeting, and for each answer (milliseconds): some servers let new clients wait. */
const timeout = 30_000;

/** Returns the connection to the mail server, with time limits that suit a slow line. */
export function openTransport(smtpUrl: string): Transporter {
  return createTransport({
    url: smtpUrl,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
}
