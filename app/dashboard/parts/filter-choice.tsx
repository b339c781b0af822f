import { useStaffSpeech } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';

type FilterEntry = { key: string; label: string };

/** Narrows a list to one kind of items; a row of links, so that the way back undoes it. */
export function FilterChoice({ entries, chosen, hrefOf }: { entries: readonly FilterEntry[]; chosen: string; hrefOf: (key: string) => string }) {
  const { t } = useStaffSpeech();
  return (
    <nav aria-label={t('table.show')}>
      <ul className="filter-row">
        {entries.map(({ key, label }) => (
          <li key={key}>
            <LocalLink to={hrefOf(key)} preventScrollReset aria-current={key === chosen ? 'true' : undefined} className="filter-entry">
              {label}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
