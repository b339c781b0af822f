/**
 * The figures of all eight reports. Every total, share and balance is computed from these, so that all reports agree.
 * Money is in whole US dollars.
 */
import { wellsBuiltIn, wellsCostIn } from './wells.ts';

export const years = [2021, 2022, 2023, 2024, 2025] as const;
export type Year = (typeof years)[number];

/** The branches with schools; the fifth, the villages of Togdheer, is responsible for wells and relief. */
export const branches = ['hargeisa', 'burao', 'berbera', 'borama'] as const;
export type Branch = (typeof branches)[number];

type PerYear = Record<Year, number>;
type BranchesPerYear = Record<Year, Record<Branch, number>>;

const inOrder = (values: [number, number, number, number, number]): PerYear =>
  Object.fromEntries(years.map((year, index) => [year, values[index]])) as PerYear;

const byBranch = (rows: Record<Branch, [number, number, number, number, number]>): BranchesPerYear =>
  Object.fromEntries(
    years.map((year, index) => [year, Object.fromEntries(branches.map((branch) => [branch, rows[branch][index]]))]),
  ) as BranchesPerYear;

export const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

// People and places, at the end of each year.
export const studentsIn = byBranch({
  hargeisa: [430, 480, 545, 620, 700],
  burao: [230, 255, 290, 340, 390],
  berbera: [135, 155, 180, 210, 250],
  borama: [155, 180, 215, 255, 300],
});
export const schoolsIn = byBranch({
  hargeisa: [3, 3, 3, 4, 4],
  burao: [2, 2, 2, 2, 3],
  berbera: [1, 1, 1, 2, 2],
  borama: [1, 1, 2, 2, 2],
});
export const teachersIn = byBranch({
  hargeisa: [19, 21, 23, 26, 29],
  burao: [10, 11, 13, 15, 17],
  berbera: [6, 7, 8, 9, 11],
  borama: [7, 8, 9, 11, 13],
});
const total = (table: BranchesPerYear, year: Year): number => sum(Object.values(table[year]));
export const students = (year: Year): number => total(studentsIn, year);
export const schools = (year: Year): number => total(schoolsIn, year);
export const teachers = (year: Year): number => total(teachersIn, year);

export const girls = inOrder([399, 460, 553, 656, 771]);
export const womenTeachers = inOrder([11, 14, 17, 22, 27]);
export const certifiedTeachers = inOrder([15, 19, 24, 32, 41]);
/** Students who finished memorising the whole Qur’an within the year. */
export const completedQuran = inOrder([9, 10, 11, 12, 14]);
/** Since the founding in 2009, up to the end of a year. */
export const completedUpTo = (year: Year): number =>
  120 + sum(years.filter((one) => one <= year).map((one) => completedQuran[one]));
export const members = inOrder([820, 905, 1010, 1165, 1340]);
export const circles = inOrder([12, 14, 17, 21, 26]);
export const circleAttendance = inOrder([340, 410, 520, 690, 860]);
export const titlesPrinted = inOrder([2, 2, 3, 4, 5]);
export const copiesPrinted = inOrder([3000, 2500, 4000, 6500, 8000]);
export const householdsHelped = inOrder([310, 1240, 520, 380, 980]);

export const wellsBuilt = (year: Year): number => wellsBuiltIn(year);

// Money.
export const incomeKinds = ['dues', 'gifts', 'zakat', 'grants', 'fees'] as const;
export type IncomeKind = (typeof incomeKinds)[number];
export const incomeBy: Record<IncomeKind, PerYear> = {
  dues: inOrder([36_180, 40_450, 45_720, 52_090, 60_410]),
  gifts: inOrder([48_600, 57_300, 62_900, 71_450, 90_800]),
  zakat: inOrder([24_300, 51_800, 37_600, 34_900, 63_450]),
  grants: inOrder([20_000, 28_000, 30_000, 42_000, 48_000]),
  fees: inOrder([18_420, 20_960, 25_340, 31_180, 38_640]),
};

