import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * What is wrong with the fields of a form, by their names; in words, or as something that words are made of.
 * `isMendedBy` tells whether a problem of one field is also mended in another one.
 */
export function useFieldProblems<P>(
  initial: Record<string, P> = {},
  isMendedBy: (problem: P, name: string) => boolean = () => false,
) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Record<string, P>>(initial);

  /** Marks the wrong fields and leads to the first of them. */
  const showProblems = (found: Record<string, P>) => {
    // The words must stand before the focus comes, so that they are read out with the field.
    flushSync(() => setProblems(found));
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLElement && (field.getAttribute('name') ?? '') in found) return field.focus();
    }
  };

  /** A field that is being mended is no longer marked. */
  const forgetProblem = (event: FormEvent<HTMLFormElement>) => {
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    if (name === null) return;
    const left = Object.entries(problems).filter(([field, problem]) => field !== name && !isMendedBy(problem, name));
    if (left.length < Object.keys(problems).length) setProblems(Object.fromEntries(left));
  };

  return { form, problems, showProblems, forgetProblem };
}
