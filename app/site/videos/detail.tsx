import { videos } from '../../../domain/content/videos.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { VideoPlayer } from '../../parts/video-player.tsx';
import { itemHead } from '../parts/item-head.ts';
import { loadItem } from '../parts/load-item.ts';
import { FailureView } from '../parts/notice-view.tsx';
import { pageMeta } from '../parts/page-meta.ts';
import { MoreToRead, Reading } from '../parts/reading.tsx';
import { describeVideo } from '../parts/structured-data.ts';
import { presentVideo } from './present.ts';
import { VideoCard } from './video-card.tsx';
import type { Route } from './+types/detail.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadItem(args, { type: videos, present: presentVideo, presentMore: presentVideo });
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const site = matches[0].loaderData;
  const item = loaderData && 'item' in loaderData ? loaderData.item : undefined;
  const structured = import.meta.env.SSR && site && item ? { structured: [describeVideo(site, item)] } : {};
  return pageMeta(site, location, { ...itemHead(site, location, loaderData, 'videos'), ...structured });
};

export default function VideoDetail({ loaderData }: Route.ComponentProps) {
  if ('failed' in loaderData) return <FailureView level="h1" />;
  const { item, more } = loaderData;
  const { id, videoId, title, description, picture } = item;
  return (
    <>
      <Reading typeName="videos" view={loaderData} title={title} kept={null}>
        <div className="mt-6">
          <VideoPlayer
            key={id}
            videoId={videoId}
            title={title}
            picture={picture}
            sizes="(min-width: 40rem) 36rem, 100vw"
          />
        </div>
        {description.text !== '' && (
          <LocalizedText text={description} as="p" className="mt-6 text-lg whitespace-pre-line" />
        )}
      </Reading>
      <MoreToRead
        key={id}
        items={more}
        title="videos.related"
        renderItem={(video) => <VideoCard video={video} level="h3" />}
      />
    </>
  );
}
