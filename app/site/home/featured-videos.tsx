import type { ReadText } from '../../../domain/model/localized.ts';
import { useTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import type { PictureView } from '../../ui/picture.tsx';
import { VideoPlayer } from '../../parts/video-player.tsx';
import { Section, ThreeColumns } from './section.tsx';

type FeaturedVideo = {
  id: string;
  videoId: string;
  title: ReadText;
  description: ReadText;
  picture: PictureView | null;
};

/** Up to three videos (specification 2, home page). */
export function FeaturedVideos({ items }: { items: readonly FeaturedVideo[] }) {
  const { t } = useTranslation();
  return (
    <Section
      title={t('home.featuredVideos')}
      background="page"
      more={{ to: '/publications/videos', label: t('home.seeAllVideos') }}
    >
      <ThreeColumns>
        {items.map((item) => (
          <li key={item.id}>
            <VideoPlayer level="h3" videoId={item.videoId} title={item.title} picture={item.picture} />
            {item.description.text !== '' && (
              <LocalizedText text={item.description} as="p" className="mt-3 line-clamp-3 text-muted" />
            )}
          </li>
        ))}
      </ThreeColumns>
    </Section>
  );
}
