import { useMemo } from 'react';
import type { ContentType } from '../../../../domain/model/define.ts';
import type { StaffItem } from '../../data/api-types.ts';
import { storedFileOf, valuesOf, type ItemDraft } from '../../data/item-draft.ts';
import type { UnsavedCopy } from '../../data/unsaved-copies.ts';
import { useUnsavedCopy } from '../../parts/use-unsaved-copy.ts';
import { pictureDescribedBy } from './merge-drafts.ts';
import type { FormBase } from './use-item-draft.ts';

/** Keeps a copy of the unsaved texts of an item's form in this browser. */
export function useUnsavedItem(type: ContentType, item: StaffItem, base: FormBase, draft: ItemDraft) {
  const unsaved = useMemo(() => unsavedOf(type, item, base, draft), [type, item, base, draft]);
  return useUnsavedCopy(`${type.name}/${item._id}`, unsaved, ({ typed }) =>
    Object.entries(typed).some(([key, text]) => key in base.values && base.values[key] !== text),
  );
}

/** Returns the texts that differ from those that the form was opened with; undefined where there are none. */
function unsavedOf(
  type: ContentType,
  item: StaffItem,
  base: FormBase,
  draft: ItemDraft,
): Omit<UnsavedCopy, 'at'> | undefined {
  const isNewFile = (name: string | undefined) => {
    const file = name === undefined ? undefined : draft.files[name];
    return file?.chosen !== undefined || file?.libraryPicture !== undefined;
  };
  /** The description of a new picture, which is not kept, must not become that of the stored one. */
  const isOfOtherPicture = (key: string) => {
    const picture = pictureDescribedBy(key);
    return picture !== undefined && isNewFile(picture) && storedFileOf(type, item, picture) !== undefined;
  };
  const typed: Record<string, string> = {};
  const before: Record<string, string> = {};
  for (const [key, text] of Object.entries(valuesOf(type, item, draft))) {
    const old = base.values[key];
    if (key in draft.files || typeof text !== 'string' || typeof old !== 'string') continue;
    if (text === old || isOfOtherPicture(key)) continue;
    typed[key] = text;
    before[key] = old;
  }
  if (Object.keys(typed).length === 0) return undefined;
  return { revision: base.revision, typed, base: before, hadFile: Object.keys(draft.files).some(isNewFile) };
}
