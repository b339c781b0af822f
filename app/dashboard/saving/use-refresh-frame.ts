import { useRevalidator } from 'react-router';
import type { ContentType } from '../../../domain/model/define.ts';

/**
 * Refetches name and logo of the site after a change: the frame around every screen shows them. Call it where no
 * navigation follows, which would abort it.
 */
export function useRefreshFrame(type: ContentType): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return async () => {
    if (type.name === 'identity') await revalidate();
  };
}
