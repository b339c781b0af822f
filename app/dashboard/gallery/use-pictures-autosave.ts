import { useMemo } from 'react';
import type { Localized } from '../../../domain/model/localized.ts';
import type { WireFileDetail } from '../data/api-types.ts';
import type { StoredAutosave } from '../data/local-autosave.ts';
import { useLocalAutosave } from '../saving/use-local-autosave.ts';
import type { PictureTexts } from './use-publish-pictures.ts';

/** Pictures that are uploaded and described, but not published. */
export type UnpublishedPictures = {
  pictures: readonly { stored: WireFileDetail; texts: PictureTexts }[];
  album: Localized;
};

/** Saves pictures that are not published yet in this browser, and offers those of an earlier visit. */
export function usePicturesAutosave({ pictures, album }: UnpublishedPictures) {
  const text = pictures.length > 0 ? JSON.stringify({ pictures, album }) : '';
  const unsaved = useMemo(
    () => (text === '' ? undefined : { revision: 0, typed: { pictures: text }, base: {}, hadFile: false }),
    [text],
  );
  const { offers, discard, clear } = useLocalAutosave(
    'gallery/add',
    unsaved,
    (autosave) => readPictures(autosave) !== undefined,
  );
  return {
    offer: offers[0],
    discard,
    clear,
    /** Returns the pictures of an autosave, which is removed: the form keeps them in its own. */
    take: (autosave: StoredAutosave): UnpublishedPictures | undefined => {
      discard(autosave);
      return readPictures(autosave);
    },
  };
}

function readPictures({ typed }: Pick<StoredAutosave, 'typed'>): UnpublishedPictures | undefined {
  try {
    return JSON.parse(typed['pictures'] ?? '') as UnpublishedPictures;
  } catch {
    return undefined;
  }
}
