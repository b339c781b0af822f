import { localize } from '../../../domain/model/localize.ts';
import { getLanguage, useTranslation } from '../../i18n/language.ts';
import { servicesContext } from '../../services-context.ts';
import { useSite } from '../../shell/use-site.ts';
import { PageBanner } from '../parts/page-banner.tsx';
import { catalogueHead, pageMeta } from '../parts/page-meta.ts';
import { presentPicture } from '../present.ts';
import type { Route } from './+types/route.ts';
import { Advisors } from './advisors.tsx';
import { Epigraph } from './epigraph.tsx';
import { Proportion } from './proportion.tsx';
import { WhoWeAre } from './who-we-are.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { site } = context.get(servicesContext);
  const lang = getLanguage(new URL(request.url).searchParams);
  const [banner, about, advisors] = await Promise.all([site.banner('about'), site.about(), site.advisors()]);
  return {
    banner: presentPicture(banner, lang),
    about: localize(about, lang),
    advisors: advisors.map(({ photo, ...person }) => ({
      ...localize(person, lang),
      photo: presentPicture(photo, lang),
    })),
  };
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData, location, catalogueHead(matches[0].loaderData, location, 'about'));

export default function About({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const tagline = useSite()?.tagline;
  const { banner, about, advisors } = loaderData;
  return (
    <>
      <PageBanner title={t('pages.about.title')} picture={banner} {...(tagline?.text && { intro: tagline })} />
      {about.epigraph.arabic === '' ? <div className="pt-14 lg:pt-20" /> : <Epigraph epigraph={about.epigraph} />}
      <WhoWeAre about={about} />
      <Proportion share={about.vision.share} people={about.vision.people} />
      {advisors.length > 0 && <Advisors advisors={advisors} />}
    </>
  );
}
