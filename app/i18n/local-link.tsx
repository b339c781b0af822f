import type { ComponentProps } from 'react';
import { Link, parsePath, useLocation } from 'react-router';
import { carriesLanguage, languageOf, localTarget } from './language.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address within the site, from its root. */
  to: string;
  /** Asks for the page as a whole. */
  reloadDocument?: boolean;
  preventScrollReset?: boolean;
  /** What the location that it leads to knows besides its address. */
  state?: unknown;
};

/**
 * A link within the site that carries the language of the visit on. On the server it is written as what it becomes:
 * a page has some sixty of them, and what the router's own link makes ready is of use in a browser only.
 */
export function LocalLink({ to, reloadDocument = false, preventScrollReset = false, state, children, ...rest }: Props) {
  const location = useLocation();
  const target = localTarget(parsePath(to), languageOf(location.search), carriesLanguage(location));
  if (import.meta.env.SSR) {
    return (
      <a {...rest} href={target.mask ?? target.to} data-discover="true">
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} {...target} state={state} reloadDocument={reloadDocument} preventScrollReset={preventScrollReset}>
      {children}
    </Link>
  );
}
