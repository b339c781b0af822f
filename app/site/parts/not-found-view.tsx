import { LocalLink } from '../../i18n/local-link.tsx';
import { useTranslation } from '../../i18n/language.ts';
import { NoticeView } from './notice-view.tsx';
import { SearchForm } from './search-form.tsx';

/** The view for an address without a page (specification 2, any other path). */
export function NotFoundView() {
  const { t } = useTranslation();
  return (
    <NoticeView
      level="h1"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <>
          <SearchForm />
          <LocalLink to="/" className="text-link">
            {t('lists.backHome')}
          </LocalLink>
        </>
      }
    />
  );
}
