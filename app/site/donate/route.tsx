import { getLanguage, useTranslation } from '../../i18n/language.ts';
import { servicesContext } from '../../services-context.ts';
import { FormCard, FormLayout } from '../forms/form-layout.tsx';
import { PageBanner } from '../parts/page-banner.tsx';
import { catalogueHead, pageMeta } from '../parts/page-meta.ts';
import { presentPicture } from '../present.ts';
import type { Route } from './+types/route.ts';
import { DonationForm } from './donation-form.tsx';
import { HowToGive } from './how-to-give.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const lang = getLanguage(new URL(request.url).searchParams);
  return { banner: presentPicture(await context.get(servicesContext).site.banner('donate'), lang) };
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData, location, catalogueHead(matches[0].loaderData, location, 'donate'));

export default function Donate({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageBanner title={t('pages.donate.title')} intro={t('donate.intro')} picture={loaderData.banner} />
      <FormLayout before={<HowToGive />}>
        <FormCard>
          <DonationForm />
        </FormCard>
      </FormLayout>
    </>
  );
}
