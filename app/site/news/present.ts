import { news } from '../../../domain/content/news.ts';
import { publicAddress, type Item } from '../../../domain/model/define.ts';
import { createPreview } from '../../../domain/content/preview.ts';
import type { Reader } from '../present.ts';
import { toPlainText } from '../../../domain/content/to-plain-text.ts';
import type { ReadText } from '../../../domain/model/localized.ts';
import type { NewsCardView } from './news-card.tsx';

/** As much as fits into four lines of a card. */
const cardLength = 120; // characters

export function presentNewsCard(item: Item<typeof news>, read: Reader<typeof news>): NewsCardView {
  return {
    id: item.id,
    to: publicAddress(news, item.id),
    title: read.text(item, 'title'),
    description: readSummary(item, read, cardLength),
    publishedAt: read.value(item, 'publishedAt') ?? '',
    picture: read.picture(item, 'image'),
  };
}

/** Returns the description of an item, or the start of its text where it has none, cut at a number of characters. */
export function readSummary(item: Item<typeof news>, read: Reader<typeof news>, length: number): ReadText {
  const description = read.text(item, 'description');
  const text = description.text === '' ? toPlainText(read.text(item, 'content')) : description;
  return createPreview(text, length, read.text(item, 'title').text);
}
