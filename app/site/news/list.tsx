import { news } from '../../../domain/content/news.ts';
import { ListPage, listMeta } from '../parts/list-page.tsx';
import { loadList } from '../parts/load-list.ts';
import { NewsCard } from './news-card.tsx';
import { presentNewsCard } from './present.ts';
import type { Route } from './+types/list.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadList(args, { type: news, present: presentNewsCard });
}

export const meta: Route.MetaFunction = (args) => listMeta(args, 'news');

export default function NewsList({ loaderData }: Route.ComponentProps) {
  return <ListPage typeName="news" list={loaderData} renderItem={(item) => <NewsCard item={item} />} />;
}
