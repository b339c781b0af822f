import { languageOf } from '../../i18n/language.ts';
import { servicesContext } from '../../services-context.ts';
import { asContactLink, ContactSentence } from '../forms/contact-sentence.tsx';
import { PageBanner } from '../parts/page-banner.tsx';
import { pageMeta } from '../parts/page-meta.ts';
import { presentPicture } from '../present.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { site, securitySettings, siteTexts } = context.get(servicesContext);
  const lang = languageOf(new URL(request.url).searchParams);
  const [banner, { contact }, { messageMonths }] = await Promise.all([
    site.banner('contact'),
    site.settings(),
    securitySettings.current(),
  ]);
  const [email, phone] = [asContactLink(contact.email), asContactLink(contact.phone)];
  return {
    banner: presentPicture(banner, lang),
    texts: await siteTexts.privacyTexts(lang, { count: messageMonths, email, phone }),
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
  const { banner, texts } = loaderData;
  const sections = [
    [texts.formsTitle, texts.formsText],
    [texts.keptTitle, texts.keptText],
    [texts.trackingTitle, texts.trackingText],
    [texts.rightsTitle, texts.rightsText],
  ] as const;
  return (
    <>
      <PageBanner title={texts.title} intro={texts.intro} picture={banner} />
      <div className="wrap section-space grid gap-8">
        {sections.map(([title, text]) => (
          <section key={title} className="measure">
            <h2 className="mb-2 text-2xl">{title}</h2>
            <p>
              <ContactSentence text={text} className="text-link" />
            </p>
          </section>
        ))}
      </div>
    </>
  );
}
