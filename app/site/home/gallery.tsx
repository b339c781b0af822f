import { useRef, useState, type MouseEvent } from 'react';
import type { ReadText } from '../../../domain/model/localized.ts';
import { useTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { Picture, type PictureView } from '../../ui/picture.tsx';
import { Arrows } from './arrows.tsx';
import type { LargePictures } from './large-pictures.tsx';
import { Section } from './section.tsx';
import { useTrack } from './use-track.ts';

export type GalleryPicture = { id: string; picture: (PictureView & { alt: ReadText }) | null; caption?: ReadText };

const stopsOf = (track: HTMLElement) => [...track.querySelectorAll('li')];

/**
 * Forty pictures, 340 px wide each, with previous and next buttons that wrap around (specification 2 and 9). Each is a
 * link to its largest rendition. With scripts it opens the large view, whose code is loaded at the first press, and only
 * the link of the first picture in view is a stop of the Tab key.
 */
export function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const { t } = useTranslation();
  const track = useRef<HTMLDivElement>(null);
  const { count, index, goTo } = useTrack(track, stopsOf);
  const [large, setLarge] = useState<{ View: typeof LargePictures; first: number }>();
  const total = pictures.length;

  const enlarge = async (event: MouseEvent<HTMLAnchorElement>, first: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { LargePictures: View } = await import('./large-pictures.tsx');
      setLarge({ View, first });
    } catch {
      window.location.assign(href);
    }
  };
  const close = (last: number) => {
    setLarge(undefined);
    track.current?.querySelectorAll('li')[last]?.querySelector('a')?.focus();
  };

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
          {large && <large.View pictures={pictures} first={large.first} onClose={close} />}
        </>
      }
    />
  );
}

type SlideProps = Omit<GalleryPicture, 'id'> & {
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
      <LocalizedText of={caption} as="figcaption" className="mt-1 text-sm text-on-night-soft" />
    </figure>
  );
}
