import type { Language } from '../../domain/model/localized.ts';
import type { MessageKind } from '../../domain/messages/message.ts';

type MessageTexts = {
  subject: Record<MessageKind, (name: string) => string>;
  labels: { email: string; phone: string; city: string };
};

/** The texts around a visitor's message in the mail to the association, in the visitor's language. */
export const messageTexts: Record<Language, MessageTexts> = {
  en: {
    subject: { contact: (name) => `Message from ${name}`, membership: (name) => `Membership application from ${name}` },
    labels: { email: 'Email', phone: 'Phone', city: 'Town or village' },
  },
  so: {
    subject: {
      contact: (name) => `Farriin ka timid ${name}`,
      membership: (name) => `Codsi xubinnimo oo ka yimid ${name}`,
    },
    labels: { email: 'Iimayl', phone: 'Telefoon', city: 'Magaalada ama tuulada' },
  },
  ar: {
    subject: { contact: (name) => `رسالة من ${name}`, membership: (name) => `طلب عضوية من ${name}` },
    labels: { email: 'البريد الإلكتروني', phone: 'الهاتف', city: 'المدينة أو القرية' },
  },
};
