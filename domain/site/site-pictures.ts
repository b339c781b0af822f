import { gallery } from './gallery.ts';
import { partners } from './partners.ts';

/** Pictures of the page banners, by name. */
export const bannerPictures: readonly string[] = ['about', 'departments', 'projects', 'news', 'articles', 'reports', 'videos', 'member', 'donate', 'contact'].map(
  (page) => `hero-${page}`,
);

/** Every picture that the site itself shows, besides those of its content. */
export const sitePictures: readonly string[] = [...bannerPictures, ...partners.map((partner) => partner.logo), ...gallery.map((picture) => picture.src)];
