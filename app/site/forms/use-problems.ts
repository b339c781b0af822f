import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FieldProblem, FieldProblems } from '../../../domain/errors.ts';
import { useSpeech } from '../../i18n/language.ts';

/** The problems of a form's fields, kept as keys so that they follow the language. */
export function useProblems(initial: FieldProblems) {
  const { t } = useSpeech();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(initial);

  /** What is wrong with a field, in words. */
  const problemOf = (name: string): string | undefined => {
    const problem: FieldProblem | undefined = problems[name];
    if (!problem) return undefined;
    if (problem.key === 'tooLong') return t('contact.tooLong', { max: problem.max });
    if (problem.key === 'invalidEmail') return t('contact.invalidEmail');
    return problem.key === 'invalid' ? t('donate.amountNumeric') : t('contact.required');
  };

  /** Marks the wrong fields and leads to the first of them. */
  const showProblems = (found: FieldProblems) => {
    // The words must stand before the focus comes, so that they are read out with the field.
    flushSync(() => setProblems(found));
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLElement && (field.getAttribute('name') ?? '') in found) return field.focus();
    }
  };

  /** A field that is being mended is no longer marked. */
  const forgetProblem = (event: FormEvent<HTMLFormElement>) => {
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    if (name === null || !(name in problems)) return;
    const { [name]: _mended, ...others } = problems;
    setProblems(others);
  };

  return { form, problemOf, showProblems, forgetProblem };
}
