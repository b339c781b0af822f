import type { ReactNode } from 'react';
import { LocalLink } from '../../i18n/local-link.tsx';
import { LanguageSwitcher } from '../../shell/header/language-switcher.tsx';
import { SiteLogo } from '../../shell/site-logo.tsx';
import { useSite } from '../../shell/use-site.ts';

/** A page with only the site's logo, the language switcher and its content. */
export function MinimalPage({ children }: { children: ReactNode }) {
  const site = useSite();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex justify-end p-3 sm:p-5">
        <LanguageSwitcher />
      </header>
      <main className="mx-auto flex w-full max-w-lg flex-1 flex-col px-4 pb-16 sm:pt-6">
        <LocalLink to="/" className="mb-6 flex min-h-11 flex-col items-center gap-2 text-center">
          <SiteLogo on="page" className="size-14 text-dark dark:text-accent" />
          <span className="font-heading text-lg font-semibold">{site?.name.short.text}</span>
        </LocalLink>
        <div className="rounded-card border border-border bg-surface p-5 sm:p-9">{children}</div>
      </main>
    </div>
  );
}
