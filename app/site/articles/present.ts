import { articles } from '../../../domain/content/articles.ts';
import { getItemAddress, type Item } from '../../../domain/model/define.ts';
import type { FieldReader } from '../present.ts';
import type { ArticleCardView } from './article-card.tsx';

export function presentArticleCard(item: Item<typeof articles>, read: FieldReader<typeof articles>): ArticleCardView {
  return {
    id: item.id,
    to: getItemAddress(articles, item.id),
    title: read.text(item, 'title'),
    preview: read.summary(item),
    publishedAt: read.value(item, 'publishedAt') ?? '',
    picture: read.picture(item, 'image'),
  };
}
