import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { StarField } from './star-field.tsx';

/** A picture ready to show: where it lies and its natural size. */
export type PictureView = {
  src: string;
  /** The widths in which it lies beside `src` in this format, named `<width>.<format>`: `480 720 960 1440`. */
  avif: string;
  webp: string;
  width: number;
  height: number;
  alt: { text: string; lang: string };
};

export function folderOf(address: string): string {
  return address.slice(0, address.lastIndexOf('/') + 1);
}

function sourceSet({ src, ...widths }: PictureView, format: 'avif' | 'webp'): string {
  const folder = folderOf(src);
  return widths[format]
    .split(' ')
    .map((width) => `${folder}${width}.${format} ${width}w`)
    .join(', ');
}

type Props = {
  picture: PictureView | null;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** The first picture of a page is fetched before others; all others wait until they come near. */
  priority?: boolean;
};

/** A picture in the best format the browser knows. Where there is none, or it fails to load, the motif stands in. */
export function Picture({ picture, sizes, className = '', priority = false }: Props) {
  const image = useRef<HTMLImageElement>(null);
  // Kept by address: the same place may show another picture next.
  const [failed, setFailed] = useState<string>();
  const src = picture?.src;
  useEffect(() => {
    // The page may have tried and failed before React was there to hear of it. A lazy picture that nobody has
    // asked for yet looks the same in some browsers; its decoding only waits, while that of a broken one fails.
    const shown = image.current;
    if (shown?.complete && shown.naturalWidth === 0) shown.decode().catch(() => setFailed(src));
  }, [src]);
  if (!picture || failed === picture.src) return <StarField className={className} />;
  // From the head: the styles stand between it and the picture (decision 010).
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
        className={`bg-night ${className}`}
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding="async"
        onError={() => setFailed(picture.src)}
      />
    </picture>
  );
}
