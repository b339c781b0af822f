import {
  listLocalizedFields,
  getItemAddress,
  getTitle,
  type ContentType,
  type Item,
} from '../../../domain/model/define.ts';
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
 * What was found. `path` is its page, or the list that has it; `language` is that of the shown title and snippet;
 * `date` is an ISO 8601 time.
 */
export type SearchHit = {
  typeName: SearchTypeName;
  id: string;
  path: string;
  title: SnippetPart[];
  snippet: SnippetPart[];
  language: Language;
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
  const date = type.publicationField && values[type.publicationField];
  return {
    typeName: type.name,
    id,
    path: getItemAddress(type, id),
    title: highlightWords(text, isFound),
    snippet: makeSnippet(listTexts(type, values, lang, { documents, maxLetters }), isFound, text),
    language: lang,
    ...(typeof date === 'string' ? { date } : {}),
  };
}

/**
 * The texts besides the title, the short ones first; long ones are read only when they are needed. Documents are
 * without their vowelled lines, as on the page of a report (decision 043).
 */
function* listTexts(
  type: ContentType,
  values: Item['values'],
  lang: Language,
  { documents, maxLetters }: Pick<HitOptions, 'documents' | 'maxLetters'>,
): Generator<string> {
  const written = (isLong: boolean) =>
    listLocalizedFields(type).flatMap(([name, { format }]) => {
      const isWanted = (format === 'markdown') === isLong && name !== type.titleField;
      return isWanted ? [((values[name] ?? {}) as Partial<Localized>)[lang] ?? ''] : [];
    });
  yield* written(false);
  // What a reader takes for the reference of a verse can depend on the rest of the text.
  for (const text of written(true))
    yield plainShownText({ text: mayQuote.test(text) ? text : cutBeginning(text, maxLetters), lang });
  const id = documentIn(type, values, lang);
  if (id !== undefined) yield (documents.get(id) ?? '').split(pageBreak).map(removeVowelled).join('\n');
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
  };
}

/** Returns the id of the document that readers of a language get, if it is in their language or the only one. */
function documentIn(type: ContentType, values: Item['values'], lang: Language): string | undefined {
  const fields = Object.entries(type.fields).filter(([name, { kind }]) => kind === 'document' && values[name]);
  const own = fields.find(([, field]) => field.kind === 'document' && field.translates?.language === lang);
  const [name] = own ?? fields.find(([, field]) => field.kind === 'document' && !field.translates) ?? fields[0] ?? [];
  return name === undefined ? undefined : String(values[name]);
}
