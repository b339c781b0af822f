import { articles } from '../../../domain/content/articles.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { ContentList } from './content-list.tsx';

/** The articles written by the signed-in user (ruling 7). */
export default function BlogsScreen() {
  const { t } = useStaffTranslation();
  return (
    <ContentList type={articles} title={t('menu.blogs')} intro={t('table.blogsIntro')} base="/dashboard/blogs" mine />
  );
}
