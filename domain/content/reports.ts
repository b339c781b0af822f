import { document } from '../fields/document.ts';
import { picture } from '../fields/picture.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';

export const reports = defineContentType({
  name: 'reports',
  titleField: 'title',
  // Specification 4: creating a report adds a placeholder with this title.
  initial: { title: { en: 'New Report', so: '', ar: '' } },
  fields: {
    title: text({ localized: true, format: 'line', max: 200, required: true }),
    file: document({ wireName: 'fileName' }),
    image: picture({}),
  },
});
