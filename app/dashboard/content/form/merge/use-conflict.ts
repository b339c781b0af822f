import { useMemo, useState } from 'react';
import type { ContentType } from '../../../../../domain/model/define.ts';
import { useStaffTranslation } from '../../../../i18n/language.ts';
import type { WireConflict, StaffItem } from '../../../data/api-types.ts';
import { historyApi } from '../../../data/history-api.ts';
import type { FormValues } from '../../../data/form-values.ts';
import { compareFormValues, mergeFormValues, type Choices, type Merged } from './merge-form-values.ts';
import type { FormBase } from '../use-form-values.ts';
import { useIsOwnChange } from './use-is-own-change.ts';
import type { SaveFailure } from '../save/use-save.ts';

/** `wasRefused`: it refused a save, which is sent again after the comparison. */
type FormConflict = WireConflict & { wasRefused: boolean };

type Options = {
  takeMerged: (merged: Merged) => FormValues;
  setFailure: (failure: SaveFailure | undefined) => void;
  onSaved: (item: StaffItem) => void;
};

/** The version saved by someone else meanwhile, until it is fully merged with the form's values. */
export function useConflict(
  type: ContentType,
  item: StaffItem,
  base: FormBase,
  formValues: FormValues,
  { takeMerged, setFailure, onSaved }: Options,
) {
  const { t } = useStaffTranslation();
  const isOwnChange = useIsOwnChange();
  const [fetchStored] = historyApi.useLazyGetStoredItemQuery();
  const [conflict, setConflict] = useState<FormConflict>();
  const [comparing, setComparing] = useState(false);
  const comparison = useMemo(
    () => conflict && comparing && compareFormValues(type, item, formValues, base, conflict.current),
    [conflict, comparing, type, item, formValues, base],
  );

  /** Says that there is a stored version to compare with. */
  const announce = (current: StaffItem) => {
    const found = { current, changedBy: current.updatedBy, changedAt: current.updatedAt, wasRefused: false };
    setConflict(found);
    setFailure({ kind: 'conflict', message: t(isOwnChange(found) ? 'compare.waitingSelf' : 'compare.waiting') });
  };

  return {
    conflict,
    comparison: comparison || undefined,
    setComparing,
    /** After a save: compares with the version that refused it, if any. */
    setRefusedBy: (found: WireConflict | undefined) => {
      setConflict(found && { ...found, wasRefused: true });
      setComparing(found !== undefined);
    },
    /** The form has an older autosave, which is compared at once. */
    compareAutosave: (current: StaffItem) => {
      announce(current);
      setComparing(true);
    },
    /** The item was saved elsewhere at a revision while somebody typed here. */
    announceRevision: async (revision: number) => {
      if (revision <= Math.max(base.revision, conflict?.current.revision ?? 0)) return;
      const { data } = await fetchStored({ type: type.name, id: item._id });
      if (data) announce(data);
    },
    /** Closes the comparison with both people's changes merged into the form, and returns the result. */
    merge: (choices: Choices) => {
      setComparing(false);
      if (!conflict || !comparison) return undefined;
      const merged = mergeFormValues(type, formValues, base, conflict.current, comparison, choices);
      const taken = takeMerged(merged);
      onSaved(conflict.current);
      if (merged.revision === conflict.current.revision) {
        setConflict(undefined);
        setFailure(undefined);
      }
      return { formValues: taken, revision: merged.revision };
    },
  };
}
