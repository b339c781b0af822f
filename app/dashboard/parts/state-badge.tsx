import { useStaffSpeech } from '../../i18n/language.ts';
import type { ItemState } from '../data/item-facts.ts';

const looks: Record<ItemState, string> = {
  draft: 'border-stone text-stone',
  scheduled: 'border-transparent bg-amber-ground text-amber-ink',
  published: 'border-transparent bg-palm-ground text-palm',
};

/** Whether visitors can see an item: not yet, from a set time on, or now. */
export function StateBadge({ state }: { state: ItemState }) {
  const { t } = useStaffSpeech();
  return <span className={`inline-flex items-center rounded-full border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${looks[state]}`}>{t(`state.${state}`)}</span>;
}
