import { useLocation } from 'react-router';
import { gallery } from '../../../domain/site/gallery.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { DoneLine } from '../saving/done-line.tsx';
import { ViewLink } from '../screen/view-link.tsx';

/** Returns the state of the address of the list after pictures were added. */
export const addedState = (count: number) => ({ addedPictures: count });

/** Says that pictures were added, and where visitors see them. Unlike the toast it stays. */
export function AddedLine() {
  const { t } = useStaffTranslation();
  const { addedPictures: count } = (useLocation().state ?? {}) as Partial<ReturnType<typeof addedState>>;
  if (count === undefined) return null;
  return (
    <DoneLine text={t('addPictures.done', { count })}>
      <ViewLink path={gallery.publicPath!} label={t('addPictures.see')} />
    </DoneLine>
  );
}
