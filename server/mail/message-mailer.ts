import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import { mailDelay } from '../../domain/messages/inbox.ts';
import { runOutsideRequests } from '../request-context.ts';
import type { StoredMessage } from '../store/messages/message-row.ts';
import type { MessageStore } from '../store/messages/message-store.ts';
import { translateMail } from './translate-mail.ts';

/** A mail server that responds very slowly could delay one mail for ever, and all others behind it. */
const mailTimeout = 2 * 60_000; // milliseconds

export type MessageMailer = {
  /** Notifies the mailer that a message is waiting; returns at once. */
  trigger(): void;
  /** Stops the mailer, after the mail that is being sent. */
  stop(): Promise<void>;
};

const pollInterval = 60_000; // milliseconds
/** Far longer than a mail takes: a server with an older claim counts as dead, and another one sends the mail. */
const claimDuration = 10 * 60_000; // milliseconds

/**
 * Mails stored messages to the association over SMTP. Visitors never wait for it; what could not be mailed remains in
 * the database and is tried again, less and less often (`mailDelay`).
 */
export function startMessageMailer(deps: {
  transport: Transporter;
  /** Returns the association's current address. */
  to: () => Promise<string>;
  store: MessageStore;
  /** Counts a mail; returns whether it may be sent now. */
  mayMail: () => Promise<boolean>;
  now: () => Date;
  log: Logger;
}): MessageMailer {
  const { transport } = deps;
  let running: Promise<void> | undefined;
  let isTriggeredAgain = false;
  let stopped = false;
  /** The tries of mails that were sent and are not recorded yet, by the id of the message. */
  const sentMails = new Map<string, number>();

  /**
   * Records what was sent. While the database is away this is retried; otherwise another server would send it twice.
   */
  const recordSentMails = async () => {
    for (const [id, tries] of sentMails) {
      await deps.store.recordSent(id, tries);
      sentMails.delete(id);
    }
  };

  const send = async (message: StoredMessage) => {
    const translate = translateMail[message.language];
    const facts = Object.entries({ ...message.details, email: message.email }).filter(([, value]) => value !== '');
    const to = await deps.to();
    // Mail programs decode what looks like an encoded word (RFC 2047): line ends and other hidden characters.
    const name = message.name.replaceAll('=?', '= ?');
    const sent = transport.sendMail({
      from: { name, address: to },
      ...(message.email !== '' && { replyTo: { name, address: message.email } }),
      to,
      // The same for every try, so that clients recognise a mail that was sent twice after a crash.
      messageId: `<${message.id}@${to.split('@').at(-1) ?? 'minbar'}>`,
      subject: translate(`message.subject.${message.kind}`, { name }),
      text: [message.body, ...facts.map(([fact, value]) => `${translate(`message.labels.${fact}`)}: ${value}`)].join(
        '\n\n',
      ),
    });
    await withinTime(sent);
  };

  const deliverAll = async () => {
    while ((await deliverBatch()) > 0);
  };

  /** Mails the newest due messages; returns how many of them this server claimed. */
  const deliverBatch = async () => {
    let claimed = 0;
    await recordSentMails();
    for (const message of await deps.store.waitingForMail(deps.now().toISOString(), 50)) {
      if (stopped) return 0;
      const now = deps.now();
      const claimedUntil = new Date(now.getTime() + claimDuration).toISOString();
      if (!(await deps.store.claimMail(message.id, now.toISOString(), claimedUntil))) continue;
      // During a flood the rest waits for the next run.
      if (!(await deps.mayMail())) {
        await deps.store.releaseMail(message.id, claimedUntil);
        return 0;
      }
      claimed += 1;
      const tries = message.mail.tries + 1;
      try {
        await send(message);
        sentMails.set(message.id, tries);
      } catch (error) {
        const delay = mailDelay(tries);
        const nextAt = delay === undefined ? null : new Date(deps.now().getTime() + delay).toISOString();
        deps.log.warn(
          { err: error, message: message.id, nextAt },
          'a message could not be mailed; it stays in the inbox',
        );
        await deps.store.recordFailure(message.id, claimedUntil, tries, nextAt);
      }
      await recordSentMails();
    }
    return claimed;
  };

  const trigger = () => {
    if (stopped) return;
    if (running) {
      isTriggeredAgain = true;
      return;
    }
    running = runOutsideRequests(deliverAll)
      .catch((error: unknown) => deps.log.error({ err: error }, 'mailing stored messages failed'))
      .finally(() => {
        running = undefined;
        if (isTriggeredAgain) {
          isTriggeredAgain = false;
          trigger();
        }
      });
  };

  const timer = setInterval(trigger, pollInterval);
  timer.unref();
  trigger();

  return {
    trigger,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
      await recordSentMails().catch((error: unknown) => deps.log.error({ err: error }, 'a sent mail was not recorded'));
    },
  };
}

async function withinTime(sent: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server took too long')), mailTimeout);
  });
  await Promise.race([sent, timedOut]).finally(() => clearTimeout(timer));
}
