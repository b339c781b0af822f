import { Picture, type PictureView } from '../../ui/picture.tsx';

/** The outline of the window in a square of 100, from the bottom left over the top to the bottom right. */
const arch = 'M0 100V46C0 24 24 11 50 0C76 11 100 24 100 46V100Z';

type Props = { picture: PictureView | null; priority?: boolean; className?: string };

/**
 * Returns the `sizes` of a picture, whose height fills the window: wide pictures are cropped at the sides. On phones it
 * is at most the width of the screen, and the news card below, with the same picture, needs no second file.
 */
function sizesFor(picture: PictureView | null): string {
  const cover = picture ? Math.max(1, picture.width / picture.height / 1.15) : 1;
  return `(min-width: 64rem) ${Math.round(33 * cover)}rem, (min-width: 40rem) ${Math.round(28 * cover)}rem, ${Math.min(Math.round(82 * cover), 100)}vw`;
}

/** A picture in an arched window with a thin gold outline. */
export function ArchWindow({ picture, priority = false, className = '' }: Props) {
  return (
    <span className={`arch-window ${className}`}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        className="arch-line"
        aria-hidden="true"
      >
        <path d={arch} vectorEffect="non-scaling-stroke" />
      </svg>
      <span className="arch-pane">
        <Picture picture={picture} priority={priority} sizes={sizesFor(picture)} className="size-full object-cover" />
      </span>
    </span>
  );
}
