import type { ContentType } from '../../../../../domain/model/define.ts';
import { useStaffTranslation } from '../../../../i18n/language.ts';
import type { FormValues } from '../../../data/form-values.ts';
import { useTypeLabels } from '../../../data/type-labels.ts';
import { useRestore } from '../../../saving/use-restore.ts';
import { useStaffNotify } from '../../../parts/use-staff-notify.ts';
import { copyTexts } from '../copy-texts.ts';

/** What can be done with a form whose item was deleted meanwhile. */
export function useDeletedItem(type: ContentType, id: string, formValues: FormValues, onRestored: () => void) {
  const { t } = useStaffTranslation();
  const { labelOf } = useTypeLabels(type);
  const notify = useStaffNotify();
  const { restore, restoringId } = useRestore();
  return {
    isRestoring: restoringId !== undefined,
    restoreItem: async () => {
      if (await restore(type.name, id)) onRestored();
    },
    copyTexts: async () => {
      const copied = await copyTexts(type, formValues, labelOf);
      void notify(copied ? 'success' : 'error', t(copied ? 'edit.copied' : 'edit.copyFailed'));
    },
  };
}
