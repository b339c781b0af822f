import { skipToken } from '@reduxjs/toolkit/query/react';
import { singleId, type ContentType } from '../../../../domain/model/define.ts';
import type { Language } from '../../../../domain/model/localized.ts';
import { getAccess, getListedItems } from '../../../../domain/people/permissions.ts';
import { api } from '../../data/api.ts';
import { useStaffSelector } from '../../data/store.ts';
import { getFormPath } from '../../menu/menu.ts';

/**
 * Finds an item that lacks a language, else one whose translation is outdated; `passed` are ids that are left out. The
 * item is undefined where there is none.
 */
export function useNextItem(type: ContentType, to: Language, passed: readonly string[]) {
  const user = useStaffSelector((state) => state.session.user);
  // One more than can be left out. Lists have at most a hundred items.
  const args = {
    type: type.name,
    page: 1,
    limit: Math.min(passed.length + 1, 100),
    ...(user && getListedItems(user, type.name) === 'own' && { mine: 1 as const }),
    // Once a draft is published, its author may not change it any more.
    ...(user && getAccess(user, type.name) === 'draft' && { state: 'draft' as const }),
  };
  const missing = api.useListItemsQuery(type.single ? skipToken : { ...args, missing: to });
  const outdated = api.useListItemsQuery(type.single || to === 'en' ? skipToken : { ...args, outdated: to });
  const queries = type.single ? [] : to === 'en' ? [missing] : [missing, outdated];
  const items = queries.flatMap(({ currentData }) => currentData?.items ?? []);
  return {
    id: type.single ? singleId : items.find((item) => !passed.includes(item._id))?._id,
    isLoading: queries.some(({ isFetching }) => isFetching),
    failed: queries.find(({ isError, isFetching }) => isError && !isFetching),
  };
}

/** Returns the address of an item's form. */
export function useFormAddress(type: ContentType): (id: string) => string {
  const user = useStaffSelector((state) => state.session.user);
  return (id) => getFormPath(type, id, user);
}
