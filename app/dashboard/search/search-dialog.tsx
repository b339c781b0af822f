import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { useStaffSelector } from '../data/store.ts';
import { LoadProblem } from '../screen/load-problem.tsx';
import { ModalDialog } from '../parts/modal-dialog.tsx';
import { findPages, toGroups, type SearchGroup } from './find-groups.ts';
import { searchApi } from './search-api.ts';
import './search-dialog.css';

/** How long typing must pause before the search starts, in milliseconds. */
const typingPause = 200;
/** The number of characters that the server reads. */
const maxLength = 100;

/** Searches the whole dashboard while the user types; arrow keys choose a result, Enter opens it. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { lang, t } = useStaffTranslation();
  const user = useStaffSelector((state) => state.session.user);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState(0);
  // After the dialog has opened, which moves the focus to its first button.
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);

  const isEmpty = typed.trim() === '';
  const query = searchApi.useSearchQuery(term, { skip: term === '' });
  // Until the response for a longer word is there, that for the shorter one is shown.
  const results = isEmpty ? undefined : query.data;
  const groups =
    isEmpty || !user ? [] : [...findPages(typed, user, lang, t), ...toGroups(results ?? [], user, lang, t)];
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const isPending = !isEmpty && (term !== typed.trim() || query.isFetching);
  const current = Math.min(chosen, count - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  const move = (to: number) => {
    setChosen(to);
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === 'ArrowDown') move((current + 1) % count);
    else if (event.key === 'ArrowUp') move((current + count - 1) % count);
    else if (event.key === 'Enter') document.getElementById(optionId(current))?.click();
    else return;
    event.preventDefault();
  };

  return (
    <ModalDialog title={t('search.title')} onClose={onClose} className="search-dialog">
      <input
        ref={input}
        type="text"
        role="combobox"
        dir={typed === '' ? undefined : 'auto'}
        className="field-input"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        aria-expanded={count > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={count > 0 ? optionId(current) : undefined}
        maxLength={maxLength}
        enterKeyHint="go"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="sr-only">
        {!isEmpty && !isPending && !query.isError && t('search.count', { count })}
      </p>
      <div className="search-results" aria-busy={isPending}>
        {isEmpty && (
          <p className="text-muted">
            {t(user?.role === 'superadmin' ? 'search.hint' : 'search.hintOwn')}{' '}
            <span className="search-keys">{t('search.keys')}</span>
          </p>
        )}
        {!isEmpty && query.isError && !isPending && (
          <LoadProblem error={query.error} fallback={t('search.failed')} onRetry={() => void query.refetch()} />
        )}
        {!isEmpty && !isPending && !query.isError && count === 0 && (
          <p>
            <strong className="wrap-anywhere">{t('table.noMatch', { query: typed.trim() })}</strong>{' '}
            <span className="text-muted">{t('table.noMatchHint')}</span>
          </p>
        )}
        <ResultList id={listId} groups={groups} current={current} optionId={optionId} onOpen={onClose} />
      </div>
    </ModalDialog>
  );
}

type ListProps = {
  id: string;
  groups: readonly SearchGroup[];
  current: number;
  optionId: (index: number) => string;
  onOpen: () => void;
};

/** The results, grouped by kind. The focus stays in the field: the options are links for pointers only. */
function ResultList({ id, groups, current, optionId, onOpen }: ListProps) {
  const { t } = useStaffTranslation();
  const starts = groups.map((_group, index) =>
    groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label={t('search.results')}>
      {groups.map(({ key, title, entries }, group) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <p id={`${id}-${key}`} role="presentation" className="search-kind">
            {title}
          </p>
          {entries.map(({ to, title: text, detail }, index) => {
            const position = starts[group]! + index;
            return (
              <LocalLink
                key={to}
                id={optionId(position)}
                to={to}
                role="option"
                aria-selected={position === current}
                tabIndex={-1}
                className="search-result"
                onClick={onOpen}
              >
                <LocalizedText text={text} />
                {detail && (
                  <bdi dir="ltr" className="text-sm text-muted">
                    {detail}
                  </bdi>
                )}
              </LocalLink>
            );
          })}
        </div>
      ))}
    </div>
  );
}
