import { cropClasses, middle, type FocalPoint } from '../../../domain/media/focal-point.ts';

const initialStyle = 'bg-dark font-heading font-semibold text-on-dark dark:bg-border';

type Props = { name: string; image: string; focus?: FocalPoint | undefined; className?: string };

/** The picture of a person, cropped around its focal point, or their initial. */
export function Avatar({ name, image, focus = middle, className = '' }: Props) {
  if (image)
    return (
      <img
        src={image}
        alt=""
        className={`rounded-full bg-surface-subtle object-cover ${cropClasses(focus) ?? ''} ${className}`}
      />
    );
  return (
    <span className={`flex items-center justify-center rounded-full ${initialStyle} ${className}`} aria-hidden="true">
      {[...name.trim()][0] ?? '·'}
    </span>
  );
}
