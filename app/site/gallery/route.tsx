import { localize } from '../../../domain/model/localize.ts';
import { groupAlbums } from '../../../domain/site/albums.ts';
import { getLanguage, useTranslation } from '../../i18n/language.ts';
import { servicesContext } from '../../services-context.ts';
import { Card, CardGrid } from '../parts/card.tsx';
import { load } from '../parts/load.ts';
import { FailureView, NoticeView } from '../parts/notice-view.tsx';
import { PageBanner } from '../parts/page-banner.tsx';
import { catalogueHead, pageMeta } from '../parts/page-meta.ts';
import { useCatalogueHead } from '../parts/use-catalogue-head.ts';
import { presentPicture } from '../present.ts';
import type { Route } from './+types/route.ts';
import { PictureGrid } from './picture-grid.tsx';
import { presentGalleryPicture } from './present.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lang = getLanguage(new URL(request.url).searchParams);
  return load(services, async () => {
    const [banner, pictures] = await Promise.all([services.site.banner('about'), services.site.gallery()]);
    const { albums, others } = groupAlbums(pictures);
    return {
      banner: presentPicture(banner, lang),
      albums: albums.map(({ id, name, pictures: [first, ...rest] }) => ({
        id,
        name: localize(name, lang),
        cover: presentPicture(first?.file, lang),
        count: 1 + rest.length,
      })),
      others: others.map((picture) => presentGalleryPicture(picture, lang)),
    };
  });
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches[0].loaderData, location, {
    ...catalogueHead(matches[0].loaderData, location, 'gallery'),
    ...((!loaderData || 'failed' in loaderData) && { isHidden: true }),
  });

/** The albums of the gallery, and the pictures that are in none. */
export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { title, description } = useCatalogueHead('gallery');
  const failed = 'failed' in loaderData;
  const { albums, others } = failed ? { albums: [], others: [] } : loaderData;
  return (
    <>
      <PageBanner title={title} intro={description} picture={failed ? null : loaderData.banner} />
      {failed ? (
        <FailureView />
      ) : albums.length + others.length === 0 ? (
        <NoticeView title={t('gallery.empty')} text={t('lists.emptyHint')} />
      ) : (
        <div className="wrap section-space gallery-page">
          {albums.length > 0 && (
            <CardGrid>
              {albums.map(({ id, name, cover, count }) => (
                <li key={id}>
                  <Card
                    to={`/gallery/${id}`}
                    title={name}
                    picture={cover && { ...cover, alt: { text: '', lang: cover.alt.lang } }}
                    eyebrow={t('gallery.count', { count })}
                  />
                </li>
              ))}
            </CardGrid>
          )}
          {albums.length > 0 && others.length > 0 && <h2 className="mt-12 mb-8 text-3xl">{t('gallery.others')}</h2>}
          {others.length > 0 && <PictureGrid pictures={others} />}
        </div>
      )}
    </>
  );
}