export const spendingKinds = [
  'schools',
  'circles',
  'publishing',
  'library',
  'wells',
  'relief',
  'administration',
] as const;
export type SpendingKind = (typeof spendingKinds)[number];
export const wellUpkeep = inOrder([900, 1_100, 1_300, 1_800, 2_400]);
export const spendingBy: Record<SpendingKind, PerYear> = {
  schools: inOrder([73_400, 84_900, 97_300, 115_700, 136_450]),
  circles: inOrder([9_800, 11_200, 13_400, 17_900, 21_300]),
  publishing: inOrder([7_900, 6_800, 10_200, 15_600, 19_400]),
  // 27,500 for rooms and shelves over two years, and the first ten weeks of running it.
  library: inOrder([0, 0, 0, 3_200, 24_300 + 2_150]),
  wells: Object.fromEntries(years.map((year) => [year, wellsCostIn(year) + wellUpkeep[year]])) as PerYear,
  relief: inOrder([18_600, 55_400, 33_600, 20_400, 46_900]),
  administration: inOrder([12_900, 14_300, 15_700, 18_100, 20_900]),
};

export const income = (year: Year): number => sum(incomeKinds.map((kind) => incomeBy[kind][year]));
export const spending = (year: Year): number => sum(spendingKinds.map((kind) => spendingBy[kind][year]));
export const result = (year: Year): number => income(year) - spending(year);

const openingOf2021 = 19_350;
/** The balance on 1 January of a year. */
export const opening = (year: Year): number =>
  openingOf2021 + sum(years.filter((earlier) => earlier < year).map((earlier) => result(earlier)));
export const closing = (year: Year): number => opening(year) + result(year);

/** The parts of “fees” in 2025. */
export const feesOf2025 = { schools: 24_000, courses: 5_240, books: 9_400 };
/** The parts of the spending on schools. */
export const schoolCosts2025 = {
  pay: 93_700,
  rent: 14_600,
  booksAndBoards: 12_250,
  studentsInNeed: 13_900,
  repairs: 2_000,
};

// The funds of 2025: three are restricted to their purpose, the general fund is the rest.
const bound = {
  zakat: {
    opening: 9_120,
    received: incomeBy.zakat[2025],
    spent: spendingBy.relief[2025] + schoolCosts2025.studentsInNeed,
  },
  wells: { opening: 6_240, received: 34_600, spent: spendingBy.wells[2025] },
  library: { opening: 15_300, received: 16_200, spent: spendingBy.library[2025] },
};
const boundRows = Object.values(bound);
export const funds = {
  general: {
    opening: opening(2025) - sum(boundRows.map((row) => row.opening)),
    received: income(2025) - sum(boundRows.map((row) => row.received)),
    spent: spending(2025) - sum(boundRows.map((row) => row.spent)),
  },
  ...bound,
};
export const fundClosing = (fund: keyof typeof funds): number =>
  funds[fund].opening + funds[fund].received - funds[fund].spent;

/** The balance on 31 December 2025, by place. */
export const holdings = { bank: 50_460, mobile: 14_870, cash: 2_960, advances: 5_600, unpaidBills: -3_800 };

/** Throws for a table that does not add up, so that it cannot be printed. */
export function assertConsistent(): void {
  const check = (ok: boolean, sentence: string) => {
    if (!ok) throw new Error(`The figures do not agree: ${sentence}`);
  };
  check(sum(Object.values(holdings)) === closing(2025), 'holdings are not the closing balance of 2025');
  check(
    sum((Object.keys(funds) as (keyof typeof funds)[]).map(fundClosing)) === closing(2025),
    'the funds are not the closing balance of 2025',
  );
  check(sum(Object.values(feesOf2025)) === incomeBy.fees[2025], 'the parts of the fees are not the fees');
  check(
    sum(Object.values(schoolCosts2025)) === spendingBy.schools[2025],
    'the parts of the schools are not the schools',
  );
  for (const year of years) {
    check(girls[year] < students(year) && womenTeachers[year] < teachers(year), `parts of ${year} exceed the whole`);
    check(closing(year) > 0, `the balance of ${year} is negative`);
  }
}
