import { formatDateTime } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { StoredCopy } from '../data/unsaved-copies.ts';

type Props = {
  copy: StoredCopy | undefined;
  /** What to know before using it: that the texts were saved since. */
  warning: string | undefined;
  /** Whether the form has unsaved changes, some of which may be replaced. */
  dirty: boolean;
  onUse: (copy: StoredCopy) => void;
  onDiscard: (copy: StoredCopy) => void;
};

/** Offers texts that were typed into the form earlier and not saved. */
export function UnsavedLine({ copy, warning, dirty, onUse, onDiscard }: Props) {
  const { lang, t } = useStaffTranslation();
  const moment = copy && formatDateTime(copy.at, lang);
  return (
    <div role="status" className={copy ? 'presence-line unsaved-line' : 'sr-only'}>
      {copy && moment && (
        <>
          <p>
            {t('unsaved.line', { moment })} {warning} {copy.hadFile && t('unsaved.file')}
          </p>
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              className="button button-quiet"
              onClick={() => (!dirty || window.confirm(t('unsaved.confirmUse'))) && onUse(copy)}
            >
              {t('unsaved.use')}
            </button>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => window.confirm(t('unsaved.confirmDiscard', { moment })) && onDiscard(copy)}
            >
              {t('unsaved.discard')}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
