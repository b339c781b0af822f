import { useRef } from 'react';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useLargeView, type GalleryPictureView } from './use-large-view.tsx';

/** Pictures side by side. Each is a link to its largest rendition; with scripts it opens the large view. */
export function PictureGrid({ pictures }: { pictures: readonly GalleryPictureView[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { enlarge, view } = useLargeView(pictures, (last) => list.current?.children[last]?.querySelector('a')?.focus());
  return (
    <>
      <ul ref={list} className="grid grid-cols-2 gap-4 md:grid-cols-3">
        {pictures.map(({ id, picture, caption }, position) => (
          <li key={id}>
            <figure>
              <a href={picture?.src} className="block" onClick={(event) => void enlarge(event, position)}>
                <Picture
                  picture={picture}
                  sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 33vw, 50vw"
                  className="gallery-picture"
                />
              </a>
              {caption && <LocalizedText text={caption} as="figcaption" className="mt-1 text-sm text-muted" />}
            </figure>
          </li>
        ))}
      </ul>
      {view}
    </>
  );
}
