import { isolateVerses } from '../../../domain/quran/isolate-verses.ts';
import { getDirection } from '../../../domain/model/localized.ts';
import type { SearchResults } from '../../../server/services/public-search.ts';
import { useTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { hasMessage, type MessageKey } from '../../i18n/translator.ts';
import { FormattedDate } from '../parts/formatted-date.tsx';
import { LanguageNote } from '../parts/language-note.tsx';

type SearchHit = SearchResults['hits'][number];

/** Returns the name of a kind of results, as in the menu; fixed pages are "Pages". */
export function useKindName(): (kind: string) => string {
  const { lang, t } = useTranslation();
  return (kind) => t(hasMessage(lang, `nav.${kind}`) ? (`nav.${kind}` as MessageKey) : 'lists.pagination');
}

/** One result. The whole entry is one link. */
export function Hit({ of: { kind, path, title, snippet, language, date } }: { of: SearchHit }) {
  const { lang } = useTranslation();
  const nameOf = useKindName();
  const langAttributes = language === lang ? {} : { lang: language, dir: getDirection(language) };
  return (
    <li className="group relative border-b border-border py-5 last:border-0">
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <span>{nameOf(kind)}</span>
        {date && <FormattedDate iso={date} />}
      </p>
      <h2 className="mt-1 text-xl">
        <LocalLink to={path} className="after:absolute after:inset-0 group-hover:text-accent">
          <span {...langAttributes}>
            <Parts of={title} />
          </span>
        </LocalLink>
      </h2>
      <LanguageNote of={{ lang: language }} />
      {snippet.length > 0 && (
        <p {...langAttributes} className="measure mt-1 text-muted">
          <Parts of={snippet} />
        </p>
      )}
    </li>
  );
}

function Parts({ of: parts }: { of: SearchHit['snippet'] }) {
  return parts.map(({ text, found }, index) =>
    found ? (
      <mark key={index} className="bg-warning-surface text-on-warning">
        {isolateVerses(text)}
      </mark>
    ) : (
      isolateVerses(text)
    ),
  );
}
