import { invalidFields } from '../../domain/errors.ts';
import { checkMessage, type MessageForm } from '../../domain/messages/message.ts';
import type { Language } from '../../domain/model/localized.ts';
import type { MessageStore } from '../store/message-store.ts';
import type { MessageMailer } from '../mail/message-mailer.ts';

export type MessageService = ReturnType<typeof createMessageService>;

export type MessageServiceDeps = {
  store: MessageStore;
  mailer: MessageMailer | undefined;
  now: () => Date;
  newId: () => string;
};

/** What visitors send (ruling 10): stored first, mailed afterwards where mail is set up. */
export function createMessageService({ store, mailer, now, newId }: MessageServiceDeps) {
  return {
    /** Takes one filled form. Refuses wrong fields (400 with `fields`); once it returns, the message is kept. */
    async receive(form: MessageForm, input: Readonly<Record<string, string | undefined>>, language: Language): Promise<void> {
      const checked = checkMessage(form, input);
      if ('problems' in checked) throw invalidFields(checked.problems);
      const { name = '', email = '', message = '', ...details } = checked.values;
      await store.insert({
        id: newId(),
        kind: form.kind,
        name,
        email,
        body: message,
        details: JSON.stringify(details),
        language,
        mail_state: mailer ? 'waiting' : 'off',
        mail_attempts: 0,
        created_at: now().toISOString(),
      });
      mailer?.wake();
    },
  };
}
