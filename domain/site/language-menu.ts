import type { Language, Localized } from '../model/localized.ts';

/**
 * What the language menu shows: flags with the names that the specification gives (2), flags with the name of each
 * language in itself, or these names alone.
 */
export const languageMenus = ['flags', 'flags-and-names', 'names'] as const;
export type LanguageMenuKind = (typeof languageMenus)[number];

/** Each in its own language, for people who read no other. */
export const ownNames: Localized = { en: 'English', so: 'Soomaali', ar: 'العربية' };
const specifiedNames: Localized = { ...ownNames, so: 'Somali' };

const ownLetters: Localized = { en: 'EN', so: 'SO', ar: 'ع' };

/**
 * An entry of the language menu: its label, the file name in /flags without the extension, or where there is no flag
 * the letters that stand for the label where it has no room.
 */
export type LanguageEntry = { label: string; flag: string | undefined; letters: string | undefined };

/**
 * Returns the entries of the language menu. `flags` are file names in /flags, or `none` for the letters of the
 * language.
 */
export function createLanguageEntries(
  kind: LanguageMenuKind,
  flags: Record<Language, string>,
): Localized<LanguageEntry> {
  const names = kind === 'flags' ? specifiedNames : ownNames;
  const createEntry = (language: Language): LanguageEntry => {
    const flag = flags[language] === 'none' ? `letters-${language}` : flags[language];
    const shown = kind === 'names' ? { flag: undefined, letters: ownLetters[language] } : { flag, letters: undefined };
    return { label: names[language], ...shown };
  };
  return { en: createEntry('en'), so: createEntry('so'), ar: createEntry('ar') };
}
