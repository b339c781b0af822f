import { useRef, useState } from 'react';
import type { Localized } from '../../../domain/model/localized.ts';
import { languages, listWrittenLanguages } from '../../../domain/model/localized.ts';
import { gallery } from '../../../domain/site/gallery.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { labelKey } from '../data/type-labels.ts';
import { api } from '../data/api.ts';
import type { WireFileDetail, StaffItem } from '../data/api-types.ts';
import { toTextKey } from '../../../domain/model/form-keys.ts';
import { createFormValues, toFormData } from '../data/form-values.ts';
import { isNotFound } from '../data/to-problem.ts';
import { failureText } from '../parts/translate-problem.ts';

export type PictureTexts = { alt: Localized; caption: Localized };
export type DescribedPicture = { key: number; file: WireFileDetail; typed: PictureTexts & { album: Localized } };

export type PublishState = 'publishing' | 'published' | { problem: string };

/** Publishes pictures of the media library in the gallery, one after the other; what has failed can be tried again. */
export function usePublishPictures() {
  const { t } = useStaffTranslation();
  const [createItem] = api.useCreateItemMutation();
  const [updateItem] = api.useUpdateItemMutation();
  const [states, setStates] = useState<Readonly<Record<number, PublishState>>>({});
  // A second try goes on with the item that the first one created.
  const items = useRef(new Map<number, StaffItem>());

  const publishOne = async ({ key, file, typed }: DescribedPicture): Promise<PublishState> => {
    try {
      const item = items.current.get(key) ?? (await createItem({ type: gallery.name }).unwrap());
      items.current.set(key, item);
      const formValues = createFormValues(gallery, item, new Date());
      const texts = Object.fromEntries(
        (['alt', 'caption', 'album'] as const).flatMap((field) =>
          languages.map((language) => [toTextKey(field, language), typed[field][language]]),
        ),
      );
      const form = toFormData(
        gallery,
        {
          ...formValues,
          texts: { ...formValues.texts, ...texts },
          files: {
            image: {
              chosen: undefined,
              removed: false,
              libraryPicture: { ...file, uses: file.usesTotal },
              // Also for other uses of the picture, where the file has no description yet.
              alt: listWrittenLanguages(file.alt).length > 0 ? file.alt : typed.alt,
            },
          },
        },
        item.revision,
      );
      await updateItem({ type: gallery.name, id: item._id, form, mode: 'publish' }).unwrap();
      return 'published';
    } catch (error) {
      if (isNotFound(error)) items.current.delete(key);
      return { problem: failureText(error, t(labelKey(gallery, 'createFailed')), t) };
    }
  };

  /** Publishes the last one first, since each new one comes before all others. Returns how many were published. */
  const publish = async (
    pictures: readonly DescribedPicture[],
    onProgress: (done: number) => void,
  ): Promise<number> => {
    let published = 0;
    for (const [index, picture] of pictures.toReversed().entries()) {
      onProgress(index);
      setStates((known) => ({ ...known, [picture.key]: 'publishing' }));
      const state = await publishOne(picture);
      setStates((known) => ({ ...known, [picture.key]: state }));
      if (state === 'published') published += 1;
    }
    return published;
  };

  /** Returns the item that a failed try has left. */
  const created = (key: number): StaffItem | undefined => items.current.get(key);

  return { states, created, publish };
}
