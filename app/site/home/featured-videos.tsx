import { useTranslation } from '../../i18n/language.ts';
import { VideoCard, type VideoView } from '../videos/video-card.tsx';
import { Section, ThreeColumns } from './section.tsx';

/** Up to three videos (specification 2, home page). */
export function FeaturedVideos({ items }: { items: readonly VideoView[] }) {
  const { t } = useTranslation();
  return (
    <Section
      title={t('home.featuredVideos')}
      background="page"
      more={{ to: '/publications/videos', label: t('home.seeAllVideos') }}
    >
      <ThreeColumns>
        {items.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} level="h3" />
          </li>
        ))}
      </ThreeColumns>
    </Section>
  );
}
