import { getLanguage, useTranslation } from '../../i18n/language.ts';
import { servicesContext } from '../../services-context.ts';
import { ContactFacts } from '../forms/contact-facts.tsx';
import { FormLayout } from '../forms/form-layout.tsx';
import { PageBanner } from '../parts/page-banner.tsx';
import { catalogueHead, pageMeta } from '../parts/page-meta.ts';
import { presentPicture } from '../present.ts';
import type { Route } from './+types/route.ts';
import { MembershipFrame } from './membership-frame.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { site } = context.get(servicesContext);
  const lang = getLanguage(new URL(request.url).searchParams);
  const [banner, { membershipFormUrl }] = await Promise.all([site.banner('member'), site.settings()]);
  return { banner: presentPicture(banner, lang), formUrl: membershipFormUrl };
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData, location, catalogueHead(matches[0].loaderData, location, 'member'));

export default function Member({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageBanner title={t('pages.member.title')} intro={t('member.intro')} picture={loaderData.banner} />
      <FormLayout beside={<ContactFacts />}>
        <MembershipFrame formUrl={loaderData.formUrl} />
      </FormLayout>
    </>
  );
}
