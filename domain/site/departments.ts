import { choice } from '../fields/choice.ts';
import { picture } from '../fields/picture.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';

/** The drawn logos of departments. */
export const departmentIcons = ['quran', 'sunnah', 'finance', 'publishing', 'tarbiyah'] as const;
export type DepartmentIconName = (typeof departmentIcons)[number];

/** The departments (specification 2 and 3). Without a description the page shows its fallback text. */
export const departments = defineContentType({
  name: 'departments',
  titleField: 'name',
  ordered: true,
  siteGroup: 'departments',
  publicPath: '/departments',
  inSearch: true,
  fields: {
    name: text({ localized: true, format: 'line', max: 120, required: true }),
    description: text({ localized: true, format: 'lines', max: 4_000 }),
    // Its icon; stored versions and the API name it so.
    mark: choice({ values: departmentIcons, initial: 'quran', drawn: 'departmentIcon' }),
    logo: picture({ undescribed: true, transparent: true }),
  },
});
