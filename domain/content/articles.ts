import { date } from '../fields/date.ts';
import { picture } from '../fields/picture.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';

export const articles = defineContentType({
  name: 'articles',
  titleField: 'title',
  publicationField: 'publishedAt',
  fields: {
    title: text({ localized: true, format: 'line', max: 200, required: true, wire: 'Title' }),
    content: text({ localized: true, format: 'markdown', max: 100_000, required: true, wire: 'Content' }),
    image: picture({}),
    publishedAt: date({ precision: 'moment', required: true, wire: 'publishedDate' }),
  },
});
