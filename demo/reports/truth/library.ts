/** The Nuur Library’s first year: 18 October 2025 to 17 October 2026. */
import { sum } from './figures.ts';

export const volumesAtOpening = { arabic: 2_900, somali: 1_100, english: 600 };
export const volumesAfterYear = { arabic: 3_180, somali: 1_330, english: 730 };
export const openingTotal = sum(Object.values(volumesAtOpening));
export const afterYearTotal = sum(Object.values(volumesAfterYear));
export const givenInYear = 410;
export const boughtInYear = afterYearTotal - openingTotal - givenInYear;

/** Each month is counted from its 18th day; Ramadan fell almost exactly into the fifth. */
export const months = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
export const visits = [610, 745, 820, 905, 540, 870, 930, 1_020, 1_085, 960, 1_045, 1_130];
export const visitsTotal = sum(visits);

export const readers = { students: 268, women: 171, men: 134, children: 93 };
export const readersTotal = sum(Object.values(readers));

export const loans = { children: 1_480, quran: 1_340, sunnah: 1_115, language: 690, history: 525 };
export const loansTotal = sum(Object.values(loans));
export const lostVolumes = 31;

/** The costs before the opening (rooms, shelves, lamps, panels) and of the twelve months after it, in US dollars. */
export const founding = 27_500;
export const running = { librarian: 3_600, newBooks: 1_920, cleaning: 1_140, binding: 640, light: 620, catalogue: 480 };
export const runningTotal = sum(Object.values(running));
