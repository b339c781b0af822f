import { useRef } from 'react';
import type { ReadText } from '../../../domain/model/localized.ts';
import { formatDate } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { SocialLinks } from '../../shell/social-links.tsx';
import { useSite } from '../../shell/use-site.ts';
import { starPath } from '../../ui/motif/star.ts';
import type { PictureView } from '../../ui/picture.tsx';
import { StarEdge } from '../../ui/star-edge.tsx';
import { StarField } from '../../ui/star-field.tsx';
import { LanguageNote } from '../../parts/language-note.tsx';
import { ArchWindow } from './arch-window.tsx';
import { useRotation } from './use-rotation.ts';

export type HeroItem = {
  id: string;
  /** The address of its page. */
  to: string;
  title: ReadText;
  description: ReadText;
  publishedAt: string;
  picture: PictureView | null;
};

/**
 * The three latest news items, one every five seconds (specification 2 and 9). All slides are in the page; CSS alone
 * rotates them, and the dots are radio buttons that stop the rotation at a slide. After hydration `useRotation` takes
 * over by checking the radio buttons itself.
 */
export function Hero({ items, fallbackPicture }: { items: readonly HeroItem[]; fallbackPicture: PictureView | null }) {
  const { t } = useTranslation();
  const site = useSite();
  const stage = useRef<HTMLElement>(null);
  useRotation(stage, items.length);
  return (
    <div className="hero bg-dark text-on-dark">
      <StarField className="hero-background" cell={72} />
      <div className="wrap relative">
        {site && (
          <h1 className="hero-name">
            <LocalizedText text={site.name.full} />
          </h1>
        )}
        {items.length === 0 ? (
          <div className="hero-stage">
            <ArchWindow picture={fallbackPicture} className="hero-picture" priority />
            <div className="hero-text">
              {site?.tagline.text && <LocalizedText text={site.tagline} as="p" className="hero-tagline" />}
            </div>
            <HeroActions />
          </div>
        ) : (
          <section ref={stage} className="hero-stage" aria-label={t('home.heroLabel')} data-count={items.length}>
            {items.map((item, index) => (
              <HeroSlide key={item.id} item={item} picture={item.picture ?? fallbackPicture} first={index === 0} />
            ))}
            <HeroActions>{items.length > 1 && <HeroControls count={items.length} />}</HeroActions>
          </section>
        )}
      </div>
      <StarEdge />
    </div>
  );
}

function HeroSlide({ item, picture, first }: { item: HeroItem; picture: PictureView | null; first: boolean }) {
  const { lang } = useTranslation();
  const { to } = item;
  return (
    <article className="hero-slide">
      <LocalLink
        to={to}
        tabIndex={-1}
        className="hero-picture"
        aria-label={item.picture?.alt.text ? undefined : item.title.text}
      >
        <ArchWindow picture={picture} priority={first} />
      </LocalLink>
      <div className="hero-text">
        <p className="hero-date">
          <time dateTime={item.publishedAt}>{formatDate(item.publishedAt, lang)}</time>
        </p>
        <h2 className="hero-title">
          <LocalLink to={to}>
            <LocalizedText text={item.title} />
          </LocalLink>
        </h2>
        <LanguageNote text={item.title} className="hero-note" />
        <LocalizedText text={item.description} as="p" className="hero-description" />
      </div>
    </article>
  );
}

/** The part that does not change with the slides: controls, the link to all news and the social networks. */
function HeroActions({ children }: { children?: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="hero-actions">
      {children}
      <div className="hero-links">
        <LocalLink to="/publications/news" className="button button-accent">
          {t('home.heroCta')}
        </LocalLink>
        <SocialLinks />
      </div>
    </div>
  );
}

function HeroControls({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <fieldset className="hero-controls">
      <legend className="sr-only">{t('home.heroLabel')}</legend>
      {Array.from({ length: count }, (_, index) => (
        <label key={index} className="hero-dot">
          <input
            type="radio"
            name="hero-slide"
            className="hero-radio sr-only"
            aria-label={t('home.slide', { number: index + 1, total: count })}
          />
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={starPath(12, 12, 11)} className="hero-dot-line" />
            <path d={starPath(12, 12, 11)} className="hero-dot-fill" />
          </svg>
        </label>
      ))}
      <label className="hero-pause">
        <input type="checkbox" className="sr-only" aria-label={t('home.pause')} />
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 6v12M16 6v12" className="hero-pause-bars" />
          <path d="M8 5.5v13l10.5-6.5z" className="hero-pause-play" />
        </svg>
      </label>
    </fieldset>
  );
}
