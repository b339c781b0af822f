import { useTranslation } from '../../i18n/language.ts';
import { useSite } from '../../shell/use-site.ts';
import { NightPanel } from '../forms/night-panel.tsx';

/** The honest note: the form takes no money, and this is the way that does. */
export function HowToGive() {
  const { t } = useTranslation();
  const site = useSite();
  if (!site) return null;
  const { phone, email } = site.contact;
  const links: Record<string, string> = { [phone]: `tel:${phone.replaceAll(' ', '')}`, [email]: `mailto:${email}` };
  // The sentence is cut where it names them, so that both can be links in every word order.
  const parts = t('donate.note', { phone: `\n${phone}\n`, email: `\n${email}\n` }).split('\n');
  return (
    <NightPanel title={t('donate.howToGive')}>
      <p>
        {parts.map((part, index) =>
          links[part] ? (
            <a
              key={index}
              href={links[part]}
              dir="ltr"
              className="inline-block max-w-full font-semibold wrap-anywhere text-gold-bright underline decoration-1 underline-offset-4"
            >
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
    </NightPanel>
  );
}
