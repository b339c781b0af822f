import { localize } from '../../../domain/model/localize.ts';
import type { Language } from '../../../domain/model/localized.ts';
import type { GalleryPicture } from '../../../domain/site/site-views.ts';
import type { StoredFile } from '../../../server/store/files/file-row.ts';
import type { GalleryPictureView } from './use-large-view.tsx';
import { presentPicture } from '../present.ts';

/** Returns a picture of the gallery as pages show it in a language. */
export function presentGalleryPicture(
  { id, alt, caption: captions, file }: GalleryPicture & { file: StoredFile | undefined },
  lang: Language,
): GalleryPictureView {
  const picture = presentPicture(file, lang);
  const caption = localize(captions, lang);
  return {
    id,
    picture: picture && { ...picture, alt: localize(alt, lang) },
    ...(caption.text === '' ? {} : { caption }),
  };
}
