/** Finds translations whose English has changed since. */
import type { ContentType, ItemValues } from './define.ts';
import type { Localized } from './localized.ts';

const translations = ['so', 'ar'] as const;

/**
 * Returns the translations that are outdated after a change, as `<field>.<language>`: those that were not changed while
 * their English was, until they are rewritten or confirmed (`stillRight`). A missing text is not outdated.
 */
export function outdatedAfter(
  type: ContentType,
  before: { values: ItemValues; outdated: readonly string[] },
  after: ItemValues,
  stillRight: ReadonlySet<string> = new Set(),
): string[] {
  return Object.entries(type.fields).flatMap(([name, field]) => {
    if (field.kind !== 'text' || !field.localized) return [];
    const [was, is] = [before.values[name] as Localized | null, after[name] as Localized | null];
    return translations
      .filter((language) => {
        const key = `${name}.${language}`;
        if (!is || is.en === '' || is[language] === '' || is[language] !== was?.[language] || stillRight.has(key))
          return false;
        return before.outdated.includes(key) || (was.en !== '' && was.en !== is.en);
      })
      .map((language) => `${name}.${language}`);
  });
}
