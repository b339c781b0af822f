/** The results of the visit to all schools in September and October 2025. */
import { branches, schools, studentsIn, students, sum, type Branch } from './figures.ts';

/** Students by progress of their memorisation. */
export const stages = { letters: 452, lastPart: 526, toFive: 361, toFifteen: 192, toTwentyNine: 88, whole: 21 };

/** Attendance on the two days of the visit, in percent. */
export const attendance: Record<Branch, number> = { hargeisa: 88, burao: 84, berbera: 79, borama: 87 };
export const attendanceOverall = Math.round(
  sum(branches.map((branch) => attendance[branch] * studentsIn[2025][branch])) / students(2025),
);

/** Schools that have each of these. */
export const facilities = { shade: 9, water: 8, light: 7, boards: 6, latrines: 6, ownHouse: 4 };
export const houses = { own: 4, rented: 5, mosque: 2 };

/** Why students left in the school year 2024 to 2025. */
export const leaving = { moved: 58, work: 41, distance: 22, transport: 13, other: 9 };
export const parentsAsked = 214;

export const studentsLeft = sum(Object.values(leaving));

export function assertSurveyConsistent(): void {
  if (sum(Object.values(stages)) !== students(2025)) throw new Error('The stages are not all the students of 2025.');
  if (sum(Object.values(houses)) !== schools(2025)) throw new Error('The houses are not all the schools of 2025.');
}
