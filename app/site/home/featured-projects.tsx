import type { ReadText } from '../../../domain/model/localized.ts';
import { useTranslation } from '../../i18n/language.ts';
import type { PictureView } from '../../ui/picture.tsx';
import { Card } from '../parts/card.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { Section, ThreeColumns } from './section.tsx';

type FeaturedProject = { id: string; to: string; name: ReadText; status: string; picture: PictureView | null };

/** Up to three projects with their status (specification 2, home page). */
export function FeaturedProjects({ items }: { items: readonly FeaturedProject[] }) {
  const { t } = useTranslation();
  return (
    <Section
      title={t('home.featuredProjects')}
      background="page"
      more={{ to: '/projects', label: t('home.seeAllProjects') }}
    >
      <ThreeColumns>
        {items.map((item) => (
          <li key={item.id}>
            <Card
              level="h3"
              to={item.to}
              title={item.name}
              picture={item.picture}
              eyebrow={<StatusBadge status={item.status} />}
            />
          </li>
        ))}
      </ThreeColumns>
    </Section>
  );
}
