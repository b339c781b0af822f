import type { Item } from '../../../domain/model/define.ts';
import type { Reader } from '../present.ts';
import type { NewsCardView } from './news-card.tsx';

export function presentNewsCard(item: Item, read: Reader): NewsCardView {
  return {
    id: item.id,
    title: read.text(item, 'title'),
    description: read.text(item, 'description'),
    publishedAt: read.value(item, 'publishedAt') ?? '',
    picture: read.picture(item),
  };
}
