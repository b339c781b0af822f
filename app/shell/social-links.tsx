import { useTranslation } from '../i18n/language.ts';
import { useSite } from './use-site.ts';

/** Logos of the networks, drawn in a square of 24. */
const icons = {
  facebook:
    'M13.5 21v-7.5H16l.4-3h-2.9V8.6c0-.9.3-1.5 1.6-1.5h1.5V4.4c-.3 0-1.2-.1-2.2-.1-2.3 0-3.8 1.4-3.8 3.9v2.3H8v3h2.6V21z',
  youtube:
    'M21.6 7.6a2.5 2.5 0 0 0-1.8-1.8C18.2 5.4 12 5.4 12 5.4s-6.2 0-7.8.4A2.5 2.5 0 0 0 2.4 7.6 26 26 0 0 0 2 12a26 26 0 0 0 .4 4.4 2.5 2.5 0 0 0 1.8 1.8c1.6.4 7.8.4 7.8.4s6.2 0 7.8-.4a2.5 2.5 0 0 0 1.8-1.8A26 26 0 0 0 22 12a26 26 0 0 0-.4-4.4zM10 15V9l5.2 3z',
  telegram:
    'M21 4.3 17.9 19c-.2 1-.8 1.3-1.7.8l-4.6-3.4-2.3 2.2c-.2.2-.4.4-.9.4l.3-4.8L17.400 6.400c.4-.3-.1-.5-.6-.2L6 12.900l-4.600-1.400c-1-.3-1-1 .2-1.500L19.700 3c.8-.3 1.600.2 1.300 1.300z',
  tiktok:
    'M16.2 3c.3 2.300 1.600 3.800 3.800 4v2.700c-1.300.1-2.600-.3-3.800-1v5.800c0 3.700-2.500 6.300-5.900 6.300A5.600 5.600 0 0 1 4.700 15.200c0-3.300 2.700-5.800 6.300-5.500v2.900c-1.800-.3-3.400.8-3.400 2.600 0 1.600 1.200 2.700 2.700 2.700 1.700 0 2.900-1.100 2.900-3.200V3z',
} as const;

const names = { facebook: 'Facebook', youtube: 'YouTube', telegram: 'Telegram', tiktok: 'TikTok' } as const;

export function SocialIcon({ network, className = 'size-6' }: { network: keyof typeof icons; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="currentColor" aria-hidden="true">
      <path d={icons[network]} />
    </svg>
  );
}

const linkColours = 'text-on-dark-muted transition-colors duration-150 hover:text-on-dark-accent';

/** Returns the networks of the association that have an address. */
function networksOf(
  social: Record<keyof typeof icons, string | null>,
): [network: keyof typeof icons, address: string][] {
  return (Object.keys(icons) as (keyof typeof icons)[]).flatMap((network) => {
    const address = social[network];
    return address === null ? [] : [[network, address]];
  });
}

/** Links to the association's social networks, in new tabs (specification 2, footer and hero). */
export function SocialLinks({ className = '' }: { className?: string }) {
  const { t } = useTranslation();
  const site = useSite();
  if (!site) return null;
  return (
    <ul className={`social-links flex flex-wrap ${className}`}>
      {networksOf(site.social).map(([network, address]) => (
        <li key={network}>
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${names[network]} ${t('footer.newTab')}`}
            className={`flex size-11 items-center justify-center rounded-full ${linkColours}`}
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
