import { useStaffTranslation } from '../../i18n/language.ts';
import type { ItemState } from '../data/item-facts.ts';

/** Highlights items that visitors do not see yet. */
const styles: Record<ItemState, { text: string; dot: string }> = {
  draft: { text: 'font-semibold', dot: 'border-2 border-muted' },
  scheduled: { text: 'font-semibold', dot: 'bg-warning-surface ring-1 ring-muted' },
  published: { text: 'text-muted', dot: 'bg-success' },
};

/** Whether visitors can see an item: not yet, from a set time on, or now. */
export function StateBadge({ state }: { state: ItemState }) {
  const { t } = useStaffTranslation();
  const { text, dot } = styles[state];
  return (
    <span className={`inline-flex items-center gap-2 whitespace-nowrap ${text}`}>
      <span className={`size-2.5 shrink-0 rounded-full ${dot}`} aria-hidden="true" />
      {t(`state.${state}`)}
    </span>
  );
}
