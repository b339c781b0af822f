import { news } from '../../../domain/content/news.ts';
import { projects } from '../../../domain/content/projects.ts';
import { videos } from '../../../domain/content/videos.ts';
import { getItemAddress } from '../../../domain/model/define.ts';
import type { Language } from '../../../domain/model/localized.ts';
import { localize } from '../../../domain/model/localize.ts';
import { visitor } from '../../../domain/people/viewer.ts';
import type { AboutView } from '../../../domain/site/site-views.ts';
import { getLanguage } from '../../i18n/language.ts';
import { servicesContext } from '../../services-context.ts';
import { catalogueHead, pageMeta } from '../parts/page-meta.ts';
import { describeSite } from '../parts/structured-data.ts';
import { presentGalleryPicture } from '../gallery/present.ts';
import { createFieldReader, presentLogo, presentPicture } from '../present.ts';
import { presentVideo } from '../videos/present.ts';
import type { Route } from './+types/route.ts';
import { FeaturedProjects } from './featured-projects.tsx';
import { FeaturedVideos } from './featured-videos.tsx';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { Introduction } from './introduction.tsx';
import { LatestNews } from './latest-news.tsx';
import { Partners } from './partners.tsx';
import { TelegramButton } from './telegram-button.tsx';
import { Testimonials } from './testimonials.tsx';

/** The hero and each of the featured lists show three (specification 9). */
const featured = { page: 1, limit: 3 };
/** As much as fits into four lines of the hero. */
const heroLength = 180; // characters

export async function loader({ context, request }: Route.LoaderArgs) {
  const { site, content, reportError } = context.get(servicesContext);
  const lang = getLanguage(new URL(request.url).searchParams);

  /**
   * Leaves out a part that fails to load; the error is reported and the rest of the page is shown (specification 2).
   */
  const loadPart = async <T,>(read: () => Promise<T[]>): Promise<T[]> => {
    try {
      return await read();
    } catch (error) {
      reportError(error);
      return [];
    }
  };

  const [
    newsItems,
    projectItems,
    videoItems,
    partners,
    galleryPictures,
    [fallbackPicture],
    testimonialEntries,
    [about],
  ] = await Promise.all([
    loadPart(async () => {
      const { found, files } = await content.list(news, visitor, featured);
      const read = createFieldReader(news, files, lang);
      return found.items.map((item) => ({
        id: item.id,
        to: getItemAddress(news, item.id),
        title: read.text(item, 'title'),
        description: read.summary(item, heroLength),
        publishedAt: read.value(item, 'publishedAt') ?? '',
        picture: read.picture(item, 'image'),
      }));
    }),
    loadPart(async () => {
      const { found, files } = await content.list(projects, visitor, featured);
      const read = createFieldReader(projects, files, lang);
      return found.items.map((item) => ({
        id: item.id,
        to: getItemAddress(projects, item.id),
        name: read.text(item, 'name'),
        status: read.value(item, 'status') ?? '',
        picture: read.picture(item, 'image'),
      }));
    }),
    loadPart(async () => {
      const { found, files } = await content.list(videos, visitor, featured);
      const read = createFieldReader(videos, files, lang);
      return found.items.map((item) => presentVideo(item, read));
    }),
    loadPart(async () =>
      (await site.partners()).map(({ id, name, link, logo }) => ({
        id,
        name: localize(name, lang),
        link,
        logo: presentLogo(logo, lang),
      })),
    ),
    loadPart(async () => (await site.gallery()).map((picture) => presentGalleryPicture(picture, lang))),
    loadPart(async () => [presentPicture(await site.banner('about'), lang)]),
    loadPart(async () =>
      (await site.testimonials()).map(({ image, ...entry }) => ({
        ...localize(entry, lang),
        image: presentPicture(image, lang),
      })),
    ),
    loadPart(async () => [await site.about()]),
  ]);

  return {
    news: newsItems,
    projects: projectItems,
    videos: videoItems,
    partners: partners,
    gallery: galleryPictures,
    // The hero shows a picture of the association where there are no news, or one has no picture.
    fallbackPicture:
      newsItems.length > 0 && newsItems.every(({ picture }) => picture) ? null : (fallbackPicture ?? null),
    introduction: about ? presentIntroduction(about, lang) : null,
    testimonials: testimonialEntries,
  };
}

function presentIntroduction({ epigraph, intro }: AboutView, lang: Language) {
  return {
    intro: localize(intro, lang),
    epigraph: {
      arabic: epigraph.arabic,
      // No translation in Arabic, nor in a language that has none.
      meaning: epigraph.meaning[lang] === '' ? null : localize(epigraph.meaning, lang),
      source: localize(epigraph.source, lang),
    },
  };
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const frame = matches[0].loaderData;
  return pageMeta(frame, location, {
    ...catalogueHead(frame, location, 'home'),
    ...(import.meta.env.SSR && frame && { structured: describeSite(frame, location) }),
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const {
    gallery,
    introduction,
    news: newsItems,
    partners,
    projects: projectItems,
    fallbackPicture,
    testimonials,
    videos: videoItems,
  } = loaderData;
  return (
    <>
      <Hero items={newsItems} fallbackPicture={fallbackPicture} />
      {introduction && <Introduction {...introduction} />}
      {newsItems.length > 0 && <LatestNews items={newsItems} />}
      {projectItems.length > 0 && <FeaturedProjects items={projectItems} />}
      {partners.length > 0 && <Partners partners={partners} />}
      {gallery.length > 0 && <Gallery pictures={gallery} />}
      {videoItems.length > 0 && <FeaturedVideos items={videoItems} />}
      {testimonials.length > 0 && <Testimonials entries={testimonials} />}
      <TelegramButton />
    </>
  );
}
