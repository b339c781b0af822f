import { useLocation } from 'react-router';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useSpeech } from '../../i18n/language.ts';

/** 'Page X of Y' with the ways back and on; they are disabled at the ends (specification 2, lists). */
export function Pager({ page, totalPages }: { page: number; totalPages: number }) {
  const { t } = useSpeech();
  const { pathname } = useLocation();
  if (totalPages < 1) return null;
  const address = (number: number) => (number === 1 ? pathname : `${pathname}?page=${number}`);
  return (
    <nav aria-label={t('lists.pagination')} className="mt-12 flex items-center justify-center gap-4 lg:mt-16">
      <PagerStep label={t('lists.previous')} to={page > 1 ? address(page - 1) : undefined} rel="prev" />
      <p className="min-w-28 text-center tabular-nums">{t('lists.page', { page, total: totalPages })}</p>
      <PagerStep label={t('lists.next')} to={page < totalPages ? address(page + 1) : undefined} rel="next" />
    </nav>
  );
}

function PagerStep({ label, to, rel }: { label: string; to: string | undefined; rel: 'prev' | 'next' }) {
  const shape = 'button button-quiet min-w-28';
  if (!to) {
    return (
      <span role="link" aria-disabled="true" className={`${shape} opacity-50`}>
        {label}
      </span>
    );
  }
  return (
    <LocalLink to={to} rel={rel} className={shape}>
      {label}
    </LocalLink>
  );
}
