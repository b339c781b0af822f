import { videos } from '../../../domain/content/videos.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { VideoPlayer } from '../../parts/video-player.tsx';
import { ListPage, listMeta } from '../parts/list-page.tsx';
import { loadList } from '../parts/load-list.ts';
import { describeVideo } from '../parts/structured-data.ts';
import type { Route } from './+types/list.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadList(args, {
    type: videos,
    present: (item, read) => ({
      id: item.id,
      videoId: read.value(item, 'videoId') ?? '',
      title: read.text(item, 'title'),
      description: read.text(item, 'description'),
      addedAt: item.createdAt,
      picture: read.picture(item, 'image'),
    }),
  });
}

export const meta: Route.MetaFunction = (args) =>
  listMeta(args, 'videos', import.meta.env.SSR ? describeVideo : undefined);

export default function VideoList({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      typeName="videos"
      list={loaderData}
      renderItem={({ videoId, title, description, picture }) => (
        <article>
          <VideoPlayer videoId={videoId} title={title} picture={picture} />
          {description.text !== '' && (
            <LocalizedText text={description} as="p" className="mt-3 whitespace-pre-line text-muted" />
          )}
        </article>
      )}
    />
  );
}
