import { invalidFields } from '../../domain/errors.ts';
import { checkMessage, type MessageForm } from '../../domain/messages/message.ts';
import { signsOfSpam, type SpamReason } from '../../domain/messages/spam.ts';
import type { Language } from '../../domain/model/localized.ts';
import type { MessageStore } from '../store/message-store.ts';
import type { MessageMailer } from '../mail/message-mailer.ts';
import type { SenderLimit } from './sender-limit.ts';

/** So much spam is kept; then the oldest makes room. */
export const mostSpam = 2_000; // messages
const longestSpam = 2_000; // characters

const shortened = (text: string): string =>
  text.length > longestSpam ? `${text.slice(0, longestSpam).replace(/[\uD800-\uDBFF]$/, '')} …` : text;

export type MessageService = ReturnType<typeof createMessageService>;

export type MessageServiceDeps = {
  store: MessageStore;
  mailer: MessageMailer | undefined;
  limit: SenderLimit;
  now: () => Date;
  newId: () => string;
};

/** What visitors send (ruling 10): stored first, mailed afterwards where mail is set up. */
export function createMessageService({ store, mailer, limit, now, newId }: MessageServiceDeps) {
  return {
    /**
     * Takes one filled form, sent from an address. Refuses wrong fields (400 with `fields`) and a place that sends a
     * flood (429); once it returns, the message is kept. What looks like spam, or is more than staff could read, is
     * kept as spam and not mailed, and its sender is told nothing of it. Of spam only the newest is kept.
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
      const spamReasons: SpamReason[] = signsOfSpam(checked.values, input);
      if ((await limit.countFrom(address)).isMany) spamReasons.push('many');
      if (spamReasons.length === 0 && (await limit.isFlooded())) spamReasons.push('flood');
      const isSpam = spamReasons.length > 0;
      await store.insert({
        id: newId(),
        kind: form.kind,
        state: isSpam ? 'spam' : 'new',
        spamReasons,
        name,
        email,
        body: isSpam ? shortened(message) : message,
        details,
        language,
        mail: { state: isSpam ? 'held' : mailer ? 'waiting' : 'off', tries: 0, nextAt: null },
        createdAt: now().toISOString(),
      });
      if (isSpam) await store.removeOldestSpam(mostSpam);
      else mailer?.wake();
    },
  };
}
