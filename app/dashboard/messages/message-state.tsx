import { useStaffTranslation } from '../../i18n/language.ts';
import type { MessageRecord } from './message-api.ts';
import type { MessageFilter } from './message-filters.ts';

/** Highlights unread messages. */
const styles: Record<MessageFilter, { text: string; dot: string }> = {
  new: { text: 'font-semibold', dot: 'bg-gold' },
  read: { text: '', dot: 'border-2 border-stone' },
  answered: { text: 'text-stone', dot: 'bg-palm' },
  spam: { text: 'text-stone', dot: 'bg-clay' },
  deleted: { text: 'text-stone', dot: 'border-2 border-dashed border-stone' },
};

export function MessageState({ message }: { message: MessageRecord }) {
  const { t } = useStaffTranslation();
  const state = message.deletedAt === null ? message.state : 'deleted';
  const { text, dot } = styles[state];
  return (
    <span className={`inline-flex items-center gap-2 whitespace-nowrap ${text}`}>
      <span className={`size-2.5 shrink-0 rounded-full ${dot}`} aria-hidden="true" />
      {t(`inbox.states.${state}`)}
    </span>
  );
}
