import { news } from '../../../domain/content/news.ts';
import { itemMeta } from '../parts/item-head.ts';
import { loadItem } from '../parts/load-item.ts';
import { FailureView } from '../parts/notice-view.tsx';
import { MoreToRead, PublishedOn, Reading } from '../parts/reading.tsx';
import { NewsCard } from './news-card.tsx';
import { presentNewsCard } from './present.ts';
import type { Route } from './+types/detail.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadItem(args, {
    type: news,
    present: (item, read) => ({
      ...presentNewsCard(item, read),
      description: read.text(item, 'description'),
      content: read.prose(item, 'content'),
    }),
    presentMore: presentNewsCard,
  });
}

export const meta: Route.MetaFunction = (args) => itemMeta(args, 'news');

export default function NewsDetail({ loaderData }: Route.ComponentProps) {
  if ('failed' in loaderData) return <FailureView level="h1" />;
  const { item, more, head } = loaderData;
  return (
    <>
      <Reading
        typeName="news"
        view={loaderData}
        title={item.title}
        facts={<PublishedOn iso={item.publishedAt} author={head.author} />}
        picture={item.picture}
        lead={item.description}
        content={item.content}
      />
      <MoreToRead items={more} renderItem={(other) => <NewsCard item={other} level="h3" />} />
    </>
  );
}
