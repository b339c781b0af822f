import { useCallback, useMemo, useState } from 'react';
import type { FieldProblem } from '../../../../domain/errors.ts';
import { applyInput, createEmptyValues, type Applied } from '../../../../domain/model/apply-input.ts';
import type { ContentType, ItemValues } from '../../../../domain/model/define.ts';
import { findOutdatedAfter } from '../../../../domain/model/outdated.ts';
import {
  clearDependentDates,
  getDateFields,
  unflattenFormValues,
  createFormValues,
  findOutdatedLanguages,
  getStoredFile,
  flattenFormValues,
  type FormProblems,
  type FileValue,
  type FlatFormValues,
  type FormValues,
} from '../../data/form-values.ts';
import type { StaffItem } from '../../data/api-types.ts';
import type { LocalAutosave } from '../../data/local-autosave.ts';
import type { Merged } from './merge/merge-form-values.ts';

const anyDay = '2000-01-01';
const anyFile = 'a file';

/** The values that a form opened with, against which the user's and other people's changes are compared. */
export type FormBase = { revision: number; values: FlatFormValues; openedAt: Date };

/** The form's current values, validated at every change by the same code as on the server (specification 5). */
export function useFormValues(type: ContentType, item: StaffItem) {
  const [base, setBase] = useState(() => baseOf(type, item, new Date()));
  const [typed, setTyped] = useState(() => createFormValues(type, item, base.openedAt));
  // Dates that the status clears stay in `typed`: a status chosen by mistake must not lose them.
  const formValues = useMemo(() => ({ ...typed, texts: clearDependentDates(type, typed.texts) }), [type, typed]);
  const [problems, setProblems] = useState<FormProblems>({});
  const applied = useMemo(() => validateForm(type, item, formValues), [type, item, formValues]);
  const stored = useMemo(
    () => ({
      values: validateForm(type, item, createFormValues(type, item, base.openedAt)).values,
      outdated: findOutdatedLanguages(type, item),
    }),
    [type, item, base.openedAt],
  );
  const outdated = useMemo(
    () => new Set(findOutdatedAfter(type, stored, applied.values)),
    [type, stored, applied.values],
  );
  const confirmedTranslations = useMemo(
    () => new Set(formValues.confirmedTranslations.filter((key) => outdated.has(key))),
    [formValues.confirmedTranslations, outdated],
  );

  const clearProblem = useCallback((key: string) => {
    setProblems((known) =>
      key in known ? Object.fromEntries(Object.entries(known).filter(([name]) => name !== key)) : known,
    );
  }, []);
  const setText = useCallback(
    (key: string, text: string) => {
      setTyped((known) => ({ ...known, texts: { ...known.texts, [key]: text } }));
      clearProblem(key);
      // A required text is present once it exists in any language; a status may require other dates.
      clearProblem(key.split('.')[0]!);
      if (type.fields[key]?.kind === 'choice') for (const name of getDateFields(type)) clearProblem(name);
    },
    [type, clearProblem],
  );
  const setFile = useCallback(
    (name: string, change: Partial<FileValue>) => {
      setTyped((known) => ({ ...known, files: { ...known.files, [name]: { ...known.files[name]!, ...change } } }));
      clearProblem(name);
    },
    [clearProblem],
  );
  const setConfirmedTranslation = useCallback((key: string, isConfirmed: boolean) => {
    setTyped((known) => ({
      ...known,
      confirmedTranslations: [
        ...known.confirmedTranslations.filter((other) => other !== key),
        ...(isConfirmed ? [key] : []),
      ],
    }));
  }, []);
  const refuse = useCallback(
    (name: string, problem: FieldProblem) => setProblems((known) => ({ ...known, [name]: problem })),
    [],
  );

  return {
    base,
    formValues,
    setText,
    setFile,
    setConfirmedTranslation,
    refuse,
    problems,
    setProblems,
    applied,
    outdated,
    confirmedTranslations,
    isDirty: confirmedTranslations.size > 0 || hasChanges(base.values, flattenFormValues(type, item, formValues)),
    /** Shows the stored values, and returns them. */
    reset: (saved: StaffItem): FormValues => {
      const next = baseOf(type, saved, new Date());
      const shown = createFormValues(type, saved, next.openedAt);
      setBase(next);
      setTyped(shown);
      setProblems({});
      return shown;
    },
    /**
     * Shows the form as it was before a save that has been undone: `before` was sent, and `shown` after it. What was
     * typed since remains.
     */
    undoReset: (restored: StaffItem, before: FormValues, shown: FormValues) => {
      setBase(baseOf(type, restored, new Date()));
      setTyped((known) => withTypedSince(before, shown, known));
      setProblems({});
    },
    /** Shows the texts of an autosave, compared with what the form was opened with at that time. */
    takeAutosave: ({ revision, typed: copied, base: before }: LocalAutosave) => {
      const ofForm = (texts: LocalAutosave['typed']) =>
        Object.fromEntries(Object.entries(texts).filter(([key]) => key in base.values));
      setBase((known) => ({ ...known, revision, values: { ...known.values, ...ofForm(before) } }));
      setTyped((known) =>
        unflattenFormValues(type, item, { ...flattenFormValues(type, item, known), ...ofForm(copied) }, known),
      );
      setProblems({});
    },
    /** Shows the merged changes of two people; returns the form's new values. */
    takeMerged: (merged: Merged): FormValues => {
      setBase((known) => ({ ...known, revision: merged.revision, values: merged.base }));
      setTyped(merged.formValues);
      setProblems({});
      return { ...merged.formValues, texts: clearDependentDates(type, merged.formValues.texts) };
    },
    isRequired: (name: string) =>
      (type.fields[name]!.required ?? false) ||
      type.check?.({ ...applied.values, [name]: null })[name]?.key === 'required',
    isCleared: (name: string) => type.adjust?.({ ...applied.values, [name]: anyDay })[name] === null,
  };
}

function baseOf(type: ContentType, item: StaffItem, openedAt: Date): FormBase {
  return {
    revision: item.revision,
    values: flattenFormValues(type, item, createFormValues(type, item, openedAt)),
    openedAt,
  };
}

/** Returns the values as they would be stored, with the problems. A stored or chosen file fills its field. */
function validateForm(type: ContentType, item: StaffItem, formValues: FormValues): Applied {
  const files: Record<string, string | null> = {};
  for (const [name, { chosen, libraryPicture, removed }] of Object.entries(formValues.files)) {
    files[name] = chosen || libraryPicture || (!removed && getStoredFile(type, item, name)) ? anyFile : null;
  }
  const current: ItemValues = { ...createEmptyValues(type), ...files };
  return applyInput(type, current, formValues.texts);
}

function withTypedSince(before: FormValues, shown: FormValues, now: FormValues): FormValues {
  const pick = <V>(
    kept: Readonly<Record<string, V>>,
    then: Readonly<Record<string, V>>,
    current: Readonly<Record<string, V>>,
  ) =>
    Object.fromEntries(Object.keys(current).map((key) => [key, (current[key] === then[key] ? kept : current)[key]!]));
  return {
    texts: pick(before.texts, shown.texts, now.texts),
    files: pick(before.files, shown.files, now.files),
    confirmedTranslations: (now.confirmedTranslations === shown.confirmedTranslations ? before : now)
      .confirmedTranslations,
  };
}

function hasChanges(start: FlatFormValues, now: FlatFormValues): boolean {
  return Object.keys(now).some((key) => now[key] !== start[key]);
}
