/** The forty pictures of the home page's gallery (specification 2, home page, and 9). */
import type { Localized } from '../model/localized.ts';

export type GalleryPicture = { id: string; src: string; alt: Localized };
export const gallery: readonly GalleryPicture[] = [];
