import { logoMark } from './motif/logo-mark.ts';

/** The mark of the house: the star in the colour of the text, the open book within it in a second tone. */
export function LogoMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox={logoMark.viewBox} className={className} aria-hidden="true">
      <path d={logoMark.star} fill="currentColor" fillRule="evenodd" />
      <path d={logoMark.book} className="fill-on-night" />
    </svg>
  );
}
