import { createEmptyLocalized } from '../../../domain/model/localized.ts';
import type { SeedPicture } from '../pictures.ts';
import { seededBanners } from './banners.ts';
import { gallery } from './gallery.ts';
import { partners } from './partners.ts';

/** Every picture that a site begins with, besides those of the demonstration's content. */
export const sitePictures: readonly SeedPicture[] = [
  ...seededBanners.map((page) => ({ name: `hero-${page}`, alt: createEmptyLocalized() })),
  ...partners.map((partner) => ({ name: partner.logo, alt: partner.name })),
  ...gallery.map((picture) => ({ name: picture.src, alt: picture.alt })),
];
