import { articles } from '../../../domain/content/articles.ts';
import { ListPage, listMeta } from '../parts/list-page.tsx';
import { loadList } from '../parts/load-list.ts';
import { ArticleCard } from './article-card.tsx';
import { presentArticleCard } from './present.ts';
import type { Route } from './+types/list.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadList(args, { type: articles, present: presentArticleCard });
}

export const meta: Route.MetaFunction = (args) => listMeta(args, 'articles');

export default function ArticleList({ loaderData }: Route.ComponentProps) {
  return <ListPage typeName="articles" list={loaderData} renderItem={(item) => <ArticleCard item={item} />} />;
}
