import type { FieldProblems } from '../errors.ts';
import { document } from '../fields/document.ts';
import { picture } from '../fields/picture.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';

const placeholderTitle = 'New Report';

export const reports = defineContentType({
  name: 'reports',
  titleField: 'title',
  icon: 'M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7',
  publicPath: '/publications/reports',
  itemPath: '/publications/reports/:id',
  inSearch: true,
  // Specification 4: creating a report adds a placeholder with this title to the list.
  newItemsStayInList: true,
  initial: { title: { en: placeholderTitle, so: '', ar: '' } },
  check: ({ title }): FieldProblems =>
    typeof title === 'object' && title?.en === placeholderTitle ? { title: { key: 'placeholderTitle' } } : {},
  fields: {
    title: text({ localized: true, format: 'line', max: 200, required: true }),
    file: document({ wireName: 'fileName' }),
    fileSo: document({
      wire: 'file.so',
      wireName: 'fileName.so',
      translates: { field: 'file', language: 'so' },
    }),
    fileAr: document({
      wire: 'file.ar',
      wireName: 'fileName.ar',
      translates: { field: 'file', language: 'ar' },
    }),
    image: picture({}),
  },
});
