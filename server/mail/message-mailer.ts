import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import type { MessageRow } from '../store/database.ts';
import type { MessageStore } from '../store/message-store.ts';

export type MessageMailer = {
  /** Says that a message is waiting; returns at once. */
  wake(): void;
  /** Ends the retrying, after the mail under way. */
  stop(): Promise<void>;
};

const retryEvery = 60_000; // milliseconds

/**
 * Mails stored messages to the association over SMTP. A visitor never waits for it; what could not be mailed
 * stays in the database and is tried again.
 */
export function startMessageMailer(deps: { transport: Transporter; /** The association's address, as it is now. */ to: () => Promise<string>; store: MessageStore; log: Logger }): MessageMailer {
  const { transport } = deps;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const send = async (message: MessageRow) => {
    const details = Object.entries(JSON.parse(message.details) as Record<string, string>).filter(([, value]) => value !== '');
    const to = await deps.to();
    await transport.sendMail({
      from: { name: message.name, address: to },
      replyTo: { name: message.name, address: message.email },
      to,
      subject: message.kind === 'contact' ? `Message from ${message.name}` : `Membership application from ${message.name}`,
      text: [message.body, ...details.map(([name, value]) => `${name}: ${value}`), `email: ${message.email}`].join('\n\n'),
    });
  };

  const deliverAll = async () => {
    for (const message of await deps.store.waitingForMail(50)) {
      if (stopped) return;
      try {
        await send(message);
        await deps.store.recordMail(message.id, 'sent', message.mail_attempts + 1);
      } catch (error) {
        deps.log.warn({ err: error, message: message.id }, 'a message could not be mailed; it is kept and will be tried again');
        await deps.store.recordMail(message.id, 'failed', message.mail_attempts + 1);
      }
    }
  };

  const wake = () => {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = deliverAll()
      .catch((error: unknown) => deps.log.error({ err: error }, 'mailing stored messages failed'))
      .finally(() => {
        running = undefined;
        if (again) {
          again = false;
          wake();
        }
      });
  };

  const timer = setInterval(wake, retryEvery);
  timer.unref();
  wake();

  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
