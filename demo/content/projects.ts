import type { SeedProject } from '../types.ts';
import berberaHouse from './projects/berbera-house.ts';
import bookCart from './projects/book-cart.ts';
import droughtRelief from './projects/drought-relief.ts';
import hadithTranslation from './projects/hadith-translation.ts';
import library from './projects/library.ts';
import quranSchool from './projects/quran-school.ts';
import solarLamps from './projects/solar-lamps.ts';
import teachersInstitute from './projects/teachers-institute.ts';
import villageWells from './projects/village-wells.ts';

/** The order of the projects page; the first three are featured on the home page. */
export const projects: SeedProject[] = [
  quranSchool,
  villageWells,
  solarLamps,
  teachersInstitute,
  bookCart,
  library,
  berberaHouse,
  hadithTranslation,
  droughtRelief,
];
