import type { ContentType } from '../../../../../domain/model/define.ts';
import { useStaffTranslation } from '../../../../i18n/language.ts';
import type { StaffItem } from '../../../data/api-types.ts';
import type { LocalAutosave } from '../../../data/local-autosave.ts';
import { useStaffNotify } from '../../../parts/use-staff-notify.ts';
import type { FormBase } from '../use-form-values.ts';
import { useCompleteAutosave } from './use-complete-autosave.ts';
import type { OfferedAutosave } from './use-item-autosave.ts';

type Options = {
  adopt: (offered: OfferedAutosave) => void;
  /** Shows a newer stored version of the item in the form. */
  replaceItem: (current: StaffItem) => void;
  takeAutosave: (autosave: LocalAutosave) => void;
  compareAutosave: (current: StaffItem) => void;
};

/**
 * Returns a function that takes an autosave into the form; one that is older than the stored version is compared with
 * it.
 */
export function useTakeAutosave(
  type: ContentType,
  item: StaffItem,
  base: FormBase,
  { adopt, replaceItem, takeAutosave, compareAutosave }: Options,
) {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const completeAutosave = useCompleteAutosave(type, item, base);

  return async (offered: OfferedAutosave): Promise<void> => {
    const complete = await completeAutosave(offered).catch(() => undefined);
    if (!complete) {
      void notify('error', t('autosave.failed'));
      return;
    }
    const { autosave, current } = complete;
    adopt(offered);
    if (current !== item) replaceItem(current);
    takeAutosave(autosave);
    if (autosave.revision < current.revision) compareAutosave(current);
  };
}
