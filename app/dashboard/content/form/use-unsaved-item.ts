import { useMemo } from 'react';
import type { ContentType } from '../../../../domain/model/define.ts';
import type { StaffItem } from '../../data/api-types.ts';
import { storedFileOf, valuesOf, type ItemDraft } from '../../data/item-draft.ts';
import { formKeyOf, type StoredCopy, type UnsavedCopy } from '../../data/unsaved-copies.ts';
import type { WorkingCopy } from '../../data/working-copies.ts';
import { useUnsavedCopy } from '../../parts/use-unsaved-copy.ts';
import { pictureDescribedBy } from './merge-drafts.ts';
import type { FormBase } from './use-item-draft.ts';
import { useWorkingCopy } from './use-working-copy.ts';

/** A copy that the form may use; one that another device has stored has no texts of before. */
export type OfferedCopy = StoredCopy & { isElsewhere?: boolean };

type Options = {
  isSaving: boolean;
  /** Called with the item's revision on the server. */
  onRevision: (revision: number) => void;
};

/**
 * Keeps a copy of the unsaved texts of an item's form in this browser and on the server, and returns the newest one of
 * an earlier visit or another device that was not saved.
 */
export function useUnsavedItem(
  type: ContentType,
  item: StaffItem,
  base: FormBase,
  draft: ItemDraft,
  { isSaving, onRevision }: Options,
) {
  const unsaved = useMemo(() => unsavedOf(type, item, base, draft), [type, item, base, draft]);
  const isNew = (texts: UnsavedCopy['typed']) =>
    Object.entries(texts).some(([key, text]) => key in base.values && base.values[key] !== text);
  const browser = useUnsavedCopy(`${type.name}/${item._id}`, unsaved, ({ typed }) => isNew(typed));
  const { formKey } = browser;
  const server = useWorkingCopy({ kind: type.name, id: item._id, formKey, unsaved, isSaving, isNew, onRevision });

  /** Whether both were stored by the same form: the one in the browser has all that was typed. */
  const isOf = (copy: StoredCopy) => server.offer?.formKey === formKeyOf(copy.key);
  const elsewhere = server.offer && !browser.offers.some(isOf) ? asOffered(server.offer) : undefined;
  const [newest] = browser.offers;
  const settle = (copy: OfferedCopy) => {
    if (server.offer && (copy.isElsewhere || isOf(copy))) server.settle(server.offer);
  };

  return {
    offer: elsewhere && !(newest && newest.at > elsewhere.at) ? elsewhere : newest,
    formKey,
    /** Where the unsaved texts are kept: on the server since a moment, or only in this browser. */
    kept: unsaved && (server.sentAt ?? (browser.isStored ? ('here' as const) : undefined)),
    /** The form has the texts of this copy from now on, and changes it. */
    adopt: (copy: OfferedCopy) => {
      settle(copy);
      if (copy.isElsewhere) browser.startNew();
      else browser.adopt(copy);
    },
    discard: (copy: OfferedCopy) => {
      settle(copy);
      if (copy.isElsewhere) return;
      if (!isOf(copy)) server.discard(formKeyOf(copy.key));
      browser.discard(copy);
    },
    /** Removes the copies at once, for use after a save. */
    clear: () => {
      browser.clear();
      server.clear();
    },
  };
}

function asOffered({ savedAt, basedOn, texts, hadFile }: WorkingCopy): OfferedCopy {
  return { key: '', at: savedAt, revision: basedOn, typed: texts, base: {}, hadFile, isElsewhere: true };
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
