import { date } from '../fields/date.ts';
import { picture } from '../fields/picture.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';
import { checkProjectDates, adjustProjectDates } from './project-dates.ts';
import { statusField } from './project-status.ts';

export const projects = defineContentType({
  name: 'projects',
  titleField: 'name',
  icon: 'M4 20V9l8-5 8 5v11M4 20h16M9 20v-6h6v6',
  publicPath: '/projects',
  inSearch: true,
  itemPath: '/project/:id',
  summary: ['description'],
  structuredAs: 'Project',
  adjust: adjustProjectDates,
  check: checkProjectDates,
  fields: {
    name: text({ localized: true, format: 'line', max: 200, required: true, wire: 'ProjectName' }),
    description: text({ localized: true, format: 'markdown', max: 100_000, wire: 'Description' }),
    image: picture({}),
    status: statusField,
    startsOn: date({ precision: 'day', wire: 'StartDate' }),
    endsOn: date({ precision: 'day', wire: 'EndDate' }),
  },
});
