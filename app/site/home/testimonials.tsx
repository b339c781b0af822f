import { useRef } from 'react';
import type { ReadText } from '../../../domain/model/localized.ts';
import { useTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { starPath } from '../../ui/motif/star.ts';
import type { PictureView } from '../../ui/picture.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { Section } from './section.tsx';
import { useTrack } from './use-track.ts';

type Entry = {
  id: string;
  name: ReadText;
  monogram: ReadText;
  role: ReadText;
  feedback: ReadText;
  image: PictureView | null;
};

/** Two per page; below 768 px, where pages are `display: contents`, one (specification 2 and 9). */
const perPage = 2;

/** Returns the stops of the track: its pages where they have a layout, else the entries. */
function stopsOf(track: HTMLElement): Element[] {
  const pages = [...track.children];
  return pages.some((page) => page.getClientRects().length > 0) ? pages : pages.flatMap((page) => [...page.children]);
}

export function Testimonials({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation();
  const track = useRef<HTMLDivElement>(null);
  const { count, index, goTo } = useTrack(track, stopsOf);
  const pages = Array.from({ length: Math.ceil(entries.length / perPage) }, (_, page) =>
    entries.slice(page * perPage, (page + 1) * perPage),
  );
  return (
    <Section title={t('home.testimonials')} background="subtle">
      <div
        ref={track}
        id="testimonials"
        role="group"
        aria-label={t('home.testimonials')}
        tabIndex={0}
        className="testimonial-track"
      >
        {pages.map((page) => (
          <div key={page[0]!.id} className="testimonial-page">
            {page.map((entry) => (
              <figure key={entry.id} className="testimonial">
                <blockquote>
                  <LocalizedText text={entry.feedback} as="p" />
                </blockquote>
                <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <Portrait person={entry} picture={entry.image} className="size-16" />
                  <span className="grid max-w-full min-w-0 gap-0.5 wrap-anywhere">
                    <LocalizedText text={entry.name} className="font-heading text-lg leading-snug font-semibold" />
                    <LocalizedText text={entry.role} className="text-sm text-muted" />
                  </span>
                </figcaption>
              </figure>
            ))}
          </div>
        ))}
      </div>
      <div className="mt-6 flex min-h-11 justify-center">
        {Array.from({ length: count > 1 ? count : 0 }, (_, page) => (
          <button
            key={page}
            type="button"
            className="page-dot"
            aria-controls="testimonials"
            aria-label={t('home.page', { number: page + 1 })}
            aria-current={page === index ? 'true' : undefined}
            onClick={() => goTo(page)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={starPath(12, 12, 11)} />
            </svg>
          </button>
        ))}
      </div>
    </Section>
  );
}
