import { news } from '../../../domain/content/news.ts';
import { getItemAddress, type Item } from '../../../domain/model/define.ts';
import type { FieldReader } from '../present.ts';
import type { NewsCardView } from './news-card.tsx';

/** As much as fits into four lines of a card. */
const cardLength = 120; // characters

export function presentNewsCard(item: Item<typeof news>, read: FieldReader<typeof news>): NewsCardView {
  return {
    id: item.id,
    to: getItemAddress(news, item.id),
    title: read.text(item, 'title'),
    description: read.summary(item, cardLength),
    publishedAt: read.value(item, 'publishedAt') ?? '',
    picture: read.picture(item, 'image'),
  };
}
