import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { getTranslator } from '../../i18n/translator.ts';
import { getLanguage, useTranslation, useStaffTranslation } from '../../i18n/language.ts';
import { loadCatalogue } from '../../i18n/load-catalogue.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { servicesContext } from '../../services-context.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import type { Route } from './+types/route.ts';
import { MinimalPage } from './minimal-page.tsx';
import { clearPasswordLink, readPasswordLink, storePasswordLinkInTab } from '../../password-link.ts';
import { SetPasswordForm } from './set-password-form.tsx';
import '../dashboard.css';

/** Returns the email address that a valid link was made for, else null, so that invalid links show no form. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { sessions } = context.get(servicesContext);
  return { email: token === '' ? null : ((await sessions.emailOfPasswordLink(token)) ?? null) };
}

/**
 * Checks the token of the address. Without one, after a reload or a change of language, the link of this tab is used;
 * the server checks it again when the password is set.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  await loadCatalogue(getLanguage(searchParams), 'dashboard');
  const token = searchParams.get('token') ?? '';
  if (token === '') return readPasswordLink() ?? { token, email: null };
  const { email } = await serverLoader();
  if (email === null) clearPasswordLink();
  else storePasswordLinkInTab({ token, email });
  return { token, email };
}
clientLoader.hydrate = true as const;

/** The address allows setting the password: it must not be cached or sent as a referrer. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const name = matches[0].loaderData?.name.short.text ?? '';
  // The dashboard's catalogue is loaded once the client loader has run.
  const title =
    loaderData && 'token' in loaderData
      ? `${getTranslator(getLanguage(location.search))('setPassword.title')} · ${name}`
      : name;
  return [{ title }, { name: 'robots', content: 'noindex, nofollow' }, { name: 'referrer', content: 'no-referrer' }];
};

/**
 * What the server renders: the page without its form, which needs scripts so that the token stays out of the address.
 */
export function HydrateFallback() {
  const { t } = useTranslation();
  return (
    <MinimalPage>
      <StarSpinner className="mx-auto size-12" />
      <noscript>
        <p className="text-center">{t('signin.needsScript')}</p>
      </noscript>
    </MinimalPage>
  );
}

export default function SetPassword({ loaderData }: Route.ComponentProps) {
  const navigate = useLocalNavigate();
  const { search } = useLocation();
  // The data of the first load: the browser may have refused to store the link.
  const [link] = useState(loaderData);
  const [isExpired, setIsExpired] = useState(false);
  const isInAddress = new URLSearchParams(search).has('token');
  // Removes the token from the address at once.
  useEffect(() => {
    if (isInAddress) void navigate('/set-password', { replace: true });
  }, [isInAddress, navigate]);

  return (
    <MinimalPage>
      {isExpired || link.email === null ? (
        <LinkExpired />
      ) : (
        <SetPasswordForm token={link.token} email={link.email} onExpired={() => setIsExpired(true)} />
      )}
    </MinimalPage>
  );
}

function LinkExpired() {
  const { t } = useStaffTranslation();
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <h1 className="text-3xl">{t('setPassword.overTitle')}</h1>
      <p className="text-muted">{t('setPassword.overText')}</p>
      <LocalLink to="/signin" className="button button-quiet mt-2">
        {t('setPassword.toSignIn')}
      </LocalLink>
    </div>
  );
}
