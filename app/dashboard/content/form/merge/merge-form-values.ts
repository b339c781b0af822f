import type { ContentType } from '../../../../../domain/model/define.ts';
import { compareChanges } from '../../../../../domain/model/compare-changes.ts';
import {
  clearDependentDates,
  unflattenFormValues,
  createFormValues,
  flattenFormValues,
  type FlatFormValues,
  type FormValues,
} from '../../../data/form-values.ts';
import type { StaffItem } from '../../../data/api-types.ts';
import type { FormBase } from '../use-form-values.ts';

/** Whose value to use for each field that two people changed; by the keys of `FormValues`. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** A form compared with what someone else saved since it was opened: the keys that each of them changed. */
export type Comparison = {
  mine: string[];
  theirs: string[];
  both: string[];
  values: { mine: FlatFormValues; theirs: FlatFormValues; base: FlatFormValues };
};

/** The form's values after merging, and the values that it is compared with from then on. */
export type Merged = { formValues: FormValues; base: FlatFormValues; revision: number };

/** Returns the picture field that a description belongs to: `image` for `image.alt.so`. */
export function findDescribedPicture(key: string): string | undefined {
  return /^(\w+)\.alt(?:\.\w+)?$/.exec(key)?.[1];
}

export function compareFormValues(
  type: ContentType,
  item: StaffItem,
  formValues: FormValues,
  base: FormBase,
  current: StaffItem,
): Comparison {
  const values = {
    mine: flattenFormValues(type, item, formValues),
    theirs: flattenFormValues(type, current, createFormValues(type, current, base.openedAt)),
    base: base.values,
  };
  const compared = compareChanges(values, findDescribedPicture);
  const clearing = clearingChoices(type, values, compared);
  return {
    ...compared,
    theirs: compared.theirs.filter((key) => !clearing.includes(key)),
    both: [...compared.both, ...clearing],
    values,
  };
}

/**
 * Returns the choices that only the other person changed, if they clear a date that I typed: taken without asking, the
 * date would be lost.
 */
function clearingChoices(
  type: ContentType,
  { mine, theirs }: Comparison['values'],
  changed: Pick<Comparison, 'mine' | 'theirs' | 'both'>,
): string[] {
  const choices = changed.theirs.filter((key) => type.fields[key]?.kind === 'choice');
  const texts = Object.fromEntries(
    Object.keys(type.fields).map((name) => [name, String((choices.includes(name) ? theirs : mine)[name] ?? '')]),
  );
  const cleared = clearDependentDates(type, texts);
  const isLost = [...changed.mine, ...changed.both].some((key) => texts[key] && cleared[key] === '');
  return isLost ? choices : [];
}

/**
 * Merges both versions: fields that only one person changed are taken, fields that both changed are as chosen. Fields
 * without a choice remain as typed, and the form at its old revision, so that the next save reports the conflict again.
 */
export function mergeFormValues(
  type: ContentType,
  formValues: FormValues,
  base: FormBase,
  current: StaffItem,
  { both, theirs: onlyTheirs, values }: Comparison,
  choices: Choices,
): Merged {
  const conflicts = new Set(both);
  /** A description comes with its picture, unless it has its own choice. */
  const choiceKey = (key: string) => (conflicts.has(key) ? key : (findDescribedPicture(key) ?? key));
  const isUndecided = (key: string) => conflicts.has(choiceKey(key)) && choices[choiceKey(key)] === undefined;
  const isTheirs = (key: string) =>
    conflicts.has(choiceKey(key)) ? choices[choiceKey(key)] === 'theirs' : onlyTheirs.includes(key);

  const keys = Object.keys(values.mine);
  const merged = Object.fromEntries(keys.map((key) => [key, values[isTheirs(key) ? 'theirs' : 'mine'][key] ?? '']));
  const nextBase = Object.fromEntries(
    keys.map((key) => [key, values[isUndecided(key) ? 'base' : 'theirs'][key] ?? '']),
  );
  // A translation was confirmed against the English text of that time.
  const confirmedTranslations = formValues.confirmedTranslations.filter(
    (key) => values.theirs[key.split('.')[0]!] === values.base[key.split('.')[0]!],
  );
  return {
    formValues: unflattenFormValues(type, current, merged, { ...formValues, confirmedTranslations }),
    base: nextBase,
    revision: keys.some(isUndecided) ? base.revision : current.revision,
  };
}
