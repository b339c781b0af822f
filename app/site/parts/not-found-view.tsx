import { useTranslation } from '../../i18n/language.ts';
import { NoticeView } from './notice-view.tsx';

/** The view for an address without a page (specification 2, any other path). */
export function NotFoundView() {
  const { t } = useTranslation();
  return <NoticeView level="h1" title={t('notFound.title')} text={t('notFound.text')} />;
}
