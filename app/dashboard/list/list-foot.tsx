import { useStaffTranslation } from '../../i18n/language.ts';
import { Pager } from './pager.tsx';
import { rowChoices, type ListAddress } from './use-list-address.ts';

type Props = {
  page: number;
  total: number;
  /** The chosen number of rows on a page. */
  rows: number | undefined;
  /** The number of rows where none was chosen. */
  usual: number;
  hrefOf: (change: Partial<ListAddress>) => string;
  replaceWith: (change: Partial<ListAddress>) => void;
  onTurn: () => void;
};

/** Below a list: its pages, and how many rows a page has. */
export function ListFoot({ page, total, rows, usual, hrefOf, replaceWith, onTurn }: Props) {
  const { t } = useStaffTranslation();
  const choices = [...new Set([usual, ...rowChoices])].sort((a, b) => a - b);
  return (
    <div className="list-foot">
      <Pager
        page={page}
        totalPages={Math.ceil(total / (rows ?? usual))}
        hrefOf={(number) => hrefOf({ page: number })}
        onTurn={onTurn}
      />
      {/* Not where all rows fit on the shortest page, or a page has as many as it can. */}
      {usual < choices.at(-1)! && (total > choices[0]! || rows !== undefined) && (
        <label className="rows-select">
          <span className="text-sm text-muted">{t('table.rows')}</span>
          <select
            className="field-input"
            value={rows ?? usual}
            onChange={({ target }) =>
              replaceWith({ rows: Number(target.value) === usual ? undefined : Number(target.value) })
            }
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
