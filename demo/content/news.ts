import type { SeedNews } from '../types.ts';
import annualMeeting from './news/annual-meeting.ts';
import berberaWomen from './news/berbera-women.ts';
import blanketsTogdheer from './news/blankets-togdheer.ts';
import eidOpenDay from './news/eid-open-day.ts';
import fortyHadith from './news/forty-hadith.ts';
import libraryOpens from './news/library-opens.ts';
import primerPrinted from './news/primer-printed.ts';
import ramadanEvenings from './news/ramadan-evenings.ts';
import tajwidCourse from './news/tajwid-course.ts';
import tenHuffaz from './news/ten-huffaz.ts';
import termOpens from './news/term-opens.ts';
import treePlanting from './news/tree-planting.ts';
import villageWell from './news/village-well.ts';
import waterTrucking from './news/water-trucking.ts';

/** Newest first; the first three are in the home page's hero. */
export const news: SeedNews[] = [
  termOpens,
  tenHuffaz,
  villageWell,
  fortyHadith,
  primerPrinted,
  eidOpenDay,
  ramadanEvenings,
  annualMeeting,
  berberaWomen,
  libraryOpens,
  treePlanting,
  tajwidCourse,
  waterTrucking,
  blanketsTogdheer,
];
