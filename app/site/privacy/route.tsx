import { getLanguage } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { servicesContext } from '../../services-context.ts';
import { asContactLink } from '../forms/contact-sentence.tsx';
import { pageMeta } from '../parts/page-meta.ts';
import { TextPage } from '../parts/text-page.tsx';
import { presentPicture } from '../present.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { site, securitySettings, siteTexts } = context.get(servicesContext);
  const lang = getLanguage(new URL(request.url).searchParams);
  const [banner, { contact, offlineReading, rememberLanguage }, { messageMonths }] = await Promise.all([
    site.banner('contact'),
    site.settings(),
    securitySettings.current(),
  ]);
  const [email, phone] = [asContactLink(contact.email), asContactLink(contact.phone)];
  const { languageText, languageForgottenText, ...texts } = await siteTexts.pageTexts('privacy', lang, {
    count: messageMonths,
    email,
    phone,
  });
  texts.trackingText += ` ${rememberLanguage ? languageText : languageForgottenText}`;
  return {
    banner: presentPicture(banner, lang),
    texts,
    offline: offlineReading ? await siteTexts.pageTexts('offline', lang) : undefined,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches[0].loaderData, location, {
    title: loaderData?.texts.title ?? '',
    description: loaderData?.texts.description ?? '',
  });

/**
 * The data that the site collects about visitors, how long it is stored and whom to ask; every sentence is a site text.
 */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { banner, texts, offline } = loaderData;
  const sections = [
    [texts.formsTitle, texts.formsText],
    [texts.keptTitle, texts.keptText],
    [texts.trackingTitle, texts.trackingText],
    [texts.rightsTitle, texts.rightsText],
  ] as const;
  return (
    <TextPage title={texts.title} intro={texts.intro} banner={banner} sections={sections}>
      {offline && (
        <section className="measure">
          <h2 className="mb-2 text-2xl">
            <LocalLink to="/offline" reloadDocument className="text-link">
              {offline.title}
            </LocalLink>
          </h2>
          <p>{offline.intro}</p>
        </section>
      )}
    </TextPage>
  );
}
