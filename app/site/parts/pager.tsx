import { useLocation } from 'react-router';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useTranslation } from '../../i18n/language.ts';

/**
 * 'Page X of Y' with links to the previous and next page; disabled at the ends (specification 2, lists). `query` are
 * the other parameters of the list's address.
 */
export function Pager({ page, totalPages, query }: { page: number; totalPages: number; query?: string }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (totalPages < 1) return null;
  const address = (number: number) => {
    const parameters = [query, number > 1 && `page=${number}`].filter(Boolean).join('&');
    return parameters === '' ? pathname : `${pathname}?${parameters}`;
  };
  return (
    <nav
      aria-label={t('lists.pagination')}
      className="mt-12 grid grid-cols-2 items-center justify-center gap-4 sm:flex lg:mt-16"
    >
      <PagerStep label={t('lists.previous')} to={page > 1 ? address(page - 1) : undefined} rel="prev" />
      <p className="col-span-2 row-start-1 text-center tabular sm:min-w-36">
        {t('lists.page', { page, total: totalPages })}
      </p>
      <PagerStep label={t('lists.next')} to={page < totalPages ? address(page + 1) : undefined} rel="next" />
    </nav>
  );
}

function PagerStep({ label, to, rel }: { label: string; to: string | undefined; rel: 'prev' | 'next' }) {
  const className = 'button button-quiet sm:min-w-32';
  if (!to) {
    return (
      <button type="button" disabled className={`${className} is-disabled`}>
        {label}
      </button>
    );
  }
  return (
    <LocalLink to={to} rel={rel} className={className}>
      {label}
    </LocalLink>
  );
}
