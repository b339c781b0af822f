import { useStaffTranslation } from '../../i18n/language.ts';
import type { MessageRecord } from './message-api.ts';
import type { MessageFilter } from './message-filters.ts';

/** Highlights unread messages. */
const styles: Record<MessageFilter, { text: string; dot: string }> = {
  new: { text: 'font-semibold', dot: 'bg-accent' },
  read: { text: '', dot: 'border-2 border-muted' },
  answered: { text: 'text-muted', dot: 'bg-success' },
  spam: { text: 'text-muted', dot: 'bg-danger' },
  deleted: { text: 'text-muted', dot: 'border-2 border-dashed border-muted' },
};

export function MessageStateLabel({ message }: { message: MessageRecord }) {
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
