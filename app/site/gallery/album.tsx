import { notFound } from '../../../domain/errors.ts';
import { localize } from '../../../domain/model/localize.ts';
import { groupAlbums } from '../../../domain/site/albums.ts';
import { getLanguage, useTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { servicesContext } from '../../services-context.ts';
import { GoBack } from '../parts/go-back.tsx';
import { LanguageNote } from '../../parts/language-note.tsx';
import { load } from '../parts/load.ts';
import { FailureView } from '../parts/notice-view.tsx';
import { catalogueHead, pageMeta } from '../parts/page-meta.ts';
import { ShareLinks } from '../../parts/share-links.tsx';
import type { Route } from './+types/album.ts';
import { PictureGrid } from './picture-grid.tsx';
import { presentGalleryPicture } from './present.ts';

/** Loads the album that contains the picture of the address: links stay valid while it does. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lang = getLanguage(new URL(request.url).searchParams);
  return load(services, async () => {
    const { albums } = groupAlbums(await services.site.gallery());
    const album = albums.find(({ pictures }) => pictures.some(({ id }) => id === params.id));
    if (!album) throw notFound();
    return {
      name: localize(album.name, lang),
      pictures: album.pictures.map((picture) => presentGalleryPicture(picture, lang)),
    };
  });
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const head = catalogueHead(matches[0].loaderData, location, 'gallery');
  if (!loaderData || 'failed' in loaderData)
    return pageMeta(matches[0].loaderData, location, { ...head, isHidden: true });
  return pageMeta(matches[0].loaderData, location, {
    ...head,
    title: loaderData.name.text,
    section: { title: head.title, path: '/gallery' },
  });
};

/** The pictures of one album. */
export default function AlbumPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  if ('failed' in loaderData) return <FailureView level="h1" />;
  const { name, pictures } = loaderData;
  return (
    <div className="wrap section-space">
      <LocalLink to="/gallery" className="text-link inline-flex min-h-11 items-center text-sm">
        {t('pages.gallery.title')}
      </LocalLink>
      <h1 className="text-4xl">
        <LocalizedText text={name} className="block" />
      </h1>
      <p className="mt-2 text-muted">{t('gallery.count', { count: pictures.length })}</p>
      <LanguageNote text={name} className="mt-3" />
      <div className="mt-6 mb-8">
        <PictureGrid pictures={pictures} />
      </div>
      <ShareLinks title={name.text} />
      <p className="text-center">
        <GoBack to="/gallery" />
      </p>
    </div>
  );
}
