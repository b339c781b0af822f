import { contactForm } from '../../../domain/messages/message.ts';
import { getLanguage, useTranslation } from '../../i18n/language.ts';
import { servicesContext } from '../../services-context.ts';
import { ContactFacts } from '../forms/contact-facts.tsx';
import { FormCard, FormLayout } from '../forms/form-layout.tsx';
import { readRetention } from '../forms/read-retention.ts';
import { readSentResult, receiveForm } from '../forms/receive-form.ts';
import { PageBanner } from '../parts/page-banner.tsx';
import { catalogueHead, pageMeta } from '../parts/page-meta.ts';
import { presentPicture } from '../present.ts';
import type { Route } from './+types/route.ts';
import { ContactForm } from './contact-form.tsx';
import { LocationMap } from './location-map.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { site } = context.get(servicesContext);
  const lang = getLanguage(new URL(request.url).searchParams);
  const [banner, { emailService, map }, retention] = await Promise.all([
    site.banner('contact'),
    site.settings(),
    readRetention(context, lang),
  ]);
  return { banner: presentPicture(banner, lang), emailService, map, retention, result: readSentResult(request) };
}

/** Handles the form where a browser posts it without JavaScript. */
export function action({ context, request }: Route.ActionArgs) {
  return receiveForm(context, contactForm, request, '/contact');
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData, location, catalogueHead(matches[0].loaderData, location, 'contact'));

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { banner, emailService, map, retention, result } = loaderData;
  return (
    <>
      <PageBanner title={t('pages.contact.title')} intro={t('contact.intro')} picture={banner} />
      <FormLayout beside={<ContactFacts />}>
        <FormCard>
          <ContactForm service={emailService} initialResult={actionData ?? result} retention={retention} />
        </FormCard>
      </FormLayout>
      {(map.embedUrl || map.linkUrl) && <LocationMap map={map} />}
    </>
  );
}
