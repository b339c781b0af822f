import { formatDateTime } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { StoredAutosave } from '../data/local-autosave.ts';

type Props<Entry extends StoredAutosave> = {
  autosave: (Entry & { /** Whether another device or window has stored it. */ isElsewhere?: boolean }) | undefined;
  /** How many older ones are offered after this one. */
  older?: number;
  /** What to know before using it: that the texts were saved since. */
  warning: string | undefined;
  /** Whether the form has unsaved changes, some of which may be replaced. */
  isDirty: boolean;
  onUse: (autosave: Entry) => void;
  onDiscard: (autosave: Entry) => void;
};

/** Offers texts that were typed into the form earlier and not saved. */
export function AutosaveNotice<Entry extends StoredAutosave>({
  autosave,
  older = 0,
  warning,
  isDirty,
  onUse,
  onDiscard,
}: Props<Entry>) {
  const { lang, t } = useStaffTranslation();
  const moment = autosave && formatDateTime(autosave.at, lang);
  return (
    <div role="status" className={autosave ? 'presence-line autosave-notice' : 'sr-only'}>
      {autosave && moment && (
        <>
          <p>
            {t('autosave.line', { moment })} {autosave.isElsewhere && t('autosave.elsewhere')} {warning}{' '}
            {autosave.hadFile && t('autosave.file')} {older > 0 && t('autosave.more', { count: older })}
          </p>
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              className="button button-quiet"
              onClick={() => (!isDirty || window.confirm(t('autosave.confirmUse'))) && onUse(autosave)}
            >
              {t('autosave.use')}
            </button>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => window.confirm(t('autosave.confirmDiscard', { moment })) && onDiscard(autosave)}
            >
              {t('autosave.discard')}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
