import { useState } from 'react';
import type { StaffItem } from '../../data/api-types.ts';

export type Selection = ReturnType<typeof useSelection>;

/** The items that are chosen among those of the shown page; `list` identifies the page, and another one begins anew. */
export function useSelection(items: readonly StaffItem[], list: string) {
  const [chosen, setChosen] = useState<{ list: string; ids: ReadonlySet<string> }>({ list, ids: new Set() });
  const ids = chosen.list === list ? chosen.ids : new Set<string>();
  const choose = (next: Iterable<string>) => setChosen({ list, ids: new Set(next) });
  const shown = items.filter(({ _id }) => ids.has(_id));
  return {
    items: shown,
    isChosen: (id: string) => ids.has(id),
    toggle: (id: string) => choose(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    /** Of the page: all, some or none of its items are chosen. */
    extent: shown.length === 0 ? ('none' as const) : shown.length === items.length ? ('all' as const) : 'some',
    toggleAll: () => choose(shown.length === items.length ? [] : items.map(({ _id }) => _id)),
    choose,
  };
}
