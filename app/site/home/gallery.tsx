import { useRef } from 'react';
import { useTranslation } from '../../i18n/language.ts';
import { Picture, type PictureView } from '../../ui/picture.tsx';
import { Arrows } from './arrows.tsx';
import { Section } from './section.tsx';
import { useTrack } from './use-track.ts';

type GalleryPicture = { id: string; picture: PictureView | null };

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
            {pictures.map(({ id, picture }, position) => (
              <li key={id} className="gallery-slide">
                <Picture picture={picture} sizes="340px" className="gallery-picture" />
                <span aria-hidden="true" className="gallery-number">
                  {position + 1}
                </span>
              </li>
            ))}
          </ul>
        </div>
      }
    />
  );
}
