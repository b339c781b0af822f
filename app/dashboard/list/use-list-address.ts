import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';

/** The numbers of rows of a page that somebody may choose. */
export const rowChoices = [10, 25, 100];

/**
 * The parameters in the address of a list: page, search, filter, kind, order and rows of a page; empty where none is
 * set.
 */
export type ListAddress = {
  page: number;
  q: string;
  filter: string;
  kind: string;
  sort: string;
  rows: number | undefined;
};

const maxSearchLength = 200; // the number of characters that the server reads

/**
 * Page, search, filter, order and rows of a list, stored in the address: a reload, the back button and a copied address
 * show the same list. Any change but that of the page starts at the first page.
 */
export function useListAddress() {
  const { pathname, search } = useLocation();
  const navigate = useLocalNavigate();
  const address = useMemo(() => readListAddress(search), [search]);

  const hrefOf = useCallback(
    (change: Partial<ListAddress>) => {
      const { page, q, filter, kind, sort, rows } = { ...address, page: 1, ...change };
      const params = new URLSearchParams();
      if (q) params.set('q', q);
      if (filter) params.set('filter', filter);
      if (kind) params.set('kind', kind);
      if (sort) params.set('sort', sort);
      if (rows !== undefined) params.set('rows', String(rows));
      if (page > 1) params.set('page', String(page));
      return params.size > 0 ? `${pathname}?${params}` : pathname;
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
  const params = new URLSearchParams(search);
  const page = params.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    q: (params.get('q') ?? '').trim().slice(0, maxSearchLength),
    filter: params.get('filter') ?? '',
    kind: params.get('kind') ?? '',
    sort: params.get('sort') ?? '',
    rows: rowChoices.find((rows) => String(rows) === params.get('rows')),
  };
}
