import { normalizeText } from './normalize.ts';

/** What became of something that two people changed at the same time, starting from the same. */

/**
 * Which values changed since `base`: only on one side, or on both and not alike. What both changed alike is settled.
 */
export type Compared = { mine: string[]; theirs: string[]; both: string[] };

type Sides<V> = Readonly<Record<'base' | 'mine' | 'theirs', Readonly<Record<string, V>>>>;

/**
 * Compares two changed sets of values with the one that both started from. `describedBy` names the value that another
 * one is about, as a picture is for its description: once one person changed a picture and the other its description,
 * the two no longer fit together, and the description is for a person to choose.
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
    // What describes a value goes where that value goes.
    if (subject !== undefined && clash(subject)) continue;
    const crosses =
      subject !== undefined &&
      ((changed(mine, subject) && changed(theirs, key)) || (changed(theirs, subject) && changed(mine, key)));
    const side = clash(key) || crosses ? 'both' : changed(mine, key) ? 'mine' : 'theirs';
    compared[side].push(key);
  }
  return compared;
}

/** Texts that are stored alike are the same: space around them and the way in which lines end do not count. */
function isSame(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' ? asStored(one) === asStored(other) : one === other;
}

const asStored = (text: string) => normalizeText(text.replace(/\r\n?/g, '\n'), 'NFC').trim();
