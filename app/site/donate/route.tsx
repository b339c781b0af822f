import { data } from 'react-router';
import { languageOf, useSpeech } from '../../i18n/language.ts';
import { servicesContext } from '../../services-context.ts';
import { FormLeaf, FormSpread } from '../forms/form-spread.tsx';
import { readForm } from '../forms/read-form.ts';
import type { FormAnswer } from '../forms/form-answer.ts';
import { PageBanner } from '../parts/page-banner.tsx';
import { catalogueHead, pageMeta } from '../parts/page-meta.ts';
import { presentPicture } from '../present.ts';
import type { Route } from './+types/route.ts';
import { checkDonation } from './check-donation.ts';
import { DonationForm } from './donation-form.tsx';
import { HowToGive } from './how-to-give.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const lang = languageOf(new URL(request.url).searchParams);
  return { banner: presentPicture(await context.get(servicesContext).site.banner('donate'), lang) };
}

/** Checks the form for browsers without JavaScript. Nothing is sent on or kept (specification 4, donation). */
export async function action({ request }: Route.ActionArgs) {
  const values = await readForm(request);
  const problems = checkDonation(values);
  return Object.keys(problems).length === 0 ? data<FormAnswer>({ sent: true }) : data<FormAnswer>({ sent: false, values, problems }, { status: 400 });
}

export const meta: Route.MetaFunction = ({ matches, location }) => pageMeta(matches[0].loaderData, location, catalogueHead(location, 'donate'));

export default function Donate({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useSpeech();
  return (
    <>
      <PageBanner title={t('pages.donate.title')} intro={t('donate.intro')} picture={loaderData.banner} />
      <FormSpread beside={<HowToGive />}>
        <FormLeaf>
          <DonationForm answer={actionData} />
        </FormLeaf>
      </FormSpread>
    </>
  );
}
