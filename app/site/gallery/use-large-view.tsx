import { useState, type MouseEvent, type ReactNode } from 'react';
import type { ReadText } from '../../../domain/model/localized.ts';
import type { PictureView } from '../../ui/picture.tsx';
import type { LargePictures } from './large-pictures.tsx';

/** A picture of the gallery as pages show it. */
export type GalleryPictureView = {
  id: string;
  picture: (PictureView & { alt: ReadText }) | null;
  caption?: ReadText;
};

/**
 * The large view of pictures, whose code is loaded at the first press. `enlarge` handles the click on the link of one;
 * `onClosed` gets the index of the last picture that was shown.
 */
export function useLargeView(pictures: readonly GalleryPictureView[], onClosed: (last: number) => void) {
  const [large, setLarge] = useState<{ View: typeof LargePictures; first: number }>();
  const enlarge = async (event: MouseEvent<HTMLAnchorElement>, first: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { LargePictures: View } = await import('./large-pictures.tsx');
      setLarge({ View, first });
    } catch {
      window.location.assign(href);
    }
  };
  const close = (last: number) => {
    setLarge(undefined);
    onClosed(last);
  };
  const view: ReactNode = large && <large.View pictures={pictures} first={large.first} onClose={close} />;
  return { enlarge, view };
}
