import { data } from 'react-router';
import { membershipForm } from '../../../domain/messages/message.ts';
import { useTranslation } from '../../i18n/language.ts';
import type { FormResult } from '../forms/form-result.ts';
import { readRetention } from '../forms/read-retention.ts';
import { readSentResult, receiveForm } from '../forms/receive-form.ts';
import { FormCard } from '../forms/form-layout.tsx';
import { catalogueHead, pageMeta } from '../parts/page-meta.ts';
import { getLanguage } from '../../i18n/language.ts';
import { getTranslator } from '../../i18n/translator.ts';
import type { Route } from './+types/embed.ts';
import { MembershipForm } from './membership-form.tsx';
import { useParentLanguage } from './use-parent-language.ts';

/** The page in the frame on /member, not for search engines. */
export function headers() {
  return { 'X-Robots-Tag': 'noindex' };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  return {
    retention: await readRetention(context, getLanguage(new URL(request.url).searchParams)),
    result: readSentResult(request),
  };
}

export function action({ context, request }: Route.ActionArgs) {
  return receiveForm(context, membershipForm, request, '/embed/membership');
}

/**
 * Shows the thanks without following the redirect to them. Keeps the form and its values where no response comes; the
 * error page would replace them.
 */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response && error.status === 303) return data<FormResult>({ sent: true });
    return data<FormResult>({ sent: false, values: {}, problems: {}, offline: true }, { status: 503 });
  }
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const t = getTranslator(getLanguage(location.search));
  return pageMeta(matches[0].loaderData, location, {
    ...catalogueHead(matches[0].loaderData, location, 'member'),
    title: t('member.frameTitle'),
    isHidden: true,
  });
};

export default function EmbeddedMembership({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  useParentLanguage();
  return (
    <main id="form">
      <h1 className="sr-only">{t('member.frameTitle')}</h1>
      <FormCard>
        <MembershipForm result={actionData ?? loaderData.result} retention={loaderData.retention} />
      </FormCard>
    </main>
  );
}
