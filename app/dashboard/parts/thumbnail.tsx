import { useState } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';

/**
 * A small picture of an item, cropped as its classes say, or the text 'No Image' (specification 2, news table).
 */
export function Thumbnail({ src, crop = '' }: { src: string | undefined; crop?: string | undefined }) {
  const { t } = useStaffTranslation();
  const [failed, setFailed] = useState<string>();
  if (!src || failed === src) {
    return (
      <span className="thumbnail flex items-center justify-center border border-dashed border-border px-1">
        <span className="text-center text-xs/tight text-muted">{t('table.noImage')}</span>
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={72}
      height={48}
      loading="lazy"
      decoding="async"
      className={`thumbnail bg-surface-subtle object-cover ${crop}`}
      onError={() => setFailed(src)}
    />
  );
}
