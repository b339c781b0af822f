import { defaultLogo } from './motif/default-logo.ts';

/**
 * The default logo: the star in the text colour, with an open book in its doorway, light on dark backgrounds and in the
 * star's colour on light ones.
 */
export function DefaultLogo({ className = '', on = 'night' }: { className?: string; on?: 'night' | 'paper' }) {
  return (
    <svg viewBox={defaultLogo.viewBox} className={className} aria-hidden="true">
      <path d={defaultLogo.star} fill="currentColor" fillRule="evenodd" />
      <path d={defaultLogo.book} className={on === 'night' ? 'fill-on-night' : 'fill-current'} />
    </svg>
  );
}
