import type { BannerPage } from '../../../domain/site/banners.ts';

/** The pages that begin with a header image; `db/seed/pictures` has it as `hero-<page>`. */
export const seededBanners: readonly BannerPage[] = [
  'about',
  'departments',
  'projects',
  'news',
  'articles',
  'reports',
  'videos',
  'member',
  'donate',
  'contact',
];
