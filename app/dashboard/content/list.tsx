import { useParams } from 'react-router';
import { contentTypes } from '../../../domain/content/index.ts';
import { useStaffSpeech } from '../../i18n/language.ts';
import { useStaffSelector } from '../data/store.ts';
import { Nowhere } from '../parts/nowhere.tsx';
import { NotYours } from '../parts/not-yours.tsx';
import { ContentList } from './content-list.tsx';
import { wordOf } from './content-words.ts';

/** The list of a content type, for superadmins: /dashboard/news and its like. */
export default function ListScreen() {
  const { t } = useStaffSpeech();
  const { type: name } = useParams();
  const role = useStaffSelector((state) => state.session.user?.role);
  const type = contentTypes.find((known) => known.name === name);
  if (!type) return <Nowhere />;
  if (role !== 'superadmin') return <NotYours />;
  // Keyed, so that nothing of one list shows while another is on its way.
  return <ContentList key={type.name} type={type} title={t(wordOf(type, 'title'))} base={`/dashboard/${type.name}`} />;
}
