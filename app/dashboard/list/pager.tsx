import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';

type Props = { page: number; totalPages: number; hrefOf: (page: number) => string; onTurn: () => void };

/** 'Page X of Y' below a table; the buttons are disabled at the ends. */
export function Pager({ page, totalPages, hrefOf, onTurn }: Props) {
  const { t } = useStaffTranslation();
  if (totalPages < 1) return null;
  return (
    <nav
      aria-label={t('lists.pagination')}
      className="mt-5 flex items-center justify-between gap-3 sm:justify-center sm:gap-6"
    >
      <Step label={t('lists.previous')} to={page > 1 ? hrefOf(page - 1) : undefined} rel="prev" onTurn={onTurn} />
      <p className="text-center tabular-nums">{t('lists.page', { page, total: totalPages })}</p>
      <Step label={t('lists.next')} to={page < totalPages ? hrefOf(page + 1) : undefined} rel="next" onTurn={onTurn} />
    </nav>
  );
}

function Step({
  label,
  to,
  rel,
  onTurn,
}: {
  label: string;
  to: string | undefined;
  rel: 'prev' | 'next';
  onTurn: () => void;
}) {
  if (!to) {
    return (
      <button type="button" disabled className="button button-quiet page-step">
        {label}
      </button>
    );
  }
  return (
    <LocalLink to={to} rel={rel} className="button button-quiet page-step" onClick={onTurn}>
      {label}
    </LocalLink>
  );
}
