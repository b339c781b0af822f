import { Link, parsePath, useLocation, type LinkProps } from 'react-router';
import { carriesLanguage, languageOf, localTarget } from './language.ts';

/** A link within the site that carries the language of the visit on. */
export function LocalLink({ to, ...rest }: Omit<LinkProps, 'to' | 'mask'> & { to: string }) {
  const location = useLocation();
  const target = localTarget(parsePath(to), languageOf(location.search), carriesLanguage(location));
  return <Link {...rest} {...target} />;
}
