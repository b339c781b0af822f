import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';

/** The parameters in the address of a list: page, search, filter and kind; empty where none is set. */
type ListAddress = { page: number; q: string; filter: string; kind: string };

const maxWords = 200; // the number of characters that the server reads

/**
 * Page, search and filter of a list, stored in the address: a reload, the back button and a copied address show the
 * same list. A changed search or filter starts at the first page.
 */
export function useListAddress() {
  const { pathname, search } = useLocation();
  const navigate = useLocalNavigate();
  const address = useMemo(() => readListAddress(search), [search]);

  const hrefOf = useCallback(
    (change: Partial<ListAddress>) => {
      const { page, q, filter, kind } = { ...address, page: 1, ...change };
      const kept = new URLSearchParams();
      if (q) kept.set('q', q);
      if (filter) kept.set('filter', filter);
      if (kind) kept.set('kind', kind);
      if (page > 1) kept.set('page', String(page));
      return kept.size > 0 ? `${pathname}?${kept}` : pathname;
    },
    [address, pathname],
  );
  /** While the user types, the address is replaced: the back button leaves the list instead of undoing letters. */
  const replaceWith = useCallback(
    (change: Partial<ListAddress>): void => {
      void navigate(hrefOf(change), { replace: true, preventScrollReset: true });
    },
    [navigate, hrefOf],
  );

  return { ...address, hrefOf, replaceWith };
}

function readListAddress(search: string): ListAddress {
  const kept = new URLSearchParams(search);
  const page = kept.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    q: (kept.get('q') ?? '').trim().slice(0, maxWords),
    filter: kept.get('filter') ?? '',
    kind: kept.get('kind') ?? '',
  };
}
