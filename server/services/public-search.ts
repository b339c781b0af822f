import { publicAddress, titleOf, type ContentType } from '../../domain/model/define.ts';
import { readIn, type Language } from '../../domain/model/localized.ts';
import type { ContentService } from './content.ts';

/** The name of a content type that visitors read; 'page' for the fixed pages. */
export type SearchKind = string;
/** A piece of a shown text; `found`: it is what was searched for, shown in `<mark>`. */
export type SnippetPart = { text: string; found: boolean };
/** `language` is that of the shown title and snippet; `path` is the item's page, or its list. */
export type SearchHit = {
  kind: SearchKind;
  id: string;
  path: string;
  title: SnippetPart[];
  snippet: SnippetPart[];
  language: Language;
  date?: string;
};
/** One page of hits; `near` has words that find something, where nothing was found. */
export type SearchResults = {
  hits: SearchHit[];
  total: number;
  byKind: { kind: SearchKind; total: number }[];
  near: string[];
};

export type PublicSearch = ReturnType<typeof createPublicSearch>;

const hitsPerPage = 10;
const maxOfType = 50;

/** Creates the search for visitors over everything that they may read. */
export function createPublicSearch({ content, types }: { content: ContentService; types: readonly ContentType[] }) {
  return {
    /** Returns one page of ten hits; none for a query without words. */
    async find(
      query: string,
      { language, kind, page }: { language: Language; kind?: string; page: number },
    ): Promise<SearchResults> {
      const hits: SearchHit[] = [];
      for (const type of types) {
        for (const { id, values } of await content.findPublic(type, query, maxOfType)) {
          const { text, lang } = readIn(titleOf(type, values), language);
          const date = type.publicationField && values[type.publicationField];
          hits.push({
            kind: type.name,
            id,
            path: publicAddress(type, id),
            title: [{ text, found: false }],
            snippet: [],
            language: lang,
            ...(typeof date === 'string' ? { date } : {}),
          });
        }
      }
      const byKind = types
        .map(({ name }) => ({ kind: name, total: hits.filter((hit) => hit.kind === name).length }))
        .filter(({ total }) => total > 0);
      const ofKind = kind === undefined ? hits : hits.filter((hit) => hit.kind === kind);
      const shown = ofKind.slice((page - 1) * hitsPerPage, page * hitsPerPage);
      return { hits: shown, total: ofKind.length, byKind, near: [] };
    },
  };
}
