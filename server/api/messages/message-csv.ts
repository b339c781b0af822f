import { formatEastAfricaTime } from '../../../domain/east-africa-time.ts';
import type { Language } from '../../../domain/model/localized.ts';
import type { StoredMessage } from '../../store/messages/message-row.ts';
import { createCsvStream } from '../csv.ts';
import { getInboxText } from '../dashboard-texts.ts';

const columns = [
  'received',
  'kind',
  'state',
  'name',
  'email',
  'phone',
  'city',
  'message',
  'language',
  'mail',
  'spam',
] as const;

/** Returns messages as a table for spreadsheets, in batches; labels are in one language. */
export function writeCsv(
  batches: AsyncGenerator<readonly StoredMessage[]>,
  language: Language,
): ReadableStream<Uint8Array> {
  const translate = (key: string) => getInboxText(language, key);
  const toCells = ({
    id: _id,
    createdAt,
    kind,
    state,
    name,
    email,
    details,
    body,
    mail,
    spamReasons,
    ...message
  }: StoredMessage): string[] => {
    const values: Record<(typeof columns)[number], string> = {
      received: formatEastAfricaTime(createdAt),
      kind: translate(`kinds.${kind}`),
      state: translate(message.deletedAt === null ? `states.${state}` : 'states.deleted'),
      name,
      email,
      phone: details['phone'] ?? '',
      city: details['city'] ?? '',
      message: body,
      language: message.language,
      mail: translate(`mail.short.${mail.state}`),
      spam: spamReasons.map((reason) => translate(`reasons.${reason}`)).join(' '),
    };
    return columns.map((column) => values[column]);
  };
  return createCsvStream(
    columns.map((column) => translate(`csv.${column}`)),
    batches,
    toCells,
  );
}
