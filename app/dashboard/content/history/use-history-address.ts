import { useLocation } from 'react-router';

export type DiffBase = 'current' | 'before';

/** The chosen version, what it is compared with, and the page of the list, all from the address. */
export function useHistoryAddress() {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const count = (name: string) => {
    const text = params.get(name) ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
  };
  const address = {
    revision: count('revision'),
    against: params.get('with') === 'before' ? ('before' as const) : ('current' as const),
    page: count('page') ?? 1,
  };

  const hrefOf = (change: { revision?: number; against?: DiffBase; page?: number }) => {
    const { revision, against, page } = { ...address, ...change };
    const next = new URLSearchParams();
    if (revision !== undefined) next.set('revision', String(revision));
    if (against === 'before') next.set('with', against);
    if (page > 1) next.set('page', String(page));
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  return { ...address, hrefOf };
}
