import { formatDate } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/language.ts';
import { Card } from '../parts/card.tsx';
import type { HeroItem } from './hero.tsx';
import { Section, ThreeColumns } from './section.tsx';

/** Up to three cards of the latest news (specification 2, home page). */
export function LatestNews({ items }: { items: readonly HeroItem[] }) {
  const { lang, t } = useTranslation();
  return (
    <Section
      title={t('home.latestNews')}
      background="subtle"
      more={{ to: '/publications/news', label: t('home.seeAllNews') }}
    >
      <ThreeColumns>
        {items.map((item) => (
          <li key={item.id}>
            <Card
              level="h3"
              to={item.to}
              title={item.title}
              picture={item.picture}
              eyebrow={formatDate(item.publishedAt, lang)}
              text={item.description}
            />
          </li>
        ))}
      </ThreeColumns>
    </Section>
  );
}
