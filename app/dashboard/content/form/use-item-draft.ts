import { useCallback, useMemo, useState } from 'react';
import type { FieldProblem } from '../../../../domain/errors.ts';
import { applyInput, emptyValues, type Applied, type ItemInput } from '../../../../domain/model/apply-input.ts';
import type { ContentType, ItemValues } from '../../../../domain/model/define.ts';
import { draftOf, storedFileOf, type DraftProblems, type FileDraft, type ItemDraft } from '../../data/item-draft.ts';
import type { StaffItem } from '../../data/shapes.ts';

const anyDay = '2000-01-01';
const anyFile = 'a file';

/** What stands in the form, judged at every change by the code that judges it on the server (specification 5). */
export function useItemDraft(type: ContentType, item: StaffItem) {
  const [start, setStart] = useState(() => draftOf(type, item, new Date()));
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<DraftProblems>({});
  const applied = useMemo(() => judge(type, item, draft), [type, item, draft]);

  const settleProblem = useCallback((key: string) => {
    setProblems((known) => (key in known ? Object.fromEntries(Object.entries(known).filter(([name]) => name !== key)) : known));
  }, []);
  const setText = useCallback(
    (key: string, text: string) => {
      setDraft((known) => ({ ...known, texts: settleTexts(type, { ...known.texts, [key]: text }) }));
      settleProblem(key);
      // A text that is required in any language is there once it is in one of them; a status may ask for other dates.
      settleProblem(key.split('.')[0]!);
      if (type.fields[key]?.kind === 'choice') for (const name of datesOf(type)) settleProblem(name);
    },
    [type, settleProblem],
  );
  const setFile = useCallback(
    (name: string, change: Partial<FileDraft>) => {
      setDraft((known) => ({ ...known, files: { ...known.files, [name]: { ...known.files[name]!, ...change } } }));
      settleProblem(name);
    },
    [settleProblem],
  );
  const refuse = useCallback((name: string, problem: FieldProblem) => setProblems((known) => ({ ...known, [name]: problem })), []);

  return {
    draft,
    setText,
    setFile,
    refuse,
    problems,
    setProblems,
    applied,
    dirty: isDirty(start, draft),
    /** Shows what is stored now. */
    reset: (saved: StaffItem) => {
      const stored = draftOf(type, saved, new Date());
      setStart(stored);
      setDraft(stored);
      setProblems({});
    },
    isRequired: (name: string) => (type.fields[name]!.required ?? false) || type.check?.({ ...applied.values, [name]: null })[name]?.key === 'required',
    isCleared: (name: string) => type.settle?.({ ...applied.values, [name]: anyDay })[name] === null,
  };
}

/** The values as they would be stored, with what is wrong. A file that is there or chosen fills its field. */
function judge(type: ContentType, item: StaffItem, draft: ItemDraft): Applied {
  const files: Record<string, string | null> = {};
  for (const [name, { chosen, picked, removed }] of Object.entries(draft.files)) {
    files[name] = chosen || picked || (!removed && storedFileOf(type, item, name)) ? anyFile : null;
  }
  const current: ItemValues = { ...emptyValues(type), ...files };
  return applyInput(type, current, draft.texts);
}

/** Empties what the values of other fields clear (specification 4: a status clears dates). */
function settleTexts(type: ContentType, texts: ItemInput): ItemInput {
  if (!type.settle) return texts;
  const { values, problems } = applyInput(type, emptyValues(type), texts);
  const cleared = datesOf(type).filter((name) => texts[name] !== '' && values[name] === null && !problems[name]);
  return cleared.length === 0 ? texts : { ...texts, ...Object.fromEntries(cleared.map((name) => [name, ''])) };
}

function datesOf(type: ContentType): string[] {
  return Object.keys(type.fields).filter((name) => type.fields[name]!.kind === 'date');
}

function isDirty(start: ItemDraft, draft: ItemDraft): boolean {
  const texts = Object.keys(draft.texts).some((key) => draft.texts[key] !== start.texts[key]);
  const files = Object.entries(draft.files).some(([name, file]) => {
    const { alt } = start.files[name]!;
    return file.chosen !== undefined || file.picked !== undefined || file.removed || file.alt.en !== alt.en || file.alt.so !== alt.so || file.alt.ar !== alt.ar;
  });
  return texts || files;
}
