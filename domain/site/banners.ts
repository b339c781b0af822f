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
/** Above the numbers that visitors give to or call: it can hold another one. */
const bannerOfNumbers = picture({ undescribed: true, destination: true });

/** The header images (specification 2); decorative, without alternative texts. */
export const banners = defineContentType({
  name: 'banners',
  single: true,
  siteGroup: 'everywhere',
  siteSettings: true,
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
    donate: bannerOfNumbers,
    contact: bannerOfNumbers,
  } satisfies Record<BannerPage, typeof banner>,
});
