import type { ComponentProps } from 'react';
import { Link, parsePath, useLocation } from 'react-router';
import { hasLanguageParam, getLanguage, localTarget } from './language.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** An absolute path within the site. */
  to: string;
  /** Loads the target as a full page. */
  reloadDocument?: boolean;
  preventScrollReset?: boolean;
  /** The state of the target location. */
  state?: unknown;
};

/**
 * A link within the site that keeps the language of the visit. On the server it is rendered as a plain element: a page
 * has some sixty links, and what the router's own link prepares is only needed in a browser.
 */
export function LocalLink({ to, reloadDocument = false, preventScrollReset = false, state, children, ...rest }: Props) {
  const location = useLocation();
  const target = localTarget(parsePath(to), getLanguage(location.search), hasLanguageParam(location));
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
