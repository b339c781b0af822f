import { useRevalidator } from 'react-router';
import type { ContentType } from '../../../domain/model/define.ts';

/**
 * Fetches name and logo of the site anew once they were changed: the frame around every screen shows them. To be called
 * where no navigation follows, which would cut it short.
 */
export function useRefreshFrame(type: ContentType): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return async () => {
    if (type.name === 'identity') await revalidate();
  };
}
