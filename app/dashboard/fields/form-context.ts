import { createContext, useContext } from 'react';
import type { FieldProblem } from '../../../domain/errors.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import type { Scope } from '../../../domain/people/permissions.ts';
import type { Language } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { FileValue, FormValues } from '../data/form-values.ts';
import type { WireFile, StaffItem } from '../data/api-types.ts';
import { translateProblem } from '../parts/translate-problem.ts';

/** What a field of an edit form can read and do. */
export type FormAccess = {
  type: ContentType;
  /** What the person may change. */
  scope: Scope;
  /** The stored item. */
  item: StaffItem;
  formValues: FormValues;
  setText: (key: string, text: string) => void;
  setFile: (name: string, change: Partial<FileValue>) => void;
  /** Reports a file that is refused before it is sent. */
  refuse: (name: string, problem: FieldProblem) => void;
  problems: Readonly<Record<string, FieldProblem | string>>;
  storedFile: (name: string) => WireFile | undefined;
  /** Whether the field's declaration or the check of the type requires it, given the form's current values. */
  isRequired: (name: string) => boolean;
  /** Whether the value of another field clears this one, so that it is disabled. */
  isCleared: (name: string) => boolean;
  /**
   * Translations whose English has changed since they were written, such as `title.so`; by the form's current values.
   */
  outdated: ReadonlySet<string>;
  /** Those of `outdated` that the user confirmed as still correct. */
  confirmedTranslations: ReadonlySet<string>;
  setConfirmedTranslation: (key: string, isConfirmed: boolean) => void;
  /** The languages whose texts are shown: one, or all side by side. */
  shown: readonly Language[];
};

const Form = createContext<FormAccess | undefined>(undefined);
export const FormProvider = Form.Provider;

export function useForm(): FormAccess {
  const form = useContext(Form);
  if (!form) throw new Error('A field stands outside of a form.');
  return form;
}

/** Returns the problem of a field as text. */
export function useProblem(key: string): string | undefined {
  const { problems } = useForm();
  const { t } = useStaffTranslation();
  const problem = problems[key];
  return problem === undefined || typeof problem === 'string' ? problem : translateProblem(problem, t);
}

/** Returns the id of a field's control, by which the form finds it. */
export function controlId(key: string): string {
  return `field-${key.replaceAll('.', '-')}`;
}
