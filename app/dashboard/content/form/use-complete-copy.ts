import type { ContentType } from '../../../../domain/model/define.ts';
import type { StaffItem } from '../../data/api-types.ts';
import { historyApi } from '../../data/history-api.ts';
import { draftOf, valuesOf } from '../../data/item-draft.ts';
import type { UnsavedCopy } from '../../data/unsaved-copies.ts';
import type { FormBase } from './use-item-draft.ts';
import type { OfferedCopy } from './use-unsaved-item.ts';

/**
 * Returns a function that completes a copy of the server with the texts that it was typed over, from the version that
 * its form was opened with; with the item as it is stored. It throws where they cannot be fetched.
 */
export function useCompleteCopy(type: ContentType, item: StaffItem, base: FormBase) {
  const [fetchStored] = historyApi.useLazyGetStoredItemQuery();
  const [fetchVersion] = historyApi.useLazyGetVersionQuery();

  return async (copy: OfferedCopy): Promise<{ copy: UnsavedCopy; current: StaffItem }> => {
    const { revision, typed } = copy;
    const id = { type: type.name, id: item._id };
    const current = revision > item.revision ? await fetchStored(id).unwrap() : item;
    if (!copy.isElsewhere) return { copy, current };
    const version = revision < current.revision ? await fetchVersion({ ...id, revision }, true).unwrap() : current;
    const values = valuesOf(type, version, draftOf(type, version, base.openedAt));
    const before = Object.keys(typed).map((key): [string, string] => [key, textOf(values[key])]);
    return { copy: { ...copy, base: Object.fromEntries(before) }, current };
  };
}

const textOf = (value: string | File | undefined) => (typeof value === 'string' ? value : '');
