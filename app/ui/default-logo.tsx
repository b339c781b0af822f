import { defaultLogo } from './motif/default-logo.ts';

/**
 * The default logo: the star in the text colour, with an open book in its doorway, light on dark backgrounds and in the
 * star's colour on light ones.
 */
export function DefaultLogo({ className = '', on = 'dark' }: { className?: string; on?: 'dark' | 'page' }) {
  return (
    <svg viewBox={defaultLogo.viewBox} className={className} aria-hidden="true">
      <path d={defaultLogo.star} fill="currentColor" fillRule="evenodd" />
      <path d={defaultLogo.book} className={on === 'dark' ? 'fill-on-dark' : 'fill-current'} />
    </svg>
  );
}
