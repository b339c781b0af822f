import { useStaffTranslation } from '../../i18n/language.ts';
import { useStaffNotify } from './use-staff-notify.ts';

/**
 * The id of an item (specification 2, reports table). Shows its last characters, by which items differ; a press copies
 * the whole id.
 */
export function CopyableId({ id }: { id: string }) {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      void notify('success', t('table.copied'));
    } catch {
      // no permission for the clipboard: show the id to copy by hand
      void notify('success', `${t('table.id')}: ${id}`);
    }
  };
  return (
    <button type="button" title={id} className="short-id" onClick={() => void copy()}>
      <span dir="ltr">
        <span className="sr-only">{id.slice(0, -6)}</span>
        {id.slice(-6)}
      </span>
      <span className="sr-only">{t('table.copyId')}</span>
    </button>
  );
}
