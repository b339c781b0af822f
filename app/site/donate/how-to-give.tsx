import { useTranslation } from '../../i18n/language.ts';
import { useSite } from '../../shell/use-site.ts';
import { asContactLink, ContactSentence } from '../forms/contact-sentence.tsx';
import { NightPanel } from '../forms/night-panel.tsx';

/** A note that the form takes no payment, and how to donate instead. */
export function HowToGive() {
  const { t } = useTranslation();
  const site = useSite();
  if (!site) return null;
  const { phone, email } = site.contact;
  return (
    <NightPanel title={t('donate.howToGive')}>
      <p>
        <ContactSentence
          text={t('donate.note', { phone: asContactLink(phone), email: asContactLink(email) })}
          className="font-semibold text-gold-bright underline decoration-1 underline-offset-4"
        />
      </p>
    </NightPanel>
  );
}
