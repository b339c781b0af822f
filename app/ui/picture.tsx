import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { StarField } from './star-field.tsx';

/** A picture ready to be shown, with its address and natural size. */
export type PictureView = {
  src: string;
  /** The available widths in this format, as files `<width>.<format>` beside `src`: `480 720 960 1440`. */
  avif: string;
  webp: string;
  width: number;
  height: number;
  alt: { text: string; lang: string };
  /** Classes by which a crop keeps the picture's point, if it has one. */
  crop?: string;
};

export function getPictureFolder(address: string): string {
  return address.slice(0, address.lastIndexOf('/') + 1);
}

function sourceSet({ src, ...widths }: PictureView, format: 'avif' | 'webp'): string {
  const folder = getPictureFolder(src);
  return widths[format]
    .split(' ')
    .map((width) => `${folder}${width}.${format} ${width}w`)
    .join(', ');
}

type Props = {
  picture: PictureView | null;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** The first picture of a page loads before others; all others load lazily. */
  priority?: boolean;
};

/**
 * A picture in the best format that the browser supports. Shows the star lattice where there is none, and where it
 * fails to load, until there is a connection again.
 */
export function Picture({ picture, sizes, className = '', priority = false }: Props) {
  const image = useRef<HTMLImageElement>(null);
  // Stored by address: the component may show another picture next.
  const [failed, setFailed] = useState<string>();
  const src = picture?.src;
  useEffect(() => {
    // Loading may have failed before hydration. In some browsers a lazy picture that was not requested yet looks the
    // same; its `decode()` stays pending, while that of a broken one rejects.
    const shown = image.current;
    if (shown?.complete && shown.naturalWidth === 0) shown.decode().catch(() => setFailed(src));
  }, [src]);
  useEffect(() => {
    if (failed === undefined) return undefined;
    const loadAgain = () => setFailed(undefined);
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, [failed]);
  if (!picture || failed === picture.src) return <StarField className={className} centred />;
  // Preloaded in the head: the inline styles come between it and the picture (decision 010).
  if (priority && picture.avif)
    preload(picture.src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sourceSet(picture, 'avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <picture className="contents">
      {picture.avif && <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />}
      <img
        ref={image}
        src={picture.src}
        {...(picture.webp ? { srcSet: sourceSet(picture, 'webp'), sizes } : {})}
        width={picture.width}
        height={picture.height}
        alt={picture.alt.text}
        lang={picture.alt.lang}
        className={`bg-dark ${className}${picture.crop ? ` ${picture.crop}` : ''}`}
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding="async"
        onError={() => setFailed(picture.src)}
      />
    </picture>
  );
}
