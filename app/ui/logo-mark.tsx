import { logoMark } from './motif/logo-mark.ts';

/**
 * The default logo: the star in the text colour, with an open book in its doorway, light on dark backgrounds and in the
 * star's colour on light ones.
 */
export function LogoMark({ className = '', on = 'night' }: { className?: string; on?: 'night' | 'paper' }) {
  return (
    <svg viewBox={logoMark.viewBox} className={className} aria-hidden="true">
      <path d={logoMark.star} fill="currentColor" fillRule="evenodd" />
      <path d={logoMark.book} className={on === 'night' ? 'fill-on-night' : 'fill-current'} />
    </svg>
  );
}
