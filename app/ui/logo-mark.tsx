import { logoMark } from './motif/logo-mark.ts';

/**
 * The mark of the house: the star in the colour of the text, the open book in its doorway, light on night and in the
 * star's own colour on paper.
 */
export function LogoMark({ className = '', on = 'night' }: { className?: string; on?: 'night' | 'paper' }) {
  return (
    <svg viewBox={logoMark.viewBox} className={className} aria-hidden="true">
      <path d={logoMark.star} fill="currentColor" fillRule="evenodd" />
      <path d={logoMark.book} className={on === 'night' ? 'fill-on-night' : 'fill-current'} />
    </svg>
  );
}
