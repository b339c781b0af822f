import { useLayoutEffect, useRef, useState } from 'react';
import type { ContentType } from '../../../domain/model/define.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { getItemTitle } from '../data/item-facts.ts';
import { orderApi } from '../data/order-api.ts';
import type { ListArgs, StaffItem } from '../data/api-types.ts';
import { failureText } from '../parts/translate-problem.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';
import { moveButtonId, type Move } from './move-buttons.tsx';

/** Moving the items of a list that staff order. `announcement` gives an item's new position to screen readers. */
export function useOrder(type: ContentType, list: ListArgs, items: readonly StaffItem[]) {
  const { lang, t } = useStaffTranslation();
  const notify = useStaffNotify();
  const [orderItems] = orderApi.useOrderItemsMutation();
  const [announcement, setAnnouncement] = useState('');
  const moved = useRef<string>(undefined);

  // A row that moves within the page loses its focus.
  useLayoutEffect(() => {
    if (moved.current) document.getElementById(moved.current)?.focus();
    moved.current = undefined;
  }, [items]);

  const move = (id: string, to: Move) => {
    const from = items.findIndex((item) => item._id === id);
    moved.current = moveButtonId(id, to);
    return moveTo(id, to === 'first' ? 0 : from + (to === 'up' ? -1 : 1));
  };

  /** Moves an item to a position, from 0. */
  const moveTo = async (id: string, position: number) => {
    const ids = items.map((item) => item._id);
    const from = ids.indexOf(id);
    ids.splice(from, 1);
    ids.splice(position, 0, id);
    setAnnouncement(
      t('order.moved', { title: getItemTitle(type, items[from]!, lang).text, place: position + 1, count: ids.length }),
    );
    try {
      await orderItems({ list, ids, moved: id }).unwrap();
    } catch (error) {
      setAnnouncement('');
      void notify('error', failureText(error, t('order.failed'), t));
    }
  };

  return { move, moveTo, announcement };
}
