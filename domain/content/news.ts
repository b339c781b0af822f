import { date } from '../fields/date.ts';
import { picture } from '../fields/picture.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';

export const news = defineContentType({
  name: 'news',
  titleField: 'title',
  publicationField: 'publishedAt',
  icon: 'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2h-1M7 9h7M7 12h7M7 15h4',
  rowsPerPage: 5, // specification 7, page sizes
  publicPath: '/publications/news',
  inSearch: true,
  itemPath: '/publications/news/:id',
  summary: ['description', 'content'],
  structuredAs: 'NewsArticle',
  hasAuthors: true,
  inFeed: true,
  fields: {
    title: text({ localized: true, format: 'line', max: 200, required: true, wire: 'Title' }),
    description: text({ localized: true, format: 'lines', max: 500, wire: 'Description' }),
    content: text({ localized: true, format: 'markdown', max: 100_000, required: true, wire: 'Content' }),
    image: picture({ wire: 'Image' }),
    publishedAt: date({ precision: 'timestamp', required: true, wire: 'PublishedAt' }),
  },
});
