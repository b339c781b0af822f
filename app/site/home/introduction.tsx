import type { ReadText } from '../../../domain/model/localized.ts';
import { epigraphText } from '../../fonts/epigraph.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { useSite } from '../../shell/use-site.ts';
import { SectionStar } from './section.tsx';

type Props = { epigraph: { arabic: string; meaning: ReadText | null; source: ReadText }; intro: ReadText };

/** Who we are, with an epigraph. */
export function Introduction({ epigraph, intro }: Props) {
  const { t } = useTranslation();
  const site = useSite();
  return (
    <section aria-labelledby="who-we-are" className="bg-background">
      <div className="wrap introduction">
        {epigraph.arabic !== '' && (
          <figure className="home-epigraph">
            <SectionStar className="home-epigraph-star" />
            <blockquote>
              <p
                lang="ar"
                dir="rtl"
                className={`home-epigraph-text ${epigraph.arabic === epigraphText ? 'is-subset' : ''}`}
              >
                {epigraph.arabic}
              </p>
              {epigraph.meaning && <LocalizedText text={epigraph.meaning} as="p" className="home-epigraph-meaning" />}
            </blockquote>
            <figcaption className="text-sm text-muted">
              <LocalizedText text={epigraph.source} />
            </figcaption>
          </figure>
        )}
        <div className="introduction-text">
          <h2 id="who-we-are" className="text-3xl">
            {t('home.whoWeAre')}
          </h2>
          {site?.tagline.text && <LocalizedText text={site.tagline} as="p" className="introduction-tagline" />}
          {intro.text !== '' && <LocalizedText text={intro} as="p" className="whitespace-pre-line" />}
          <p className="pt-2">
            <LocalLink to="/about" className="button button-quiet">
              {t('nav.about')}
            </LocalLink>
          </p>
        </div>
      </div>
    </section>
  );
}
