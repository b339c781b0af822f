import { useEffect, useRef, type KeyboardEvent, type RefObject, type TouchEvent } from 'react';
import { useTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Arrows } from '../parts/arrows.tsx';
import type { GalleryPictureView } from './use-large-view.tsx';
import './large-pictures.css';

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  pictures: readonly GalleryPictureView[];
  /** The index of the picture shown. */
  index: number;
  /** Called with the index of the picture to be shown. */
  onShow: (index: number) => void;
  /** Called when the visitor has closed the dialog. */
  onClose: () => void;
};

/** In pixels; shorter movements of a finger are no swipe. */
const shortestSwipe = 40;

/**
 * A picture of the gallery as large as the window, with its caption and description, in a dialog that the browser
 * closes on Escape and on the back gesture (on Back, see `useLargeView`). The next and previous ones are reached with
 * buttons, arrow keys and swipes, in the direction of the text; the first and the last one with Home and End.
 */
export function LargePictures({ ref, pictures, index, onShow, onClose }: Props) {
  const { t, dir } = useTranslation();
  const touch = useRef<{ x: number; y: number }>(undefined);
  const total = pictures.length;
  const { picture = null, caption } = pictures[index] ?? {};

  useEffect(() => ref.current?.showModal(), [ref]);

  const step = (by: 1 | -1) => onShow((index + by + total) % total);
  const stepTo = (side: 'left' | 'right') => step((side === 'right') === (dir === 'ltr') ? 1 : -1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') stepTo('left');
    if (event.key === 'ArrowRight') stepTo('right');
    if (event.key === 'Home') onShow(0);
    if (event.key === 'End') onShow(total - 1);
  };
  const onTouchStart = ({ touches }: TouchEvent) => {
    // Two fingers zoom, and in a zoomed page one finger moves it.
    const isOne = touches.length === 1 && (window.visualViewport?.scale ?? 1) < 1.05;
    touch.current = isOne ? { x: touches[0]!.clientX, y: touches[0]!.clientY } : undefined;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const [from, to] = [touch.current, changedTouches[0]];
    touch.current = undefined;
    if (!from || !to) return;
    const [x, y] = [to.clientX - from.x, to.clientY - from.y];
    // The picture follows the finger: one that moves to the left brings what is on the right.
    if (Math.abs(x) >= shortestSwipe && Math.abs(x) > Math.abs(y)) stepTo(x < 0 ? 'right' : 'left');
  };

  return (
    <dialog
      ref={ref}
      aria-label={t('home.gallery')}
      className="large-pictures text-on-dark"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="large-bar">
        <p aria-live="polite" aria-atomic="true" className="gallery-position">
          {t('home.galleryPosition', { number: index + 1, total })}
          {picture && (
            <span className="sr-only">
              . <LocalizedText text={picture.alt} />
            </span>
          )}
        </p>
        <button type="button" className="arrow" aria-label={t('reports.close')} onClick={() => ref.current?.close()}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
      <figure id="large-picture" className="large-figure" onTouchStart={onTouchStart} onTouchEnd={onTouchEnd}>
        <Picture
          key={index}
          picture={picture}
          sizes={picture ? `min(100vw, ${Math.round((100 * picture.width) / picture.height)}vh)` : '100vw'}
          className="large-picture"
        />
        <figcaption className="large-texts">
          {caption && <LocalizedText text={caption} as="p" className="large-caption" />}
          {/* Screen readers read it with the picture. */}
          {picture && (
            <div aria-hidden="true">
              <LocalizedText text={picture.alt} as="p" />
            </div>
          )}
        </figcaption>
      </figure>
      <div className="large-arrows">
        <Arrows controls="large-picture" ready onPrevious={() => step(-1)} onNext={() => step(1)} />
      </div>
    </dialog>
  );
}
