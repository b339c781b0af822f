import { useTranslation } from '../../i18n/language.ts';
import { NoticeView } from './notice-view.tsx';

/** What stands at an address where nothing is (specification 2, any other path). */
export function NotFoundView() {
  const { t } = useTranslation();
  return <NoticeView level="h1" title={t('notFound.title')} text={t('notFound.text')} />;
}
