import {
  listLocalizedFields,
  getItemAddress,
  getTitle,
  type ContentType,
  type Item,
} from '../../../domain/model/define.ts';
import { readDocument, type ReadDocument } from '../../../domain/model/read-document.ts';
import { readIn, type Language, type Localized } from '../../../domain/model/localized.ts';
import type { WrittenWordTest } from '../../../domain/search/term-matchers.ts';
import { takeFirstLetters } from '../../../domain/text/search-text.ts';
import { pageBreak, removeVowelled } from '../../../domain/search/document-text.ts';
import { plainShownText } from '../../../domain/search/plain-shown-text.ts';
import { makeSnippet, highlightWords, type SnippetPart } from '../../../domain/search/snippet.ts';
import { mayQuote } from '../verses/check-verses.ts';
import type { SearchedPage } from './search-pages.ts';

/** The name of a content type that visitors find; 'page' for the fixed pages. */
export type SearchTypeName = string;

/**
 * What was found. `path` is its page, or the list that has it; `language` is that of the shown title;
 * `snippetLanguage` that of the snippet, undefined if it is of a document whose language is not known; `date` is an
 * ISO 8601 time.
 */
export type SearchHit = {
  typeName: SearchTypeName;
  id: string;
  path: string;
  title: SnippetPart[];
  snippet: SnippetPart[];
  language: Language;
  snippetLanguage: Language | undefined;
  date?: string;
};

/** The type name of the fixed pages. */
export const pageType: SearchTypeName = 'page';

/**
 * `documents`: the texts of documents in which a snippet is looked for, by the ids of their files; `maxLetters` of each
 * long text without verses.
 */
type HitOptions = {
  isFound: WrittenWordTest;
  language: Language;
  documents: ReadonlyMap<string, string>;
  maxLetters: number;
};

/** Returns an item as a result, in the language of the page where it has one. */
export function createItemHit(
  type: ContentType,
  { id, values }: Item,
  { isFound, language, documents, maxLetters }: HitOptions,
): SearchHit {
  const { text, lang } = readIn(getTitle(type, values), language);
  const own = makeSnippet(listTexts(type, values, lang, maxLetters), isFound, text);
  const document = own.some(({ found }) => found) ? undefined : documentOf(type, values, lang);
  // Without its vowelled lines, as on the page of a report (decision 043).
  const shown = document && documents.get(document.id)?.split(pageBreak).map(removeVowelled).join('\n');
  const quoted = shown === undefined ? [] : makeSnippet([shown], isFound, text);
  const isQuoted = own.length === 0 || quoted.some(({ found }) => found);
  const date = type.publicationField && values[type.publicationField];
  return {
    typeName: type.name,
    id,
    path: getItemAddress(type, id),
    title: highlightWords(text, isFound),
    snippet: isQuoted ? quoted : own,
    language: lang,
    snippetLanguage: isQuoted && document ? document.lang : lang,
    ...(typeof date === 'string' ? { date } : {}),
  };
}

/** The texts besides the title, the short ones first; long ones are read only when they are needed. */
function* listTexts(type: ContentType, values: Item['values'], lang: Language, maxLetters: number): Generator<string> {
  const written = (isLong: boolean) =>
    listLocalizedFields(type).flatMap(([name, { format }]) => {
      const isWanted = (format === 'markdown') === isLong && name !== type.titleField;
      return isWanted ? [((values[name] ?? {}) as Partial<Localized>)[lang] ?? ''] : [];
    });
  yield* written(false);
  // What a reader takes for the reference of a verse can depend on the rest of the text.
  for (const text of written(true))
    yield plainShownText({ text: mayQuote.test(text) ? text : cutBeginning(text, maxLetters), lang });
}

/** Returns the first letters of a text, up to the end of a line where there is one. */
function cutBeginning(text: string, maxLetters: number): string {
  if (text.length <= maxLetters) return text;
  const beginning = takeFirstLetters(text, maxLetters);
  const line = beginning.lastIndexOf('\n');
  return line > maxLetters / 2 ? beginning.slice(0, line) : beginning;
}

/** Returns a fixed page as a result. */
export function createPageHit(page: SearchedPage, isFound: WrittenWordTest, language: Language): SearchHit {
  const { text, lang } = readIn(page.title, language);
  return {
    typeName: pageType,
    id: page.id,
    path: page.path,
    title: highlightWords(text, isFound),
    snippet: makeSnippet(
      page.texts.map((each) => each[lang]),
      isFound,
    ),
    language: lang,
    snippetLanguage: lang,
  };
}

/** Returns the document that readers of a language get. */
function documentOf(type: ContentType, values: Item['values'], lang: Language): ReadDocument | undefined {
  const [name] = Object.entries(type.fields).find(([, field]) => field.kind === 'document' && !field.translates) ?? [];
  return name === undefined ? undefined : readDocument(type, name, values, lang);
}
