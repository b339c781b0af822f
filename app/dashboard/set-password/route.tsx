import { useEffect, useState } from 'react';
import { translatorFor } from '../../i18n/translator.ts';
import { languageOf, useTranslation, useStaffTranslation } from '../../i18n/language.ts';
import { loadCatalogue } from '../../i18n/load-catalogue.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { servicesContext } from '../../services-context.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import type { Route } from './+types/route.ts';
import { QuietPage } from './quiet-page.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import '../dashboard.css';

/** Whose link it is, while it works; so nobody thinks up a password in vain, nor forgets the email to sign in with. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { sessions } = context.get(servicesContext);
  return { email: token === '' ? null : ((await sessions.emailOfPasswordLink(token)) ?? null) };
}

/** The token is taken out of the address at once; without it, this runs only for the words of another language. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  await loadCatalogue(languageOf(searchParams), 'dashboard');
  const token = searchParams.get('token') ?? '';
  return { token, email: token === '' ? null : (await serverLoader()).email };
}
clientLoader.hydrate = true as const;

/** Whoever holds the address can set the password: it goes into no cache, and to no other address. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const name = matches[0].loaderData?.name.short.text ?? '';
  // The words of the dashboard are there once the browser's own loader has run.
  const title =
    loaderData && 'token' in loaderData
      ? `${translatorFor(languageOf(location.search))('setPassword.title')} · ${name}`
      : name;
  return [{ title }, { name: 'robots', content: 'noindex, nofollow' }, { name: 'referrer', content: 'no-referrer' }];
};

/** What the server renders: the page without its form, which needs a script to keep the token to itself. */
export function HydrateFallback() {
  const { t } = useTranslation();
  return (
    <QuietPage>
      <StarSpinner className="mx-auto size-12" />
      <noscript>
        <p className="text-center">{t('signin.needsScript')}</p>
      </noscript>
    </QuietPage>
  );
}

export default function SetPassword({ loaderData }: Route.ComponentProps) {
  const navigate = useLocalNavigate();
  // As the page was opened: the address has lost its token by the time the words of another language are loaded.
  const [link] = useState(loaderData);
  const [isOver, setOver] = useState(false);
  const isInAddress = loaderData.token !== '';
  useEffect(() => {
    if (isInAddress) void navigate('/set-password', { replace: true });
  }, [isInAddress, navigate]);

  return (
    <QuietPage>
      {isOver || link.email === null ? (
        <LinkIsOver />
      ) : (
        <SetPasswordForm token={link.token} email={link.email} onOver={() => setOver(true)} />
      )}
    </QuietPage>
  );
}

function LinkIsOver() {
  const { t } = useStaffTranslation();
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <h1 className="text-3xl">{t('setPassword.overTitle')}</h1>
      <p className="text-stone">{t('setPassword.overText')}</p>
      <LocalLink to="/signin" className="button button-quiet mt-2">
        {t('setPassword.toSignIn')}
      </LocalLink>
    </div>
  );
}
