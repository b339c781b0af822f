import { invalidFields } from '../../../domain/errors.ts';
import { checkMessage, type MessageForm } from '../../../domain/messages/message.ts';
import { findSpamReasons, type SpamReason } from '../../../domain/messages/spam.ts';
import type { Language } from '../../../domain/model/localized.ts';
import type { NewMessage } from '../../store/messages/message-row.ts';
import type { MessageStore } from '../../store/messages/message-store.ts';
import type { MessageMailer } from '../../mail/message-mailer.ts';
import type { MessageLimit } from './message-limit.ts';

/** Messages of spam that are stored; of more, the oldest from those who sent much of it is deleted first. */
export const maxSpamMessages = 2_000;
/** Characters of a text of spam; the rest is cut off. */
const maxSpamLength = 2_000;
/** How long the same message is not stored again, in milliseconds: its sender may have got no response to the first. */
const sameMessage = 10 * 60_000;

const truncate = (text: string): string =>
  text.length > maxSpamLength ? `${text.slice(0, maxSpamLength).replace(/[\uD800-\uDBFF]$/, '')} …` : text;

export type MessageService = ReturnType<typeof createMessageService>;

export type MessageServiceDeps = {
  store: MessageStore;
  mailer: MessageMailer | undefined;
  limit: MessageLimit;
  now: () => Date;
  newId: () => string;
};

/** Creates the service for messages of visitors (ruling 10): stored first, mailed afterwards where mail is set up. */
export function createMessageService({ store, mailer, limit, now, newId }: MessageServiceDeps) {
  return {
    /**
     * Receives one form, sent from an address. Refuses invalid fields (400 with `fields`) and floods from one place
     * (429); once it returns, the message is stored. What looks like spam, or exceeds what staff could read, is stored
     * as spam and not mailed, without notifying the sender. Of spam only so much is stored. The same message sent again
     * within ten minutes is stored once.
     */
    async receive(
      form: MessageForm,
      input: Readonly<Record<string, string | undefined>>,
      language: Language,
      address: string,
    ): Promise<void> {
      const checked = checkMessage(form, input);
      if ('problems' in checked) throw invalidFields(checked.problems);
      const { name = '', email = '', message = '', ...others } = checked.values;
      const details = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ''));
      const spamReasons: SpamReason[] = findSpamReasons(checked.values, input);
      spamReasons.push(...(await limit.count(address, spamReasons.length > 0)));
      const isSpam = spamReasons.length > 0;
      const received: NewMessage = {
        id: newId(),
        kind: form.kind,
        state: isSpam ? 'spam' : 'new',
        spamReasons,
        name,
        email,
        body: isSpam ? truncate(message) : message,
        details,
        language,
        mail: { state: isSpam ? 'held' : mailer ? 'waiting' : 'off', tries: 0, nextAt: null },
        createdAt: now().toISOString(),
      };
      if (isSpam) {
        await store.insert(received);
        await store.removeOldestSpam(maxSpamMessages);
        return;
      }
      await store.insertOnce(received, new Date(now().getTime() - sameMessage).toISOString());
      mailer?.trigger();
    },
  };
}
