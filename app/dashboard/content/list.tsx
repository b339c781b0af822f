import { lazy } from 'react';
import { data, useParams } from 'react-router';
import { singleId } from '../../../domain/model/define.ts';
import { allTypes, siteTypes } from '../../../domain/site/index.ts';
import { getAccess, getListedItems } from '../../../domain/people/permissions.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useStaffSelector } from '../data/store.ts';
import { AddedLine } from '../gallery/added-line.tsx';
import type { Route } from './+types/list.ts';
import { NotFound } from '../screen/not-found.tsx';
import { NotAllowed } from '../screen/not-allowed.tsx';
import { sitePath } from '../menu/menu.ts';
import { ContentList } from './content-list.tsx';
import { mayOpen } from './may-open.ts';
import { labelKey } from '../data/type-labels.ts';

// Only single items open their form here: lists do not load the code of all fields.
const EditScreen = lazy(() => import('./form/edit-screen.tsx').then((form) => ({ default: form.EditScreen })));

/** A type that does not exist is a 404. */
export function loader({ params }: Route.LoaderArgs) {
  return data(null, { status: allTypes.some(({ name }) => name === params.type) ? 200 : 404 });
}

/** In the browser the screen itself handles unknown types: no request to the server. */
export const clientLoader = () => null;

/** The list of a content type, for superadmins and admins with a right for it: /dashboard/news and the like. */
export default function ListScreen() {
  const { t } = useStaffTranslation();
  const { type: name } = useParams();
  const user = useStaffSelector((state) => state.session.user);
  const type = allTypes.find((known) => known.name === name);
  if (!type) return <NotFound />;
  if (!user || !mayOpen(user, type)) return <NotAllowed />;
  // Keyed, so that no rows of one list are shown while another is loading.
  const base = `/dashboard/${type.name}`;
  const access = getAccess(user, type.name);
  if (type.single) return <EditScreen key={type.name} type={type} id={singleId} list={sitePath} />;
  return (
    <ContentList
      key={type.name}
      type={type}
      title={t(labelKey(type, 'title'))}
      base={base}
      mine={getListedItems(user, type.name) === 'own'}
      {...((access === 'draft' || access === 'translate') && { intro: t(`rights.intro.${access}`) })}
      {...(type.name === 'gallery' && {
        action: (
          <LocalLink to={`${base}/add`} className="button button-quiet">
            {t('addPictures.open')}
          </LocalLink>
        ),
        notice: <AddedLine />,
      })}
      {...(siteTypes.includes(type) && {
        intro: t(labelKey(type, 'intro')),
        siteLinks: { back: sitePath, shownAt: type.publicPath ?? '/' },
      })}
    />
  );
}
