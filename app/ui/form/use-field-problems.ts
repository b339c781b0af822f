import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * The problems of a form's fields by name, as texts or as data for texts. `isClearedBy` returns whether a change to the
 * named field also clears a problem of another field.
 */
export function useFieldProblems<P>(
  initial: Record<string, P> = {},
  isClearedBy: (problem: P, name: string) => boolean = () => false,
) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Record<string, P>>(initial);

  /** Marks the invalid fields and focuses the first one. */
  const showProblems = (found: Record<string, P>) => {
    // Render the problem before focusing, so that it is read out with the field.
    flushSync(() => setProblems(found));
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLElement && (field.getAttribute('name') ?? '') in found) return field.focus();
    }
  };

  /** Clears the problem of a field that is being changed. */
  const clearProblem = (event: FormEvent<HTMLFormElement>) => {
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    if (name === null) return;
    const left = Object.entries(problems).filter(([field, problem]) => field !== name && !isClearedBy(problem, name));
    if (left.length < Object.keys(problems).length) setProblems(Object.fromEntries(left));
  };

  return { form, problems, showProblems, clearProblem };
}
