import { useEffect, useRef } from 'react';
import type { ContentType } from '../../../../domain/model/define.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import type { StaffItem } from '../../data/api-types.ts';
import { getItemTitle } from '../../data/item-facts.ts';
import type { Selection } from './use-selection.ts';

/** Chooses one item of a list. */
export function SelectionBox({ type, item, selection }: { type: ContentType; item: StaffItem; selection: Selection }) {
  const { lang, t } = useStaffTranslation();
  return (
    <label className="selection-box">
      <input
        type="checkbox"
        className="tick"
        checked={selection.isChosen(item._id)}
        aria-label={t('bulk.choose', { title: getItemTitle(type, item, lang).text || t('table.untitled') })}
        onChange={() => selection.toggle(item._id)}
      />
    </label>
  );
}

/** Chooses all items of the page; where the rows are cards, with its text. */
export function PageSelectionBox({ selection }: { selection: Selection }) {
  const { t } = useStaffTranslation();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = selection.extent === 'some';
  }, [selection.extent]);
  return (
    <label className="selection-box">
      <input
        ref={box}
        type="checkbox"
        className="tick"
        checked={selection.extent === 'all'}
        aria-label={t('bulk.all')}
        onChange={selection.toggleAll}
      />
      <span className="card-label">{t('bulk.all')}</span>
    </label>
  );
}
