import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { cleanQuery, isSent, writeSearchParameters, type SearchParameters } from './search-parameters.ts';

/** The pause after a letter before the results are requested. */
const pause = 300; // milliseconds

/**
 * Searches for what is typed. Words that were only typed too are replaced in the address, those that were sent are not.
 * The next request waits for the answer to the one before, so that there is at most one, and no answer comes after a
 * newer one.
 */
export function useLiveSearch({ query, typeName }: SearchParameters) {
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(query);
  const [typed, setTyped] = useState(query);
  const { state } = useNavigation();
  const replace = !isSent(useLocation().state);
  const navigate = useLocalNavigate();

  useEffect(() => {
    // A link or the browser's history led to other words than were typed.
    if (query === asked.current) return;
    asked.current = query;
    setTyped(query);
    input.current!.value = query;
  }, [query]);

  useEffect(() => {
    if (state !== 'idle' || typed === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = typed;
      void navigate(`/search?${writeSearchParameters({ query: typed, typeName })}`, {
        replace,
        preventScrollReset: true,
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, state, typeName, navigate, replace]);

  return { input, onType: (text: string) => setTyped(cleanQuery(text)) };
}
