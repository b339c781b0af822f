import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { cleanWords, writeSearchParameters, type Question } from './search-parameters.ts';

/** The pause after a letter before the results are requested. */
const pause = 300; // milliseconds

/**
 * Searches for what is typed, by replacing the address. The next request waits for the answer to the one before, so
 * that there is at most one, and no answer comes after a newer one.
 */
export function useLiveSearch({ words, kind }: Question) {
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(words);
  const [typed, setTyped] = useState(words);
  const { state } = useNavigation();
  const navigate = useLocalNavigate();

  useEffect(() => {
    // A link or the browser's history led to other words than were typed.
    if (words === asked.current) return;
    asked.current = words;
    setTyped(words);
    input.current!.value = words;
  }, [words]);

  useEffect(() => {
    if (state !== 'idle' || typed === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = typed;
      void navigate(`/search?${writeSearchParameters({ words: typed, kind })}`, {
        replace: true,
        preventScrollReset: true,
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, state, kind, navigate]);

  return { input, onType: (text: string) => setTyped(cleanWords(text)) };
}
