import type { ContentType } from '../../../../domain/model/define.ts';
import { compareChanges } from '../../../../domain/model/merge.ts';
import { draftFrom, draftOf, valuesOf, type FormValues, type ItemDraft } from '../../data/item-draft.ts';
import type { StaffItem } from '../../data/shapes.ts';
import type { FormBase } from './use-item-draft.ts';

/** Whose value is kept of a field that two people changed; by the keys of `FormValues`. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** A form beside what somebody else has saved since it was opened: whose changes are whose. */
export type Comparison = {
  mine: string[];
  theirs: string[];
  both: string[];
  values: { mine: FormValues; theirs: FormValues; base: FormValues };
};

/** What the form holds once both are put together, and what it is compared with from then on. */
export type Merged = { draft: ItemDraft; base: FormValues; revision: number };

/** The picture that a description is of: `image` for `image.alt.so`. */
export function pictureDescribedBy(key: string): string | undefined {
  return /^(\w+)\.alt(?:\.\w+)?$/.exec(key)?.[1];
}

export function compareDrafts(
  type: ContentType,
  item: StaffItem,
  draft: ItemDraft,
  base: FormBase,
  current: StaffItem,
): Comparison {
  const values = {
    mine: valuesOf(type, item, draft),
    theirs: valuesOf(type, current, draftOf(type, current, base.openedAt)),
    base: base.values,
  };
  return { ...compareChanges(values, pictureDescribedBy), values };
}

/**
 * Puts both together: what only one person changed is taken, what both changed is as chosen. What nobody has chosen yet
 * stays as it was typed, and the form at its old revision, so that the next save asks again.
 */
export function mergeDrafts(
  type: ContentType,
  draft: ItemDraft,
  base: FormBase,
  current: StaffItem,
  { both, theirs: onlyTheirs, values }: Comparison,
  choices: Choices,
): Merged {
  const clashes = new Set(both);
  /** A description goes where its picture goes, unless it is to be chosen itself. */
  const decisive = (key: string) => (clashes.has(key) ? key : (pictureDescribedBy(key) ?? key));
  const isOpen = (key: string) => clashes.has(decisive(key)) && choices[decisive(key)] === undefined;
  const isTheirs = (key: string) =>
    clashes.has(decisive(key)) ? choices[decisive(key)] === 'theirs' : onlyTheirs.includes(key);

  const keys = Object.keys(values.mine);
  const merged = Object.fromEntries(keys.map((key) => [key, values[isTheirs(key) ? 'theirs' : 'mine'][key] ?? '']));
  const nextBase = Object.fromEntries(keys.map((key) => [key, values[isOpen(key) ? 'base' : 'theirs'][key] ?? '']));
  // Who found a translation right had read it beside the English of then.
  const stillRight = draft.stillRight.filter(
    (key) => values.theirs[key.split('.')[0]!] === values.base[key.split('.')[0]!],
  );
  return {
    draft: draftFrom(type, current, merged, { ...draft, stillRight }),
    base: nextBase,
    revision: keys.some(isOpen) ? base.revision : current.revision,
  };
}
