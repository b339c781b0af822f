import { date } from '../fields/date.ts';
import { picture } from '../fields/picture.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';

export const news = defineContentType({
  name: 'news',
  titleField: 'title',
  publicationField: 'publishedAt',
  fields: {
    title: text({ localized: true, format: 'line', max: 200, required: true, wire: 'Title' }),
    description: text({ localized: true, format: 'lines', max: 500, wire: 'Description' }),
    content: text({ localized: true, format: 'markdown', max: 100_000, required: true, wire: 'Content' }),
    image: picture({ wire: 'Image' }),
    publishedAt: date({ precision: 'moment', required: true, wire: 'PublishedAt' }),
  },
});
