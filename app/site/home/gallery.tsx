import { useRef } from 'react';
import type { ReadText } from '../../../domain/model/localized.ts';
import { useTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { Picture, type PictureView } from '../../ui/picture.tsx';
import { Arrows } from './arrows.tsx';
import { Section } from './section.tsx';
import { useTrack } from './use-track.ts';

type GalleryPicture = { id: string; picture: PictureView | null; caption?: ReadText };

const stopsOf = (track: HTMLElement) => [...track.querySelectorAll('li')];

/** Forty pictures, 340 px wide each, with previous and next buttons that wrap around (specification 2 and 9). */
export function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const { t } = useTranslation();
  const track = useRef<HTMLDivElement>(null);
  const { count, index, goTo } = useTrack(track, stopsOf);
  const total = pictures.length;
  return (
    <Section
      title={t('home.gallery')}
      background="night"
      controls={
        <>
          <p aria-live="polite" className={`gallery-position ${count > 0 ? '' : 'invisible'}`}>
            {t('home.galleryPosition', { number: index + 1, total })}
          </p>
          <Arrows
            controls="gallery"
            ready={count > 0}
            onPrevious={() => goTo(index - 1)}
            onNext={() => goTo(index + 1)}
          />
        </>
      }
      fullWidth={
        <div
          ref={track}
          id="gallery"
          role="group"
          aria-label={t('home.gallery')}
          tabIndex={0}
          className="gallery-track"
        >
          <ul className="contents">
            {pictures.map(({ id, ...shown }, position) => (
              <li key={id} className="gallery-slide">
                <Slide {...shown} number={position + 1} />
              </li>
            ))}
          </ul>
        </div>
      }
    />
  );
}

function Slide({ picture, caption, number }: Omit<GalleryPicture, 'id'> & { number: number }) {
  const numbered = (
    <>
      <Picture picture={picture} sizes="340px" className="gallery-picture" />
      <span aria-hidden="true" className="gallery-number">
        {number}
      </span>
    </>
  );
  if (!caption) return numbered;
  return (
    <figure>
      {numbered}
      <LocalizedText of={caption} as="figcaption" className="mt-1 text-sm text-on-night-soft" />
    </figure>
  );
}
