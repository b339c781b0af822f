import { picture } from '../fields/picture.ts';
import { defineContentType } from '../model/define.ts';

const banner = picture({ undescribed: true });
/** Above the numbers that visitors give to or call: it can hold another one. */
const bannerOfNumbers = picture({ undescribed: true, destination: true });

/** The header images (specification 2), by their pages; decorative, without alternative texts. */
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
  },
});

/** A page with a header image. */
export type BannerPage = keyof (typeof banners)['fields'];

/** Returns whether a page, by its name in the catalogue, has a header image. */
export const isBannerPage = (name: string): name is BannerPage => Object.hasOwn(banners.fields, name);
