import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { watchAddress } from '../../domain/content/watch-address.ts';
import type { ReadText } from '../../domain/model/localized.ts';
import { useTranslation } from '../i18n/language.ts';
import { Picture, type PictureView } from '../ui/picture.tsx';
import { starHeart, starPath } from '../ui/motif/star.ts';

type Props = {
  videoId: string;
  title: ReadText;
  /** A still of our own; without one the placeholder is drawn. */
  picture?: PictureView | null;
  /** The width of the still, for the choice of its file. */
  sizes?: string;
  /** Below the video. */
  children?: ReactNode;
};

/** Stops the video that was played last. */
let stop: (() => void) | undefined;

/**
 * A video that is loaded only on request (ruling 12). Until then a still from the media library or a drawn placeholder
 * links to the video, which also works without scripts. One at a time plays.
 */
export function VideoPlayer({
  videoId,
  title,
  picture = null,
  sizes = '(min-width: 64rem) 22rem, 100vw',
  children,
}: Props) {
  const { t } = useTranslation();
  const [playing, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  // The link that had the focus was removed.
  useEffect(() => {
    if (playing) frame.current?.focus();
  }, [playing]);

  const play = (event: MouseEvent) => {
    // Let the browser open a new tab where the visitor asks for one.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    stop?.();
    stop = () => setPlaying(false);
    setPlaying(true);
  };

  return (
    <div>
      <div className="video-player">
        {playing ? (
          <iframe
            ref={frame}
            src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0`}
            title={title.text}
            lang={title.lang}
            allow="autoplay; encrypted-media; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <a
            href={watchAddress(videoId)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('videos.play', { title: title.text })}
            onClick={play}
            className="video-placeholder"
          >
            {picture ? (
              <Picture picture={picture} sizes={sizes} className="size-full object-cover" />
            ) : (
              <VideoPlaceholder seed={videoId} />
            )}
            <PlayStar />
          </a>
        )}
      </div>
      {children}
      <p className="video-address" aria-hidden="true">
        <bdi>{watchAddress(videoId)}</bdi>
      </p>
      {playing ? (
        // Where the video does not load, the frame may stay empty.
        <a
          href={watchAddress(videoId)}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link inline-flex min-h-11 items-center"
        >
          {t('videos.openOnHost')}
        </a>
      ) : (
        <p className="video-notice">{t('videos.externalNotice')}</p>
      )}
    </div>
  );
}

const latticeCell = 40;

/** The background of a placeholder: one star over the lattice, in either top corner. */
function VideoPlaceholder({ seed }: { seed: string }) {
  const lattice = useId();
  let sum = 0;
  for (const char of seed) sum = (sum * 31 + char.codePointAt(0)!) % 997;
  const r = 26 + (sum % 10);
  const x = sum % 2 ? 16 + r : 304 - r;
  const y = 16 + r;
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <defs>
        <pattern id={lattice} y={-10} width={latticeCell} height={latticeCell} patternUnits="userSpaceOnUse">
          <path
            d={starPath(latticeCell / 2, latticeCell / 2, latticeCell / 2)}
            strokeOpacity="0.12"
            strokeWidth="0.6"
          />
        </pattern>
      </defs>
      <rect width="320" height="180" fill={`url(#${lattice})`} stroke="none" />
      <path d={starPath(x, y, r)} fill="#fff" fillOpacity="0.045" strokeOpacity="0.3" strokeWidth="0.8" />
      <path
        d={starPath(x, y, r * 0.8) + starHeart(x, y, r * 0.8)}
        fill="#fff"
        fillOpacity="0.03"
        strokeOpacity="0.18"
        strokeWidth="0.6"
      />
    </svg>
  );
}

function PlayStar() {
  return (
    <svg viewBox="0 0 64 64" className="video-play" aria-hidden="true">
      {/* The edge sets it off from a still. */}
      <path d={starPath(32, 32, 30)} fill="currentColor" stroke="#12284c" strokeWidth="4" paintOrder="stroke" />
      <path d="M27 22.5v19l15.5-9.5z" className="video-play-triangle" />
    </svg>
  );
}
