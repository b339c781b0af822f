import type { ContentType } from '../../../../../domain/model/define.ts';
import { formatDate } from '../../../../i18n/format.ts';
import { useStaffTranslation } from '../../../../i18n/language.ts';
import type { StaffItem } from '../../../data/api-types.ts';
import { getItemState, type SaveOutcome } from '../../../data/item-facts.ts';
import { toLocalDateTime } from '../../../parts/local-date-time.ts';
import { labelKey } from '../../../data/type-labels.ts';

/** Returns a function for the texts about a save: its button, its confirmation and its success message. */
export function useOutcomeTexts(type: ContentType, item: StaffItem) {
  const { lang, t } = useStaffTranslation();
  return (outcome: SaveOutcome): { button: string; question: string; done: string } => {
    const question = t(labelKey(type, 'confirmUpdate'));
    const done = t(labelKey(type, 'updated'));
    if (outcome.kind === 'update')
      return { button: t(labelKey(type, 'update')), question: `${question} ${t('edit.willUpdate')}`, done };
    if (outcome.kind === 'publish') {
      return {
        button: t('edit.publish'),
        question: `${question} ${t('edit.willPublish')}`,
        done: `${done}. ${t('edit.nowPublished')}`,
      };
    }
    const { day, time } = toLocalDateTime(outcome.at);
    const scheduled = t('edit.willSchedule', { date: formatDate(day, lang), time });
    const isPublic = getItemState(type, item) === 'published';
    return {
      button: t('edit.schedule'),
      question: [question, scheduled, ...(isPublic ? [t('edit.hiddenUntil')] : [])].join(' '),
      done: `${done}. ${scheduled}`,
    };
  };
}
