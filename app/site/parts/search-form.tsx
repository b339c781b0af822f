import type { FormEvent, Ref } from 'react';
import { useLocation } from 'react-router';
import { hasLanguageParam, useTranslation } from '../../i18n/language.ts';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { cleanQuery, isSent, sent, writeSearchParameters } from '../search/search-parameters.ts';

type Props = {
  /** What was searched for. */
  query?: string;
  /** The type of results that are wanted. */
  typeName?: string | undefined;
  input?: Ref<HTMLInputElement>;
  /** Whether the field gets the focus at once: on a page that is only for it. */
  autoFocus?: boolean;
  onType?: (query: string) => void;
};

/** The search of the site: a form that works without scripts; with them it keeps the language of the visit. */
export function SearchForm({ query, typeName, input, autoFocus, onType }: Props) {
  const { lang, t } = useTranslation();
  const location = useLocation();
  const navigate = useLocalNavigate();
  const title = t('pages.search.title');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q') as HTMLInputElement;
    // A keyboard on the screen would cover the results.
    if (matchMedia('(pointer: coarse)').matches) field.blur();
    const isSame = cleanQuery(field.value) === query;
    const replace = location.pathname === '/search' && (isSame || !isSent(location.state));
    void navigate(`/search?${writeSearchParameters({ query: field.value, typeName })}`, { replace, state: sent });
  };

  return (
    <form role="search" action="/search" onSubmit={submit} className="flex w-full max-w-2xl flex-wrap gap-3">
      {hasLanguageParam(location) && <input type="hidden" name="lang" value={lang} />}
      {typeName && <input type="hidden" name="kind" value={typeName} />}
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={title}
        defaultValue={query}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the page is nothing but this field
        autoFocus={autoFocus}
        maxLength={200}
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        onChange={onType && ((event) => onType(event.target.value))}
        className="field-input flex-[1_1_8rem] text-foreground"
      />
      <button type="submit" className="button button-accent">
        {title}
      </button>
    </form>
  );
}
