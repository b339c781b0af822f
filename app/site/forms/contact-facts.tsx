import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/language.ts';
import type { MessageKey } from '../../i18n/translator.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { SocialLinks } from '../../shell/social-links.tsx';
import { useSite } from '../../shell/use-site.ts';
import { DarkPanel } from './dark-panel.tsx';

/** How to contact the association without a form. */
export function ContactFacts() {
  const { t } = useTranslation();
  const site = useSite();
  if (!site) return null;
  const { phone, email, address } = site.contact;
  return (
    <DarkPanel title={t('footer.contactInfo')}>
      <dl className="grid gap-5">
        <Fact label="footer.phone">
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            dir="ltr"
            className="footer-link inline-flex min-h-11 items-center tabular"
          >
            {phone}
          </a>
        </Fact>
        <Fact label="footer.email">
          <a href={`mailto:${email}`} dir="ltr" className="footer-link inline-flex min-h-11 items-center break-all">
            {email}
          </a>
        </Fact>
        <Fact label="footer.address">
          <LocalizedText text={address} as="p" className="py-2" />
        </Fact>
      </dl>
      <SocialLinks className="mt-5 -ms-2.5" />
    </DarkPanel>
  );
}

function Fact({ label, children }: { label: MessageKey; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div>
      <dt className="text-sm text-on-dark-muted">{t(label)}</dt>
      <dd className="text-lg">{children}</dd>
    </div>
  );
}
