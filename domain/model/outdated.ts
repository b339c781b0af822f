/** Finds translations whose English has changed since. */
import { isLocalizedText } from '../fields/text.ts';
import { getText, type ContentType, type ItemValues } from './define.ts';
import { translationLanguages } from './localized.ts';

/**
 * Returns the translations that are outdated after a change, as `<field>.<language>`: those that were not changed while
 * their English was, until they are rewritten or confirmed (`confirmedTranslations`). A missing text is not outdated.
 */
export function findOutdatedAfter(
  type: ContentType,
  before: { values: ItemValues; outdated: readonly string[] },
  after: ItemValues,
  confirmedTranslations: ReadonlySet<string> = new Set(),
): string[] {
  return Object.entries(type.fields).flatMap(([name, field]) => {
    if (!isLocalizedText(field)) return [];
    const [textBefore, textAfter] = [getText(before.values, name), getText(after, name)];
    return translationLanguages
      .filter((language) => {
        const key = `${name}.${language}`;
        if (
          field.unneededIn?.includes(language) ||
          textAfter.en === '' ||
          textAfter[language] === '' ||
          textAfter[language] !== textBefore[language] ||
          confirmedTranslations.has(key)
        )
          return false;
        return before.outdated.includes(key) || (textBefore.en !== '' && textBefore.en !== textAfter.en);
      })
      .map((language) => `${name}.${language}`);
  });
}
