import { useRef, type MouseEvent } from 'react';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Arrows } from '../parts/arrows.tsx';
import { useLargeView, type GalleryPictureView } from '../gallery/use-large-view.tsx';
import { Section } from './section.tsx';
import { useTrack } from './use-track.ts';

const stopsOf = (track: HTMLElement) => [...track.querySelectorAll('li')];

/**
 * Forty pictures, 340 px wide each, with previous and next buttons that wrap around (specification 2 and 9). Each is a
 * link to its largest rendition. With scripts it opens the large view, and only the link of the first picture in view
 * is a stop of the Tab key.
 */
export function Gallery({ pictures }: { pictures: readonly GalleryPictureView[] }) {
  const { t } = useTranslation();
  const track = useRef<HTMLDivElement>(null);
  const { count, index, step } = useTrack(track, stopsOf);
  const { enlarge, view } = useLargeView(pictures, (last) =>
    track.current?.querySelectorAll('li')[last]?.querySelector('a')?.focus(),
  );
  const total = pictures.length;

  return (
    <Section
      title={t('home.gallery')}
      background="dark"
      controls={
        <>
          <p aria-live="polite" className={`gallery-position ${count > 0 ? '' : 'invisible'}`}>
            {t('home.galleryPosition', { number: index + 1, total })}
          </p>
          <Arrows controls="gallery" ready={count > 0} onPrevious={() => step(-1)} onNext={() => step(1)} />
        </>
      }
      fullWidth={
        <>
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
                  <Slide
                    {...shown}
                    number={position + 1}
                    isTabStop={count === 0 || position === index}
                    onEnlarge={(event) => void enlarge(event, position)}
                  />
                </li>
              ))}
            </ul>
          </div>
          <p className="wrap mt-6">
            <LocalLink to="/gallery" className="inline-flex min-h-11 items-center font-semibold text-on-dark-accent">
              {t('home.seeGallery')}
            </LocalLink>
          </p>
          {view}
        </>
      }
    />
  );
}

type SlideProps = Omit<GalleryPictureView, 'id'> & {
  number: number;
  isTabStop: boolean;
  onEnlarge: (event: MouseEvent<HTMLAnchorElement>) => void;
};

function Slide({ picture, caption, number, isTabStop, onEnlarge }: SlideProps) {
  const small = <Picture picture={picture} sizes="340px" className="gallery-picture" />;
  const numbered = (
    <>
      {picture ? (
        <a href={picture.src} className="block" tabIndex={isTabStop ? undefined : -1} onClick={onEnlarge}>
          {small}
        </a>
      ) : (
        small
      )}
      <span aria-hidden="true" className="gallery-number">
        {number}
      </span>
    </>
  );
  if (!caption) return numbered;
  return (
    <figure>
      {numbered}
      <LocalizedText text={caption} as="figcaption" className="mt-1 text-sm text-on-dark-muted" />
    </figure>
  );
}
