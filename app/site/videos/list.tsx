import { videos } from '../../../domain/content/videos.ts';
import { ListPage, listMeta } from '../parts/list-page.tsx';
import { loadList } from '../parts/load-list.ts';
import { describeVideo } from '../parts/structured-data.ts';
import { presentVideo } from './present.ts';
import { VideoCard } from './video-card.tsx';
import type { Route } from './+types/list.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadList(args, { type: videos, present: presentVideo });
}

export const meta: Route.MetaFunction = (args) =>
  listMeta(args, 'videos', import.meta.env.SSR ? describeVideo : undefined);

export default function VideoList({ loaderData }: Route.ComponentProps) {
  return <ListPage typeName="videos" list={loaderData} renderItem={(video) => <VideoCard video={video} />} />;
}
