import { news } from '../../../domain/content/news.ts';
import { useTranslation } from '../../i18n/language.ts';
import { itemHead } from '../parts/item-head.ts';
import { loadItem } from '../parts/load-item.ts';
import { FailureView } from '../parts/notice-view.tsx';
import { pageMeta } from '../parts/page-meta.ts';
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

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const site = matches[0].loaderData;
  return pageMeta(site, location, itemHead(site, location, loaderData, 'news'));
};

export default function NewsDetail({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  if ('failed' in loaderData) return <FailureView level="h1" />;
  const { item, more, preview, author, newer, older } = loaderData;
  return (
    <>
      <Reading
        section={{ label: t('pages.news.title'), to: '/publications/news' }}
        title={item.title}
        facts={<PublishedOn iso={item.publishedAt} author={author} />}
        picture={item.picture}
        lead={item.description}
        content={item.content}
        preview={preview}
        newer={newer}
        older={older}
      />
      <MoreToRead of={more} renderItem={(other) => <NewsCard of={other} level="h3" />} />
    </>
  );
}
