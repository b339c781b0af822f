import { useDeferredValue, useMemo } from 'react';
import type { ContentType, ItemValues } from '../../../../../domain/model/define.ts';
import type { FlatFormValues } from '../../../data/form-values.ts';
import { findReaderProblems, type ReaderProblem } from './find-reader-problems.ts';

/** By the values of the form: the list and the line in the bar show the same. */
const found = new WeakMap<FlatFormValues, readonly ReaderProblem[]>();

/** Returns what would hurt readers of an item as it stands in its form. Typing does not wait for it. */
export function useReaderProblems(
  type: ContentType,
  form: FlatFormValues,
  values: ItemValues,
): readonly ReaderProblem[] {
  const latest = useDeferredValue(useMemo(() => ({ form, values }), [form, values]));
  return useMemo(() => {
    const problems = found.get(latest.form) ?? findReaderProblems(type, latest.form, latest.values);
    found.set(latest.form, problems);
    return problems;
  }, [type, latest]);
}
