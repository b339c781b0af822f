import { useEffect } from 'react';

type Query = { data?: { total: number; totalPages: number } | undefined; isFetching: boolean };

/** Goes to the last page where the one of the address does not exist: its last row was removed, or the link is old. */
export function useExistingPage(
  { data, isFetching }: Query,
  page: number,
  replaceWith: (change: { page: number }) => void,
): void {
  const last = data && !isFetching && data.total > 0 && page > data.totalPages ? data.totalPages : undefined;
  useEffect(() => {
    if (last) replaceWith({ page: last });
  }, [last, replaceWith]);
}
