import { LogoMark } from '../ui/logo-mark.tsx';
import { useSite } from './use-site.ts';

type Props = {
  /** How high it stands, such as `size-11`: a logo that is wider than high takes more room. */
  className: string;
  on?: 'night' | 'paper';
};

/** The logo of the association, or the drawn mark of the house where none was chosen. */
export function SiteLogo({ className, on = 'night' }: Props) {
  const logo = useSite()?.logo;
  if (!logo) return <LogoMark className={className} on={on} />;
  return <img src={logo.src} alt="" width={logo.width} height={logo.height} className={`site-logo ${className}`} />;
}
