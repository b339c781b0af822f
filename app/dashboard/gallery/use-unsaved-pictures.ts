import { useMemo } from 'react';
import type { Localized } from '../../../domain/model/localized.ts';
import type { FileDetail } from '../data/api-types.ts';
import type { StoredCopy } from '../data/unsaved-copies.ts';
import { useUnsavedCopy } from '../parts/use-unsaved-copy.ts';
import type { PictureTexts } from './use-publish-pictures.ts';

/** Pictures that are uploaded and described, but not published. */
export type UnsavedPictures = {
  pictures: readonly { stored: FileDetail; texts: PictureTexts }[];
  album: Localized;
};

/** Keeps pictures that are not published yet in this browser, and offers those of an earlier visit. */
export function useUnsavedPictures({ pictures, album }: UnsavedPictures) {
  const text = pictures.length > 0 ? JSON.stringify({ pictures, album }) : '';
  const unsaved = useMemo(
    () => (text === '' ? undefined : { revision: 0, typed: { pictures: text }, base: {}, hadFile: false }),
    [text],
  );
  const { offers, discard, clear } = useUnsavedCopy('gallery/add', unsaved, (copy) => readPictures(copy) !== undefined);
  return {
    offer: offers[0],
    discard,
    clear,
    /** Returns the pictures of a copy, which is removed: the form keeps them in its own. */
    take: (copy: StoredCopy): UnsavedPictures | undefined => {
      discard(copy);
      return readPictures(copy);
    },
  };
}

function readPictures({ typed }: Pick<StoredCopy, 'typed'>): UnsavedPictures | undefined {
  try {
    return JSON.parse(typed['pictures'] ?? '') as UnsavedPictures;
  } catch {
    return undefined;
  }
}
