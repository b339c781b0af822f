import { localizedFields, publicAddress, titleOf, type ContentType, type Item } from '../../domain/model/define.ts';
import { readIn, type Language, type Localized } from '../../domain/model/localized.ts';
import type { WordMatcher } from '../../domain/search/lookups.ts';
import { plainShownText } from '../../domain/search/plain-shown-text.ts';
import { makeSnippet, markWords, type SnippetPart } from '../../domain/search/snippet.ts';
import type { SearchedPage } from './search-pages.ts';

/** The name of a content type that visitors find; 'page' for the fixed pages. */
export type SearchKind = string;

/**
 * What was found. `path` is its page, or the list that has it; `language` is that of the shown title and snippet;
 * `date` is an ISO 8601 time.
 */
export type SearchHit = {
  kind: SearchKind;
  id: string;
  path: string;
  title: SnippetPart[];
  snippet: SnippetPart[];
  language: Language;
  date?: string;
};

/** The kind of the fixed pages. */
export const pageKind: SearchKind = 'page';

/** Returns an item as a result, in the language of the page where it has one. */
export function hitOfItem(
  type: ContentType,
  { id, values }: Item,
  matchers: readonly WordMatcher[],
  language: Language,
): SearchHit {
  const { text, lang } = readIn(titleOf(type, values), language);
  const date = type.publicationField && values[type.publicationField];
  return {
    kind: type.name,
    id,
    path: publicAddress(type, id),
    title: markWords(text, matchers),
    snippet: makeSnippet(textsOf(type, values, lang), matchers),
    language: lang,
    ...(typeof date === 'string' ? { date } : {}),
  };
}

/** The texts besides the title, the short ones first; long ones are read only when they are needed. */
function* textsOf(type: ContentType, values: Item['values'], lang: Language): Generator<string> {
  const written = (isLong: boolean) =>
    localizedFields(type).flatMap(([name, { format }]) => {
      const isWanted = (format === 'markdown') === isLong && name !== type.titleField;
      return isWanted ? [((values[name] ?? {}) as Partial<Localized>)[lang] ?? ''] : [];
    });
  yield* written(false);
  for (const text of written(true)) yield plainShownText({ text, lang });
}

/** Returns a fixed page as a result. */
export function hitOfPage(page: SearchedPage, matchers: readonly WordMatcher[], language: Language): SearchHit {
  const { text, lang } = readIn(page.title, language);
  return {
    kind: pageKind,
    id: page.id,
    path: page.path,
    title: markWords(text, matchers),
    snippet: makeSnippet(
      page.texts.map((each) => each[lang]),
      matchers,
    ),
    language: lang,
  };
}
