import type { AboutView } from '../../../domain/site/site-views.ts';
import type { InOneLanguage } from '../../../domain/model/localize.ts';
import { epigraphText } from '../../fonts/epigraph.ts';
import { useTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { starPath } from '../../ui/motif/star.ts';

/** The hadith at the top of the page, set like the epigraph of a book. */
export function Epigraph({
  epigraph: { arabic, meaning, source },
}: {
  epigraph: InOneLanguage<AboutView['epigraph']>;
}) {
  const { lang } = useTranslation();
  return (
    <figure className="wrap flex flex-col items-center gap-6 py-16 text-center lg:py-24">
      <EpigraphRule />
      <blockquote className="grid gap-5">
        <p lang="ar" dir="rtl" className={`epigraph-text ${arabic === epigraphText ? 'is-subset' : ''}`}>
          {arabic}
        </p>
        {/* Readers of Arabic need no translation. */}
        {lang !== 'ar' && meaning.text !== '' && (
          <LocalizedText text={meaning} as="p" className="font-heading text-2xl leading-snug text-balance" />
        )}
      </blockquote>
      <figcaption className="grid max-w-full grid-cols-1 justify-items-center gap-6 text-muted">
        <LocalizedText text={source} />
        <EpigraphRule />
      </figcaption>
    </figure>
  );
}

/** A gold rule with a star in its middle. */
function EpigraphRule() {
  return (
    <svg
      viewBox="0 0 240 24"
      className="w-60 max-w-full text-accent"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M0 12H100M140 12H240" strokeOpacity="0.6" />
      <path d={starPath(120, 12, 11)} />
      <path d={starPath(120, 12, 4)} fill="currentColor" stroke="none" />
    </svg>
  );
}
