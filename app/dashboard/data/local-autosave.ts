/** Autosaves in this browser, of what is typed into the dashboard's forms (decision 035). */
import { day } from '../../../domain/durations.ts';
import { readUserInfo } from '../../session.ts';
import { readStoredJson } from '../../stored-json.ts';
import { autosaveKeys, autosavePrefix } from '../../autosave-keys.ts';

/** The texts of a form that differ from those it was opened with, by their keys in the form. */
export type LocalAutosave = {
  /** When it was last typed, in ISO 8601. */
  at: string;
  /** The revision of the item that the form was opened with. */
  revision: number;
  typed: Readonly<Record<string, string>>;
  /** What the form was opened with, for the keys of `typed`. */
  base: Readonly<Record<string, string>>;
  /** Whether a file was chosen, which is not stored. */
  hadFile: boolean;
};

export type StoredAutosave = LocalAutosave & { key: string };

/** Of all autosaves together; browsers store two bytes for each letter. */
const maxLetters = 1_000_000;
const maxAge = 14 * day;

/** Returns a new key for the autosave of a form; two tabs with the same form have two. */
export const newAutosaveKey = (userId: string, form: string): string =>
  `${autosavePrefix(userId)}${form}:${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** Returns the part of an autosave's key that names the open form. */
export const getFormKey = (key: string): string => key.slice(key.lastIndexOf(':') + 1);

/** Returns the autosaves of a form, the newest first; removes what is too old. */
export function listAutosaves(userId: string, form: string): StoredAutosave[] {
  prune();
  return readAll().filter(({ key }) => key.startsWith(`${autosavePrefix(userId)}${form}:`));
}

/**
 * Stores an autosave, unless its person has signed out meanwhile; drops the oldest ones where there are too many.
 * Returns whether it is stored.
 */
export function storeAutosave(userId: string, key: string, autosave: LocalAutosave): boolean {
  try {
    if (readUserInfo()?._id !== userId) return false;
    localStorage.setItem(key, JSON.stringify(autosave));
    // Reading all autosaves takes too long for every second of typing.
    if (autosaveKeys().reduce((sum, one) => sum + lettersOf(one), 0) > maxLetters) prune();
    return true;
  } catch {
    // A browser may refuse storage; then a reload loses what was typed.
    return false;
  }
}

export function removeAutosave(key: string): void {
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
    if (now - Date.parse(at) > maxAge || letters > maxLetters) removeAutosave(key);
  }
}

/** Returns everybody's autosaves, the newest first. */
function readAll(): StoredAutosave[] {
  try {
    return autosaveKeys()
      .flatMap((key) => {
        const autosave = readStoredJson<LocalAutosave>('localStorage', key, 'typed');
        if (autosave && !Number.isNaN(Date.parse(autosave.at))) return [{ ...autosave, key }];
        removeAutosave(key);
        return [];
      })
      .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  } catch {
    return [];
  }
}
