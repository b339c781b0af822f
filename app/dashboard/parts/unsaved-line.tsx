import { formatDateTime } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { StoredCopy } from '../data/unsaved-copies.ts';

type Props<Copy extends StoredCopy> = {
  copy: (Copy & { /** Whether another device or window has stored it. */ isElsewhere?: boolean }) | undefined;
  /** What to know before using it: that the texts were saved since. */
  warning: string | undefined;
  /** Whether the form has unsaved changes, some of which may be replaced. */
  dirty: boolean;
  onUse: (copy: Copy) => void;
  onDiscard: (copy: Copy) => void;
};

/** Offers texts that were typed into the form earlier and not saved. */
export function UnsavedLine<Copy extends StoredCopy>({ copy, warning, dirty, onUse, onDiscard }: Props<Copy>) {
  const { lang, t } = useStaffTranslation();
  const moment = copy && formatDateTime(copy.at, lang);
  return (
    <div role="status" className={copy ? 'presence-line unsaved-line' : 'sr-only'}>
      {copy && moment && (
        <>
          <p>
            {t('unsaved.line', { moment })} {copy.isElsewhere && t('unsaved.elsewhere')} {warning}{' '}
            {copy.hadFile && t('unsaved.file')}
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
