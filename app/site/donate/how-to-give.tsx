import { useTranslation } from '../../i18n/language.ts';
import { useSite } from '../../shell/use-site.ts';
import { asContactLink, ContactSentence } from '../forms/contact-sentence.tsx';
import { DarkPanel } from '../forms/dark-panel.tsx';

/** The sentence that the form takes no payment, and how to donate instead; `className` is that of its links. */
export function DonationNote({ className }: { className: string }) {
  const { t } = useTranslation();
  const { phone = '', email = '' } = useSite()?.contact ?? {};
  return (
    <ContactSentence
      text={t('donate.note', { phone: asContactLink(phone), email: asContactLink(email) })}
      className={className}
    />
  );
}

/** A panel with that sentence. */
export function HowToGive() {
  const { t } = useTranslation();
  if (!useSite()) return null;
  return (
    <DarkPanel title={t('donate.howToGive')}>
      <p>
        <DonationNote className="font-semibold text-on-dark-accent underline decoration-1 underline-offset-4" />
      </p>
    </DarkPanel>
  );
}
