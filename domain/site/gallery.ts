import { picture } from '../fields/picture.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';

/**
 * The pictures of the gallery, on the home page and in albums (specification 2 and 3). `alt` describes a picture to
 * people who cannot see it; `caption` stands below it and tells everybody more. Pictures with the same `album` are
 * shown together (`albums.ts`).
 */
export const gallery = defineContentType({
  name: 'gallery',
  titleField: 'alt',
  ordered: true,
  newItemsFirst: true,
  siteGroup: 'home',
  publicPath: '/gallery',
  fields: {
    image: picture({ required: true, undescribed: true }),
    alt: text({ localized: true, format: 'line', max: 300, required: true }),
    caption: text({ localized: true, format: 'line', max: 200 }),
    album: text({ localized: true, format: 'line', max: 100, isAlbum: true }),
  },
});
