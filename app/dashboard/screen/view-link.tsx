import { parsePath } from 'react-router';
import { getPageAddress, useStaffTranslation } from '../../i18n/language.ts';

/** A link to the public view of something, in a new tab. */
export function ViewLink({ path, label, className = '' }: { path: string; label: string; className?: string }) {
  const { lang, t } = useStaffTranslation();
  return (
    <a
      href={getPageAddress(lang === 'en' ? undefined : lang, parsePath(path))}
      target="_blank"
      rel="noopener"
      className={`text-link inline-flex min-h-11 items-center gap-1.5 ${className}`}
    >
      {label}
      <span className="sr-only">{t('footer.newTab')}</span>
      <svg
        viewBox="0 0 12 12"
        className="size-3 rtl:-scale-x-100"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.600"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M4 2H2v8h8V8M6.500 1.500h4v4M10.500 1.500L5.500 6.500" />
      </svg>
    </a>
  );
}
