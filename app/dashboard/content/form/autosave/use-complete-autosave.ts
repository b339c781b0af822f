import type { ContentType } from '../../../../../domain/model/define.ts';
import type { StaffItem } from '../../../data/api-types.ts';
import { historyApi } from '../../../data/history-api.ts';
import { createFormValues, flattenFormValues } from '../../../data/form-values.ts';
import type { LocalAutosave } from '../../../data/local-autosave.ts';
import type { FormBase } from '../use-form-values.ts';
import type { OfferedAutosave } from './use-item-autosave.ts';

/**
 * Returns a function that completes an autosave of the server with the texts that it was typed over, from the version
 * that its form was opened with; with the item as it is stored. It throws where they cannot be fetched.
 */
export function useCompleteAutosave(type: ContentType, item: StaffItem, base: FormBase) {
  const [fetchStored] = historyApi.useLazyGetStoredItemQuery();
  const [fetchVersion] = historyApi.useLazyGetVersionQuery();

  return async (autosave: OfferedAutosave): Promise<{ autosave: LocalAutosave; current: StaffItem }> => {
    const { revision, typed } = autosave;
    const id = { type: type.name, id: item._id };
    const current = revision > item.revision ? await fetchStored(id).unwrap() : item;
    if (!autosave.isElsewhere) return { autosave, current };
    const version = revision < current.revision ? await fetchVersion({ ...id, revision }, true).unwrap() : current;
    const values = flattenFormValues(type, version, createFormValues(type, version, base.openedAt));
    const before = Object.keys(typed).map((key): [string, string] => [key, textOf(values[key])]);
    return { autosave: { ...autosave, base: Object.fromEntries(before) }, current };
  };
}

const textOf = (value: string | File | undefined) => (typeof value === 'string' ? value : '');
