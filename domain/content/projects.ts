import { choice } from '../fields/choice.ts';
import { date } from '../fields/date.ts';
import { picture } from '../fields/picture.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';
import { projectStatuses, statusSpellings } from './project-status.ts';

export const projects = defineContentType({
  name: 'projects',
  titleField: 'name',
  fields: {
    name: text({ localized: true, format: 'line', max: 200, required: true, wire: 'ProjectName' }),
    description: text({ localized: true, format: 'markdown', max: 100_000, wire: 'Description' }),
    image: picture({}),
    status: choice({ values: projectStatuses, aliases: statusSpellings, initial: 'not-started', wire: 'Status' }),
    startsOn: date({ precision: 'day', wire: 'StartDate' }),
    endsOn: date({ precision: 'day', wire: 'EndDate' }),
  },
});
