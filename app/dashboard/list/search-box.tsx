import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';

/** How long typing must pause before the search starts, in milliseconds. */
const typingPause = 300;

/**
 * Searches while the user types. `value` is the current search; the box has its own text, and keeps the focus,
 * meanwhile.
 */
export function SearchBox({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (term: string) => void;
}) {
  const { t } = useStaffTranslation();
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const searched = useRef(value);

  // The search changed elsewhere: through the back button, or a button that clears it.
  useEffect(() => {
    if (value === searched.current) return;
    searched.current = value;
    setTyped(value);
  }, [value]);

  const search = useEffectEvent((term: string) => {
    if (term === searched.current) return;
    searched.current = term;
    onSearch(term);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);

  const clear = () => {
    setTyped('');
    input.current?.focus();
  };
  return (
    <search className="relative min-w-0 flex-1 basis-64">
      <svg
        viewBox="0 0 24 24"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-muted"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.300 15.300L20.500 20.500" />
      </svg>
      <input
        ref={input}
        type="search"
        dir={typed === '' ? undefined : 'auto'}
        className="field-input search-input"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== '' && (
        <button
          type="button"
          className="icon-button absolute inset-y-0 end-0.5 my-auto text-muted hover:text-foreground"
          aria-label={t('table.clearSearch')}
          onClick={clear}
        >
          <svg
            viewBox="0 0 16 16"
            className="size-4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M3.500 3.500l9 9m0-9l-9 9" />
          </svg>
        </button>
      )}
    </search>
  );
}
