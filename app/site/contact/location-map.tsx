import type { SiteSettings } from '../../../domain/site/site-views.ts';
import { useTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { useSite } from '../../shell/use-site.ts';
import { MapPlaceholder } from './map-placeholder.tsx';

/**
 * The location: a map from another site in a lazily loaded frame, over a drawing with a link. Under data saving the
 * frame is not displayed, and so not loaded (ruling 12).
 */
export function LocationMap({ map }: { map: SiteSettings['map'] }) {
  const { t } = useTranslation();
  const site = useSite();
  return (
    <section aria-labelledby="location" className="bg-surface-subtle">
      <div className="wrap section-space">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <h2 id="location" className="text-3xl">
              {t('contact.ourLocation')}
            </h2>
            {site && <LocalizedText text={site.contact.address} as="p" className="mt-2 text-muted" />}
          </div>
          {map.linkUrl && (
            <a href={map.linkUrl} target="_blank" rel="noopener noreferrer" className="button button-quiet">
              {t('contact.openMap')}
            </a>
          )}
        </div>
        <div className="relative isolate aspect-[4/5] overflow-hidden rounded-card border border-border sm:aspect-[16/9] lg:aspect-[5/2]">
          <MapPlaceholder className="absolute inset-0 -z-10 size-full" />
          <div className="absolute inset-0 -z-10 flex items-end justify-center p-6 sm:pb-8">
            <a
              href={map.linkUrl ?? map.embedUrl ?? undefined}
              target="_blank"
              rel="noopener noreferrer"
              className="map-link button"
            >
              {t('contact.showMap')}
            </a>
          </div>
          {map.embedUrl && (
            // The map has another origin, so both permissions together give it no access to ours.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            <iframe
              src={map.embedUrl}
              title={t('contact.ourLocation')}
              loading="lazy"
              referrerPolicy="strict-origin-when-cross-origin"
              sandbox="allow-popups allow-same-origin allow-scripts"
              className="map-frame size-full"
            />
          )}
        </div>
      </div>
    </section>
  );
}
