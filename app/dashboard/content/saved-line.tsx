import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { getItemAddress, singleId, type ContentType } from '../../../domain/model/define.ts';
import { allTypes } from '../../../domain/site/index.ts';
import { formatDate } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import type { StaffItem } from '../data/api-types.ts';
import { getPublicationTime, getItemState, getItemTitle } from '../data/item-facts.ts';
import { toLocalDateTime } from '../parts/local-date-time.ts';
import { ShareLinks } from '../../parts/share-links.tsx';
import { DoneLine } from '../saving/done-line.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { ViewLink } from '../screen/view-link.tsx';
import { labelKey } from '../data/type-labels.ts';

/** The item whose form was just saved, in the state of the address of the list. */
type Saved = { type: string; item: StaffItem; at: string };

/** Returns the state of the address of the list to which a save leads. */
export function savedState(type: ContentType, item: StaffItem): { saved: Saved } {
  return { saved: { type: type.name, item, at: new Date().toISOString() } };
}

/** Whether a moment was since the page was loaded: browsers keep the state of an address at a reload. */
const isOfThisPage = (moment: string): boolean => Date.parse(moment) >= performance.timeOrigin;

/**
 * Shows what was saved, when, and where to see it. Unlike the toast it stays, until another address is opened, the page
 * is reloaded or the item is `removed`.
 */
export function SavedLine({ editBase, removed = [] }: { editBase: string; removed?: readonly string[] }) {
  const { lang, t } = useStaffTranslation();
  const state = useLocation().state as { saved?: Saved } | null;
  const { page, replaceWith } = useListAddress();
  const shown = state?.saved && isOfThisPage(state.saved.at) ? state.saved : undefined;
  const isRemoved = shown !== undefined && removed.includes(shown.item._id);
  // Otherwise the line would be back when the person comes back to the list.
  useEffect(() => {
    if (isRemoved) replaceWith({ page });
  }, [isRemoved, replaceWith, page]);
  const type = allTypes.find(({ name }) => name === shown?.type);
  if (!shown || !type || isRemoved) return null;
  const { item, at } = shown;
  const title = getItemTitle(type, item, lang).text || t(labelKey(type, type.single ? 'title' : 'singular'));
  const isPublic = getItemState(type, item) === 'published';
  const publication = toLocalDateTime(getPublicationTime(type, item));
  const address = getItemAddress(type, item._id);
  const saved = t('edit.savedItem', { title, time: toLocalDateTime(at).time });
  const effect = isPublic
    ? t('edit.nowPublished')
    : t('edit.willSchedule', { date: formatDate(publication.day, lang), time: publication.time });
  return (
    <DoneLine text={`${saved} ${effect}`}>
      {isPublic && <ViewLink path={address} label={t('edit.viewPage')} />}
      <LocalLink
        to={item._id === singleId ? `${editBase}/${type.name}` : `${editBase}/${item._id}/edit`}
        className="text-link inline-flex min-h-11 items-center"
      >
        {t('edit.editAgain')}
      </LocalLink>
      {isPublic && type.itemPath && <ShareLinks title={title} path={address} className="basis-full" />}
    </DoneLine>
  );
}
