import { articles } from '../../../domain/content/articles.ts';
import { publicAddress, type Item } from '../../../domain/model/define.ts';
import { toPlainText } from '../../../domain/content/to-plain-text.ts';
import { createPreview } from '../../../domain/content/preview.ts';
import type { Reader } from '../present.ts';
import type { ArticleCardView } from './article-card.tsx';

export function presentArticleCard(item: Item<typeof articles>, read: Reader<typeof articles>): ArticleCardView {
  const title = read.text(item, 'title');
  return {
    id: item.id,
    to: publicAddress(articles, item.id),
    title,
    preview: createPreview(toPlainText(read.text(item, 'content')), undefined, title.text),
    publishedAt: read.value(item, 'publishedAt') ?? '',
    picture: read.picture(item, 'image'),
  };
}
