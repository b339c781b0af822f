import type { ReadText } from '../../../domain/model/localized.ts';
import type { PictureView } from '../../ui/picture.tsx';
import { Card } from '../parts/card.tsx';
import { FormattedDate } from '../../parts/formatted-date.tsx';

export type NewsCardView = {
  id: string;
  /** The address of its page. */
  to: string;
  title: ReadText;
  description: ReadText;
  publishedAt: string;
  picture: PictureView | null;
};

export function NewsCard({ item, level }: { item: NewsCardView; level?: 'h2' | 'h3' }) {
  return (
    <Card
      to={item.to}
      title={item.title}
      picture={item.picture}
      eyebrow={<FormattedDate iso={item.publishedAt} />}
      text={item.description}
      {...(level && { level })}
    />
  );
}
