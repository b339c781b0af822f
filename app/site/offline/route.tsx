import { data } from 'react-router';
import { useTranslation, getLanguage } from '../../i18n/language.ts';
import { servicesContext } from '../../services-context.ts';
import { pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { site, siteTexts } = context.get(servicesContext);
  const { offlineReading } = await site.settings();
  if (!offlineReading) throw data(null, { status: 404 });
  return siteTexts.pageTexts('offline', getLanguage(new URL(request.url).searchParams));
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches[0].loaderData, location, {
    title: loaderData?.title ?? '',
    description: loaderData?.description ?? '',
    isHidden: true,
  });

/**
 * The pages that this browser stores (decision 040). The service worker shows it for pages that are not among them.
 * app/offline/show-stored-pages.ts fills the list, so that no file is needed.
 */
export default function OfflinePages({ loaderData: texts }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <div className="wrap section-space">
      <div className="measure grid gap-6">
        <h1 className="text-4xl">{texts.title}</h1>
        <div id="stored-instead" hidden>
          <p className="mb-4">{texts.instead}</p>
          <button type="button" id="stored-retry" className="button">
            {t('lists.error.retry')}
          </button>
        </div>
        <p className="text-muted">{texts.intro}</p>
        <p id="stored-needed">{texts.needed}</p>
        <p id="stored-none" role="status" hidden>
          {texts.none}
        </p>
        <ul id="stored-pages" className="grid gap-4" />
        <template id="stored-row">
          <li className="flex items-center justify-between gap-4 border-b border-border pb-4">
            <div className="min-w-0">
              <bdi>
                <a href="/" className="text-link inline-flex min-h-11 items-center wrap-anywhere">
                  {texts.title}
                </a>
              </bdi>
              <p className="text-sm text-muted">
                <span data-language="en">{texts.inEn}</span>
                <span data-language="so">{texts.inSo}</span>
                <span data-language="ar">{texts.inAr}</span>
                <span data-document> · PDF</span>
                <span data-kept> · {texts.kept}</span>
              </p>
            </div>
            <button type="button" className="button button-quiet shrink-0">
              {texts.remove}
            </button>
          </li>
        </template>
        <section>
          <h2 className="mb-2 text-2xl">{texts.appTitle}</h2>
          <p>{texts.appText}</p>
        </section>
      </div>
    </div>
  );
}
