import { useTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { SiteLogo } from '../../shell/site-logo.tsx';
import { useSite } from '../../shell/use-site.ts';
import { FormCard } from '../forms/form-layout.tsx';
import { catalogueHead, pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/route.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Handles a form posted without scripts: does not read the password, and shows that the page needs JavaScript. */
export function action() {
  return { needsScript: true };
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData, location, {
    ...catalogueHead(matches[0].loaderData, location, 'signin'),
    isHidden: true,
  });

export default function SignIn({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const site = useSite();
  return (
    <div className="wrap flex justify-center py-14 lg:py-24">
      <div className="w-full max-w-md">
        <div className="mb-8 flex flex-col items-center gap-3 text-center">
          <SiteLogo on="page" className="size-14 text-dark dark:text-accent" />
          {site && <LocalizedText text={site.name.short} as="p" className="font-heading text-lg font-semibold" />}
          <h1 className="text-3xl">{t('signin.title')}</h1>
          <p className="text-muted">{t('signin.intro')}</p>
        </div>
        <FormCard>
          <SignInForm needsScript={actionData?.needsScript ?? false} />
        </FormCard>
      </div>
    </div>
  );
}
