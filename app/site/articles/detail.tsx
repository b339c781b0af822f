import { articles } from '../../../domain/content/articles.ts';
import { useTranslation } from '../../i18n/language.ts';
import { itemHead } from '../parts/item-head.ts';
import { loadItem } from '../parts/load-item.ts';
import { FailureView } from '../parts/notice-view.tsx';
import { pageMeta } from '../parts/page-meta.ts';
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

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const site = matches[0].loaderData;
  return pageMeta(site, location, itemHead(site, location, loaderData, 'articles'));
};

export default function ArticleDetail({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  if ('failed' in loaderData) return <FailureView level="h1" />;
  const { item, more, preview, author, newer, older } = loaderData;
  return (
    <>
      <Reading
        section={{ label: t('pages.articles.title'), to: '/publications/articles' }}
        title={item.title}
        facts={<PublishedOn iso={item.publishedAt} author={author} />}
        picture={item.picture}
        content={item.content}
        preview={preview}
        newer={newer}
        older={older}
      />
      <MoreToRead of={more} renderItem={(other) => <ArticleCard of={other} level="h3" />} />
    </>
  );
}
