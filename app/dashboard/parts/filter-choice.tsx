import { useStaffSpeech } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';

type FilterEntry = { key: string; label: string };

/** Narrows a list to one kind of items; a row of links, so that the way back undoes it. `label` tells several rows apart. */
export function FilterChoice({ label, entries, chosen, hrefOf }: { label?: string; entries: readonly FilterEntry[]; chosen: string; hrefOf: (key: string) => string }) {
  const { t } = useStaffSpeech();
  return (
    <nav aria-label={label ?? t('table.show')}>
      <ul className="filter-row">
        {entries.map(({ key, label: words }) => (
          <li key={key}>
            <LocalLink to={hrefOf(key)} preventScrollReset aria-current={key === chosen ? 'true' : undefined} className="filter-entry">
              {words}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
