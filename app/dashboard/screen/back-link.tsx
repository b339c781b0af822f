import { LocalLink } from '../../i18n/local-link.tsx';

/** A link one level up: from a form to its list, from a list to its parent screen. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <LocalLink to={to} className="text-link inline-flex min-h-11 items-center gap-2 text-sm">
      <svg
        viewBox="0 0 12 12"
        className="size-3 rtl:-scale-x-100"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.800"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M8 2L4 6l4 4" />
      </svg>
      {label}
    </LocalLink>
  );
}
