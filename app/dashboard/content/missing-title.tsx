import type { ContentType } from '../../../domain/model/define.ts';
import { listWrittenLanguages } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { api } from '../data/api.ts';
import type { StaffItem } from '../data/api-types.ts';
import { ActivityTitle } from '../parts/activity-title.tsx';

/** Stands for a missing title: the one that the person has typed and not saved, or "Untitled". */
export function MissingTitle({ type, item }: { type: ContentType; item: StaffItem }) {
  const { t } = useStaffTranslation();
  const { data } = api.useListAutosavesQuery();
  const title = data?.autosaves.find(({ kind, _id }) => kind === type.name && _id === item._id)?.title;
  const isTyped = title !== undefined && listWrittenLanguages(title).length > 0;
  return (
    <span className="font-normal text-muted">
      {isTyped ? (
        <>
          <ActivityTitle typeName={type.name} title={title} />{' '}
          <span className="whitespace-nowrap">{t('table.notSaved')}</span>
        </>
      ) : (
        t('table.untitled')
      )}
    </span>
  );
}
