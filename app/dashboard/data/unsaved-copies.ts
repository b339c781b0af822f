/** Copies of what is typed into the dashboard's forms, in this browser (decision 035). */
import { readUserInfo } from '../../session.ts';
import { readStoredJson } from '../../stored-json.ts';
import { unsavedKeys, unsavedPrefix } from '../../unsaved-texts.ts';

/** The texts of a form that differ from those it was opened with, by their keys in the form. */
export type UnsavedCopy = {
  /** When it was last typed, in ISO 8601. */
  at: string;
  /** The revision of the item that the form was opened with. */
  revision: number;
  typed: Readonly<Record<string, string>>;
  /** What the form was opened with, for the keys of `typed`. */
  base: Readonly<Record<string, string>>;
  /** Whether a file was chosen, which is not kept. */
  hadFile: boolean;
};

export type StoredCopy = UnsavedCopy & { key: string };

/** Of all copies together; browsers store two bytes for each letter. */
const maxLetters = 1_000_000;
const maxAge = 14 * 24 * 60 * 60_000;

/** Returns a new key for the copy of a form; two tabs with the same form have two. */
export const newCopyKey = (userId: string, form: string): string =>
  `${unsavedPrefix(userId)}${form}:${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** Returns the part of a copy's key that names the open form. */
export const formKeyOf = (key: string): string => key.slice(key.lastIndexOf(':') + 1);

/** Returns the copies of a form, the newest first; removes what is too old. */
export function listCopies(userId: string, form: string): StoredCopy[] {
  prune();
  return readAll().filter(({ key }) => key.startsWith(`${unsavedPrefix(userId)}${form}:`));
}

/**
 * Stores a copy, unless its person has signed out meanwhile; drops the oldest ones where there are too many. Returns
 * whether it is stored.
 */
export function storeCopy(userId: string, key: string, copy: UnsavedCopy): boolean {
  try {
    if (readUserInfo()?._id !== userId) return false;
    localStorage.setItem(key, JSON.stringify(copy));
    // Reading all copies takes too long for every second of typing.
    if (unsavedKeys().reduce((sum, one) => sum + lettersOf(one), 0) > maxLetters) prune();
    return true;
  } catch {
    // A browser may refuse storage; then a reload loses what was typed.
    return false;
  }
}

export function removeCopy(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser may refuse storage.
  }
}

const lettersOf = (key: string) => key.length + (localStorage.getItem(key) ?? '').length;

function prune(): void {
  const now = Date.now();
  let letters = 0;
  for (const { key, at } of readAll()) {
    letters += lettersOf(key);
    if (now - Date.parse(at) > maxAge || letters > maxLetters) removeCopy(key);
  }
}

/** Returns everybody's copies, the newest first. */
function readAll(): StoredCopy[] {
  try {
    return unsavedKeys()
      .flatMap((key) => {
        const copy = readStoredJson<UnsavedCopy>('localStorage', key, 'typed');
        if (copy && !Number.isNaN(Date.parse(copy.at))) return [{ ...copy, key }];
        removeCopy(key);
        return [];
      })
      .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  } catch {
    return [];
  }
}
