import { isNearlyFull, type StorageUse } from '../../../domain/media/storage-use.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';

const megabytes = (bytes: number) => formatNumber(Math.floor(bytes / 1_000_000));

/** Warns when storage is nearly full; shows nothing otherwise. */
export function StorageNotice({ storage }: { storage: StorageUse | undefined }) {
  const { t } = useStaffTranslation();
  if (!storage || !isNearlyFull(storage)) return null;
  const values = { used: megabytes(storage.used), most: megabytes(storage.most) };
  return (
    <p role="status" className="mb-5 rounded-card border border-border border-s-4 border-s-accent bg-surface px-4 py-3">
      {storage.of === 'person' ? t('media.ownStorageNearlyFull', values) : t('media.siteStorageNearlyFull', values)}
    </p>
  );
}
