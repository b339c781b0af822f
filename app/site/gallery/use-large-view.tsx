import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { ReadText } from '../../../domain/model/localized.ts';
import { getEntryKey, readEntry } from '../../history-entry.ts';
import { ownEntries } from '../../shell/own-entries.ts';
import type { PictureView } from '../../ui/picture.tsx';
import type { LargePictures } from './large-pictures.tsx';

/** A picture of the gallery as pages show it. */
export type GalleryPictureView = {
  id: string;
  picture: (PictureView & { alt: ReadText }) | null;
  caption?: ReadText;
};

const loadView = () => import('./large-pictures.tsx');

/**
 * The large view of pictures, whose code is loaded at the first press. `enlarge` handles the click on the link of one;
 * `onClosed` gets the index of the last picture that was shown.
 *
 * The view has an entry in the browser's history, so that Back closes it. The router does not know of that entry, which
 * has the key of the page's own.
 */
export function useLargeView(pictures: readonly GalleryPictureView[], onClosed: (last: number) => void) {
  const { key, hash } = useLocation();
  const [large, setLarge] = useState<{ View: typeof LargePictures; index: number }>();
  const dialog = useRef<HTMLDialogElement>(null);
  // Whether the visitor is at the entry of the view. Going back to the page from the next one is left to the router.
  const isAtView = useRef(false);
  const isAtPage = () => getEntryKey() === key && window.location.hash === hash;

  /** Shows the view at its entry, unless the visitor has gone on while its code was loaded. */
  const show = async (index: number) => {
    const { LargePictures: View } = await loadView();
    if (isAtPage() && readEntry().large !== undefined) setLarge({ View, index });
  };
  const enlarge = async (event: MouseEvent<HTMLAnchorElement>, first: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      await loadView();
    } catch {
      window.location.assign(href);
      return;
    }
    // A second press may have been the first to come here.
    if (isAtPage() && readEntry().large === undefined) {
      window.history.pushState({ ...readEntry(), large: first }, '');
      isAtView.current = true;
    }
    await show(first);
  };

  const handleEntry = useEffectEvent(() => {
    const first = isAtPage() ? readEntry().large : undefined;
    const wasAtView = isAtView.current;
    isAtView.current = first !== undefined;
    if (first !== undefined) void show(first).catch(() => undefined);
    else if (large) {
      // The rest of the page can have the focus again.
      dialog.current?.close();
      setLarge(undefined);
      onClosed(large.index);
    }
    return isAtPage() && (wasAtView || isAtView.current);
  });
  useEffect(() => {
    ownEntries.handle = () => handleEntry();
    return () => {
      delete ownEntries.handle;
    };
  }, []);

  useEffect(() => {
    const { large: first, ...entry } = readEntry();
    // The page was loaded with the view open, and shows it no more.
    if (first === undefined) return;
    window.history.replaceState(entry, '');
    isAtView.current = true;
    window.history.back();
  }, [key]);

  const view: ReactNode = large && (
    <large.View
      ref={dialog}
      pictures={pictures}
      index={large.index}
      onShow={(index) => {
        if (isAtView.current) window.history.replaceState({ ...readEntry(), large: index }, '');
        setLarge({ ...large, index });
      }}
      onClose={() => readEntry().large !== undefined && window.history.back()}
    />
  );
  return { enlarge, view };
}
