import { date } from '../fields/date.ts';
import { picture } from '../fields/picture.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';
import { checkProjectDates, settleProjectDates } from './project-dates.ts';
import { statusField } from './project-status.ts';

export const projects = defineContentType({
  name: 'projects',
  titleField: 'name',
  settle: settleProjectDates,
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
