import { picture } from '../fields/picture.ts';
import { defineContentType } from '../model/define.ts';

/** The pages with a header image. */
export const bannerPages = [
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
] as const;
export type BannerPage = (typeof bannerPages)[number];

const banner = picture({ undescribed: true });

/** The header images (specification 2); decorative, without alternative texts. */
export const banners = defineContentType({
  name: 'banners',
  single: true,
  siteGroup: 'everywhere',
  publicPath: '/about',
  fields: {
    about: banner,
    departments: banner,
    projects: banner,
    news: banner,
    articles: banner,
    reports: banner,
    videos: banner,
    member: banner,
    donate: banner,
    contact: banner,
  } satisfies Record<BannerPage, typeof banner>,
});
