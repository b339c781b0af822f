import { date } from '../fields/date.ts';
import { picture } from '../fields/picture.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';

export const articles = defineContentType({
  name: 'articles',
  titleField: 'title',
  publicationField: 'publishedAt',
  icon: 'M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  publicPath: '/publications/articles',
  inSearch: true,
  itemPath: '/publications/articles/:id',
  summary: ['content'],
  structuredAs: 'Article',
  hasAuthors: true,
  fields: {
    title: text({ localized: true, format: 'line', max: 200, required: true, wire: 'Title' }),
    content: text({ localized: true, format: 'markdown', max: 100_000, required: true, wire: 'Content' }),
    image: picture({}),
    publishedAt: date({ precision: 'timestamp', required: true, wire: 'publishedDate' }),
  },
});
