import { articles } from '../../../domain/content/articles.ts';
import { itemMeta } from '../parts/item-head.ts';
import { loadItem } from '../parts/load-item.ts';
import { FailureView } from '../parts/notice-view.tsx';
import { MoreToRead, PublishedOn, Reading } from '../parts/reading.tsx';
import { ArticleCard } from './article-card.tsx';
import { presentArticleCard } from './present.ts';
import type { Route } from './+types/detail.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadItem(args, {
    type: articles,
    present: (item, read) => ({
      title: read.text(item, 'title'),
      content: read.prose(item, 'content'),
      publishedAt: read.value(item, 'publishedAt') ?? '',
      picture: read.picture(item, 'image'),
    }),
    presentMore: presentArticleCard,
  });
}

export const meta: Route.MetaFunction = (args) => itemMeta(args, 'articles');

export default function ArticleDetail({ loaderData }: Route.ComponentProps) {
  if ('failed' in loaderData) return <FailureView level="h1" />;
  const { item, more, head } = loaderData;
  return (
    <>
      <Reading
        typeName="articles"
        view={loaderData}
        title={item.title}
        facts={<PublishedOn iso={item.publishedAt} author={head.author} />}
        picture={item.picture}
        content={item.content}
      />
      <MoreToRead items={more} renderItem={(other) => <ArticleCard item={other} level="h3" />} />
    </>
  );
}
