import type { MailState, MessageState } from '../../../domain/messages/inbox.ts';
import type { MessageKind } from '../../../domain/messages/message.ts';
import { spamReasons, type SpamReason } from '../../../domain/messages/spam.ts';
import { isLanguage, type Language } from '../../../domain/model/localized.ts';
import { takeFirstLetters, foldTexts } from '../../../domain/text/search-text.ts';
import type { MessageRow } from '../database.ts';

export type StoredMessage = {
  id: string;
  kind: MessageKind;
  state: MessageState;
  spamReasons: readonly SpamReason[];
  name: string;
  email: string;
  /** In a list only the beginning. */
  body: string;
  /** Further fields of the form. */
  details: Readonly<Record<string, string>>;
  language: Language;
  mail: { state: MailState; tries: number; nextAt: string | null };
  createdAt: string;
  deletedAt: string | null;
};

/** Of a longer message only the beginning is searched: 10,000 Chinese characters take 190 KB in the index. */
const maxSearchedLetters = 1_000;

export type NewMessage = Omit<StoredMessage, 'deletedAt'>;

/** Returns the row of a message, with the text that is searched. */
export function toRow({ mail, spamReasons: reasons, createdAt, details, ...message }: NewMessage): MessageRow {
  return {
    ...message,
    details: JSON.stringify(details),
    spam_reasons: reasons.join(','),
    mail_state: mail.state,
    mail_attempts: mail.tries,
    mail_next_at: mail.nextAt,
    mail_claimed_until: null,
    created_at: createdAt,
    deleted_at: null,
    search_text: foldTexts([
      message.name,
      message.email,
      takeFirstLetters(message.body, maxSearchedLetters),
      ...Object.values(details),
    ]),
  };
}

/** Returns a message as it is stored in a row. */
export function toStoredMessage(row: Omit<MessageRow, 'search_text' | 'mail_claimed_until'>): StoredMessage {
  const reasons = row.spam_reasons.split(',');
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    spamReasons: spamReasons.filter((reason) => reasons.includes(reason)),
    name: row.name,
    email: row.email,
    body: row.body,
    details: JSON.parse(row.details) as Record<string, string>,
    language: isLanguage(row.language) ? row.language : 'en',
    mail: { state: row.mail_state, tries: row.mail_attempts, nextAt: row.mail_next_at },
    createdAt: row.created_at,
    deletedAt: row.deleted_at,
  };
}
