import { useMemo } from 'react';
import type { ContentType } from '../../../../../domain/model/define.ts';
import type { StaffItem } from '../../../data/api-types.ts';
import { getStoredFile, flattenFormValues, type FormValues } from '../../../data/form-values.ts';
import { getFormKey, type StoredAutosave, type LocalAutosave } from '../../../data/local-autosave.ts';
import type { ServerAutosave } from '../../../data/server-autosave.ts';
import { useLocalAutosave } from '../../../saving/use-local-autosave.ts';
import { findDescribedPicture } from '../merge/merge-form-values.ts';
import type { FormBase } from '../use-form-values.ts';
import { useServerAutosave } from './use-server-autosave.ts';

/** An autosave that the form may use; one that another device has stored has no texts of before. */
export type OfferedAutosave = StoredAutosave & { isElsewhere?: boolean };

type Options = {
  isSaving: boolean;
  /** Called with the item's revision on the server. */
  onRevision: (revision: number) => void;
};

/**
 * Saves the unsaved texts of an item's form in this browser and on the server, and returns the newest autosave of an
 * earlier visit or another device whose texts were not saved.
 */
export function useItemAutosave(
  type: ContentType,
  item: StaffItem,
  base: FormBase,
  formValues: FormValues,
  { isSaving, onRevision }: Options,
) {
  const unsaved = useMemo(() => unsavedOf(type, item, base, formValues), [type, item, base, formValues]);
  const isNew = (texts: LocalAutosave['typed']) =>
    Object.entries(texts).some(([key, text]) => key in base.values && base.values[key] !== text);
  const local = useLocalAutosave(`${type.name}/${item._id}`, unsaved, ({ typed }) => isNew(typed));
  const { formKey } = local;
  const server = useServerAutosave({
    typeName: type.name,
    id: item._id,
    formKey,
    unsaved,
    isSaving,
    isNew,
    onRevision,
  });

  /** Whether both were stored by the same form: the one in the browser has all that was typed. */
  const isOf = (autosave: StoredAutosave) => server.offer?.formKey === getFormKey(autosave.key);
  const elsewhere = server.offer && !local.offers.some(isOf) ? asOffered(server.offer) : undefined;
  const [newest] = local.offers;
  const settle = (autosave: OfferedAutosave) => {
    if (server.offer && (autosave.isElsewhere || isOf(autosave))) server.settle(server.offer);
  };

  const isElsewhereFirst = elsewhere && !(newest && newest.at > elsewhere.at);
  return {
    offer: isElsewhereFirst ? elsewhere : newest,
    /** How many autosaves are offered after this one. */
    older: Math.max(local.offers.length + (elsewhere ? 1 : 0) - 1, 0),
    formKey,
    /** Where the unsaved texts are saved: on the server at a moment, or only in this browser. */
    savedIn: unsaved && (server.sentAt ?? (local.isStored ? ('browser' as const) : undefined)),
    /** The form has the texts of this autosave from now on, and changes it. */
    adopt: (autosave: OfferedAutosave) => {
      settle(autosave);
      if (autosave.isElsewhere) local.startNew();
      else local.adopt(autosave);
    },
    discard: (autosave: OfferedAutosave) => {
      settle(autosave);
      if (autosave.isElsewhere) return;
      if (!isOf(autosave)) server.discard(getFormKey(autosave.key));
      local.discard(autosave);
    },
    /** Removes the autosaves at once, for use after a save. */
    clear: () => {
      local.clear();
      server.clear();
    },
  };
}

function asOffered({ savedAt, basedOn, texts, hadFile }: ServerAutosave): OfferedAutosave {
  return { key: '', at: savedAt, revision: basedOn, typed: texts, base: {}, hadFile, isElsewhere: true };
}

/** Returns the texts that differ from those that the form was opened with; undefined where there are none. */
function unsavedOf(
  type: ContentType,
  item: StaffItem,
  base: FormBase,
  formValues: FormValues,
): Omit<LocalAutosave, 'at'> | undefined {
  const isNewFile = (name: string | undefined) => {
    const file = name === undefined ? undefined : formValues.files[name];
    return file?.chosen !== undefined || file?.libraryPicture !== undefined;
  };
  /** The description of a new picture, which is not stored, must not become that of the stored one. */
  const isOfOtherPicture = (key: string) => {
    const picture = findDescribedPicture(key);
    return picture !== undefined && isNewFile(picture) && getStoredFile(type, item, picture) !== undefined;
  };
  const typed: Record<string, string> = {};
  const before: Record<string, string> = {};
  for (const [key, text] of Object.entries(flattenFormValues(type, item, formValues))) {
    const old = base.values[key];
    if (key in formValues.files || typeof text !== 'string' || typeof old !== 'string') continue;
    if (text === old || isOfOtherPicture(key)) continue;
    typed[key] = text;
    before[key] = old;
  }
  if (Object.keys(typed).length === 0) return undefined;
  return { revision: base.revision, typed, base: before, hadFile: Object.keys(formValues.files).some(isNewFile) };
}
