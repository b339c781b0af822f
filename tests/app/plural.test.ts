/** Messages with a plural are split into whole sentences and joined again. */
import { setupI18n } from '@lingui/core';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { joinPlural, splitPlural } from '../../domain/site/plural.ts';
import { compileSiteText, flattenCatalogue, type CatalogueSource } from '../../locales/compile.ts';

it.each([
  ['{count, plural, one {{count} page} other {{count} pages}}', { one: '{count} page', other: '{count} pages' }],
  [
    'At most {max, plural, one {# letter} other {# letters}}, please.',
    { one: 'At most {max} letter, please.', other: 'At most {max} letters, please.' },
  ],
  ['{n,plural,=0{none}other{{n} of {total}}}', { '=0': 'none', other: '{n} of {total}' }],
])('splits the plural of %s', (message, forms) => expect(splitPlural(message)?.forms).toEqual(forms));

it.each([
  'No plural',
  'Page {page}',
  '{count, plural, one {open',
  '{count, plural, one {x}}',
  '{a, plural, other {x}} {b, plural, other {y}}',
])('does not split %s', (message) => expect(splitPlural(message)).toBeUndefined());

it.each(['en', 'so', 'ar'])('keeps every plural of the site in %s after splitting and joining', (language) => {
  const catalogue = flattenCatalogue(
    JSON.parse(readFileSync(`locales/${language}/site.json`, 'utf8')) as CatalogueSource,
  );
  const messages = Object.values(catalogue).filter((message) => message.includes(', plural,'));
  expect(messages.length).toBeGreaterThan(0);
  for (const message of messages) {
    const plural = splitPlural(message)!;
    const translator = setupI18n({
      locale: language,
      messages: { [language]: { before: compileSiteText(message), after: compileSiteText(joinPlural(plural)) } },
    });
    for (const number of [0, 1, 2, 3, 10, 11, 99, 100])
      expect(translator._('after', { [plural.argument]: number })).toBe(
        translator._('before', { [plural.argument]: number }),
      );
  }
});
