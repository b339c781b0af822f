import { normalizeText } from '../text/normalize.ts';

/** Compares changes that two people made at the same time to the same values. */

/**
 * The values that changed since `base`: on one side only, or on both and differently. Equal changes of both sides are
 * in none.
 */
export type Compared = { mine: string[]; theirs: string[]; both: string[] };

type Sides<V> = Readonly<Record<'base' | 'mine' | 'theirs', Readonly<Record<string, V>>>>;

/**
 * Compares two changed sets of values with their common base. `describedBy` returns the value that another one
 * describes, as an alternative text describes a picture: where one person changed the picture and the other its text,
 * they may not match any more, so the text is in `both`.
 */
export function compareChanges<V>(
  sides: Sides<V>,
  describedBy: (key: string) => string | undefined = () => undefined,
): Compared {
  const { base, mine, theirs } = sides;
  const compared: Compared = { mine: [], theirs: [], both: [] };
  const changed = (side: Readonly<Record<string, V>>, key: string) => !isSame(side[key], base[key]);
  const clash = (key: string) => changed(mine, key) && changed(theirs, key) && !isSame(mine[key], theirs[key]);

  for (const key of Object.keys({ ...base, ...mine, ...theirs })) {
    if (isSame(mine[key], theirs[key])) continue;
    const subject = describedBy(key);
    // A description is decided together with its value.
    if (subject !== undefined && clash(subject)) continue;
    const crosses =
      subject !== undefined &&
      ((changed(mine, subject) && changed(theirs, key)) || (changed(theirs, subject) && changed(mine, key)));
    const side = clash(key) || crosses ? 'both' : changed(mine, key) ? 'mine' : 'theirs';
    compared[side].push(key);
  }
  return compared;
}

/** Texts that would be stored alike are the same: surrounding space and line ends do not matter. */
function isSame(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' ? asStored(one) === asStored(other) : one === other;
}

const asStored = (text: string) => normalizeText(text.replace(/\r\n?/g, '\n'), 'NFC').trim();
