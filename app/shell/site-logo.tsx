import { DefaultLogo } from '../ui/default-logo.tsx';
import { useSite } from './use-site.ts';

type Props = {
  /** The height, such as `size-11`: a logo that is wider than high takes up more room. */
  className: string;
  on?: 'dark' | 'page';
};

/** The logo of the association, or a drawn default one. */
export function SiteLogo({ className, on = 'dark' }: Props) {
  const logo = useSite()?.logo;
  if (!logo) return <DefaultLogo className={className} on={on} />;
  return <img src={logo.src} alt="" width={logo.width} height={logo.height} className={`site-logo ${className}`} />;
}
