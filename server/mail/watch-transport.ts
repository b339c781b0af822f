import { getSystemErrorName } from 'node:util';
import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import type { MailOutcome } from '../../domain/operating/site-state.ts';
import type { MailStateStore } from '../store/messages/mail-state-store.ts';
import { counters } from '../counters.ts';

/** While all goes well, successes are stored at most this often (milliseconds). */
const storeEvery = 60_000;

/** Codes of errors that say something about one mail, not about the mail server. */
const refusals = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * Makes a transport record how its mails went: the last success and the last failure, with the code of the error alone,
 * since its text may contain addresses.
 */
export function watchTransport(
  transport: Transporter,
  { store, now, log }: { store: MailStateStore; now: () => Date; log: Logger },
): Transporter {
  let known: MailOutcome | undefined;
  let storedAt = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> = Promise.resolve();

  const record = (change: Partial<MailOutcome>) => {
    // One after the other, so that the last outcome is the one that stays.
    writing = writing
      .then(async () => {
        const before = known ?? (await store.readOutcome());
        const wasFailing = before.failedAt !== null && (before.sentAt === null || before.failedAt > before.sentAt);
        const isNews = change.failedAt !== undefined || wasFailing;
        if (!isNews && performance.now() - storedAt < storeEvery) {
          known = merge(before, change);
          return;
        }
        // Read again: another server may have recorded an outcome.
        known = merge(await store.readOutcome(), change);
        await store.writeOutcome(known);
        storedAt = performance.now();
      })
      .catch((error: unknown) => log.warn({ err: error }, 'the outcome of a mail could not be recorded'));
  };

  const send = transport.sendMail.bind(transport) as (mail: object) => Promise<unknown>;
  const watched = async (mail: object): Promise<unknown> => {
    try {
      const sent = await send(mail);
      counters.mailsSent += 1;
      record({ sentAt: now().toISOString() });
      return sent;
    } catch (error) {
      counters.mailsFailed += 1;
      const failure = error as MailError;
      record({ failedAt: now().toISOString(), error: listCodes(failure), isRefused: refusals.has(failure.code ?? '') });
      throw error;
    }
  };
  return Object.assign(transport, { sendMail: watched });
}

type MailError = { code?: string; responseCode?: number | string; errno?: number; message?: string };

/** Returns the codes of an error, separated by spaces. nodemailer calls every failure of a connection ESOCKET. */
function listCodes({ code = '', responseCode = '', errno = 0, message = '' }: MailError): string {
  const isSocket = code === 'ESOCKET';
  const cause = isSocket && errno < 0 ? getSystemErrorName(errno) : '';
  const certificate = isSocket && /certificate/i.test(message) ? 'CERTIFICATE' : '';
  return [code, responseCode, cause, certificate].filter((part) => /^[\w.-]{1,40}$/.test(String(part))).join(' ');
}

/**
 * Returns the outcome after a change. A moment later than the change was recorded while the clock was ahead, and is
 * dropped.
 */
function merge(before: MailOutcome, change: Partial<MailOutcome>): MailOutcome {
  const merged = { ...before, ...change };
  if (change.sentAt && merged.failedAt && merged.failedAt >= change.sentAt) merged.failedAt = null;
  if (change.failedAt && merged.sentAt && merged.sentAt > change.failedAt) merged.sentAt = null;
  return merged;
}
