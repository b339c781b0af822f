import { number } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';

const title = (group: string) => text({ localized: true, format: 'line', max: 80, required: true, group });
const body = (group: string) => text({ localized: true, format: 'lines', max: 3_000, group });

/**
 * The texts and numbers of the About page; its values and goals are content types of their own (specification 2 and 9).
 */
export const about = defineContentType({
  name: 'about',
  single: true,
  siteGroup: 'about',
  publicPath: '/about',
  fields: {
    intro: body('opening'),
    founded: number({ min: 1900, max: 2100, group: 'opening' }),
    epigraphArabic: text({ localized: false, format: 'lines', max: 500, group: 'epigraph' }),
    epigraphMeaning: text({ localized: true, format: 'lines', max: 500, unneededIn: ['ar'], group: 'epigraph' }),
    epigraphSource: text({ localized: true, format: 'line', max: 200, group: 'epigraph' }),
    visionTitle: title('vision'),
    visionText: body('vision'),
    share: number({ min: 1, max: 100, unit: 'percent', required: true, group: 'vision' }),
    people: number({ min: 1, max: 1_000_000_000, unit: 'people', required: true, group: 'vision' }),
    missionTitle: title('mission'),
    missionText: body('mission'),
    valuesTitle: title('values'),
    valuesText: body('values'),
    goalsTitle: title('goals'),
    goalsText: body('goals'),
  },
});
