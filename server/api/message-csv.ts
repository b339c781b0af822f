import type { Language } from '../../domain/model/localized.ts';
import type { StoredMessage } from '../store/message-store.ts';
import { sayOfInbox } from './message-words.ts';

const eastAfrica = 3 * 60 * 60_000; // milliseconds ahead of UTC, all year round

/** Without it, spreadsheets take UTF-8 for something else and Arabic for noise. */
const byteOrderMark = '\ufeff';

const columns = ['received', 'kind', 'state', 'name', 'email', 'phone', 'city', 'message', 'language', 'mail', 'spam'] as const;

/** Messages as a table of comma-separated values for spreadsheets (RFC 4180), a piece at a time; the words in one language. */
export function writeCsv(pieces: AsyncGenerator<readonly StoredMessage[]>, language: Language): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const say = (key: string) => sayOfInbox(language, key);
  const rowOf = ({ id: _id, createdAt, kind, state, name, email, details, body, mail, spamReasons, ...message }: StoredMessage): string => {
    const values: Record<(typeof columns)[number], string> = {
      received: new Date(Date.parse(createdAt) + eastAfrica).toISOString().slice(0, 16).replace('T', ' '),
      kind: say(`kinds.${kind}`),
      state: say(message.deletedAt === null ? `states.${state}` : 'states.deleted'),
      name,
      email,
      phone: details['phone'] ?? '',
      city: details['city'] ?? '',
      message: body,
      language: message.language,
      mail: say(`mail.short.${mail.state}`),
      spam: spamReasons.map((reason) => say(`reasons.${reason}`)).join(' '),
    };
    return columns.map((column) => writeCell(values[column])).join(',');
  };
  const head = byteOrderMark + columns.map((column) => writeCell(say(`csv.${column}`))).join(',');
  return new ReadableStream({
    start: (stream) => stream.enqueue(encoder.encode(`${head}\r\n`)),
    async pull(stream) {
      const { done, value } = await pieces.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value.map((message) => `${rowOf(message)}\r\n`).join('')));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

/** A spreadsheet takes what begins like a formula for one and runs it; an apostrophe before it makes it text. */
function writeCell(text: string): string {
  const harmless = /^[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
  return /[",\r\n;\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
