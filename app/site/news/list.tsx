import { news } from '../../../domain/content/news.ts';
import { visitor } from '../../../domain/people/viewer.ts';
import { useSpeech } from '../../i18n/language.ts';
import { formatDate } from '../../i18n/format.ts';
import { servicesContext } from '../../services-context.ts';
import { Card, CardGrid } from '../parts/card.tsx';
import { load, readListAddress } from '../parts/load.ts';
import { FailureView, NoticeView } from '../parts/notice-view.tsx';
import { PageBanner } from '../parts/page-banner.tsx';
import { catalogueHead, pageMeta } from '../parts/page-meta.ts';
import { Pager } from '../parts/pager.tsx';
import { createReader, presentPicture } from '../present.ts';
import type { Route } from './+types/list.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { lang, paging } = readListAddress(request);
  return load(services, async () => {
    const banner = presentPicture(await services.site.picture('hero-news'), lang);
    const { found, files } = await services.content.list(news, visitor, paging);
    const read = createReader(files, lang);
    return {
      banner,
      page: found.page,
      totalPages: found.totalPages,
      items: found.items.map((item) => ({
        id: item.id,
        title: read.text(item, 'title'),
        description: read.text(item, 'description'),
        publishedAt: read.value(item, 'publishedAt') ?? '',
        picture: read.picture(item),
      })),
    };
  });
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches[0].loaderData, location, {
    ...catalogueHead(location, 'news'),
    ...(loaderData && 'items' in loaderData ? { page: loaderData.page } : { hidden: true }),
  });

export default function NewsList({ loaderData }: Route.ComponentProps) {
  const { lang, t } = useSpeech();
  if ('failed' in loaderData) return <FailureView />;
  const { banner, items, page, totalPages } = loaderData;
  return (
    <>
      <PageBanner title={t('pages.news.title')} intro={t('pages.news.description')} picture={banner} />
      {items.length === 0 ? (
        <NoticeView title={t('lists.empty.news')} text={t('lists.emptyHint')} />
      ) : (
        <div className="wrap section-space">
          <CardGrid>
            {items.map((item) => (
              <li key={item.id}>
                <Card to={`/publications/news/${item.id}`} title={item.title} picture={item.picture} eyebrow={formatDate(item.publishedAt, lang)} text={item.description} />
              </li>
            ))}
          </CardGrid>
          <Pager page={page} totalPages={totalPages} />
        </div>
      )}
    </>
  );
}
