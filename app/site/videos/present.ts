import { videos } from '../../../domain/content/videos.ts';
import { getItemAddress, type Item } from '../../../domain/model/define.ts';
import type { FieldReader } from '../present.ts';
import type { VideoView } from './video-card.tsx';

export function presentVideo(item: Item<typeof videos>, read: FieldReader<typeof videos>): VideoView {
  return {
    id: item.id,
    to: getItemAddress(videos, item.id),
    videoId: read.value(item, 'videoId') ?? '',
    title: read.text(item, 'title'),
    description: read.text(item, 'description'),
    addedAt: item.createdAt,
    picture: read.picture(item, 'image'),
  };
}
