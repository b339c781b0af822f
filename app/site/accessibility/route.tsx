import { getLanguage } from '../../i18n/language.ts';
import { servicesContext } from '../../services-context.ts';
import { asContactLink } from '../forms/contact-sentence.tsx';
import { pageMeta } from '../parts/page-meta.ts';
import { TextPage } from '../parts/text-page.tsx';
import { presentPicture } from '../present.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { site, siteTexts } = context.get(servicesContext);
  const lang = getLanguage(new URL(request.url).searchParams);
  const [banner, { contact }] = await Promise.all([site.banner('contact'), site.settings()]);
  const [email, phone] = [asContactLink(contact.email), asContactLink(contact.phone)];
  return {
    banner: presentPicture(banner, lang),
    texts: await siteTexts.pageTexts('accessibility', lang, { email, phone }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches[0].loaderData, location, {
    title: loaderData?.texts.title ?? '',
    description: loaderData?.texts.description ?? '',
  });

/** What is tested for people with disabilities, known limits and whom to tell; every sentence is a site text. */
export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { banner, texts } = loaderData;
  const sections = [
    [texts.conformanceTitle, texts.conformanceText],
    [texts.limitsTitle, texts.limitsText],
    [texts.tellTitle, texts.tellText],
    [texts.statementTitle, texts.statementText],
  ] as const;
  return <TextPage title={texts.title} intro={texts.intro} banner={banner} sections={sections} />;
}
