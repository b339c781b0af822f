/** Shared by the four annual reports: tables, charts and the figures of the summaries. */
import type { Language } from '../../../domain/model/localized.ts';
import {
  branches,
  circleAttendance,
  circles,
  closing,
  completedQuran,
  copiesPrinted,
  householdsHelped,
  income,
  incomeBy,
  incomeKinds,
  members,
  opening,
  result,
  schools,
  schoolsIn,
  spending,
  spendingBy,
  spendingKinds,
  students,
  studentsIn,
  teachers,
  teachersIn,
  wellsBuilt,
  years,
  type Year,
} from '../truth/figures.ts';
import { wellsUpTo } from '../truth/wells.ts';
import { branchNames, figureNames, incomeNames, spendingNames } from '../truth/words.ts';
import { dollars, inWords, number, percent, strip, table } from '../typeset/blocks.ts';
import { bars, columns } from '../typeset/charts.ts';

const upTo = (year: Year): Year[] => years.filter((one) => one <= year);

export const glanceOf = (year: Year): string =>
  strip([
    [number(students(year)), `students in ${inWords(schools(year))} Qur’an schools`],
    [number(completedQuran[year]), `completed the whole Qur’an by heart`],
    [number(members[year]), 'members carry the work'],
    [
      dollars(spending(year)),
      `spent, ${percent(spendingBy.administration[year], spending(year))} of it on administration`,
    ],
  ]);

export const studentsChart = (year: Year): string => {
  const shown = upTo(year);
  return columns({
    title: `Students at the end of each year, ${shown[0]} to ${year}`,
    labels: shown.map(String),
    series: [{ name: '', values: shown.map(students) }],
    show: number,
    strong: shown.length - 1,
    height: 360,
  });
};

export const branchTable = (year: Year): string =>
  table({
    caption: `The schools by branch, 31 December ${year}`,
    head: ['Branch', 'Schools', 'Teachers', 'Students', `Students in ${year - 1}`, 'Students to a teacher'],
    now: 3,
    rows: [
      ...branches.map((branch) => [
        branchNames[branch].en,
        number(schoolsIn[year][branch]),
        number(teachersIn[year][branch]),
        number(studentsIn[year][branch]),
        number(studentsIn[(year - 1) as Year][branch]),
        (studentsIn[year][branch] / teachersIn[year][branch]).toFixed(1),
      ]),
      [
        'All branches',
        number(schools(year)),
        number(teachers(year)),
        number(students(year)),
        number(students((year - 1) as Year)),
        (students(year) / teachers(year)).toFixed(1),
      ],
    ],
    sums: [branches.length],
  });

export const otherWorkTable = (year: Year): string => {
  const shown = upTo(year);
  const row = (name: string, value: (one: Year) => number) => [name, ...shown.map((one) => number(value(one)))];
  return table({
    caption: 'Beyond the schools',
    head: ['', ...shown.map(String)],
    now: shown.length,
    rows: [
      row('Sunnah study circles', (one) => circles[one]),
      row('People in the circles each week', (one) => circleAttendance[one]),
      row('Copies of books and booklets printed', (one) => copiesPrinted[one]),
      row('Village wells built', wellsBuilt),
      row('Households reached by relief', (one) => householdsHelped[one]),
    ],
  });
};

export const moneyTable = (year: Year): string => {
  const before = (year - 1) as Year;
  const part = (value: number) => percent(value, income(year));
  const share = (value: number) => percent(value, spending(year));
  return table({
    caption: 'In US dollars',
    head: ['', String(before), String(year), 'Share'],
    now: 2,
    rows: [
      ...incomeKinds.map((kind) => [
        incomeNames[kind],
        number(incomeBy[kind][before]),
        number(incomeBy[kind][year]),
        part(incomeBy[kind][year]),
      ]),
      ['Income', number(income(before)), number(income(year)), '100%'],
      ...spendingKinds
        .filter((kind) => spendingBy[kind][year] > 0)
        .map((kind) => [
          spendingNames[kind],
          number(spendingBy[kind][before]),
          number(spendingBy[kind][year]),
          share(spendingBy[kind][year]),
        ]),
      ['Spending', number(spending(before)), number(spending(year)), '100%'],
      ['Result of the year', number(result(before)), number(result(year)), ''],
      ['Held on 1 January', number(opening(before)), number(opening(year)), ''],
      ['Held on 31 December', number(closing(before)), number(closing(year)), ''],
    ],
    sums: [
      incomeKinds.length,
      incomeKinds.length + 1 + spendingKinds.filter((kind) => spendingBy[kind][year] > 0).length,
      incomeKinds.length + 4 + spendingKinds.filter((kind) => spendingBy[kind][year] > 0).length,
    ],
  });
};

export const moneyChart = (year: Year): string => {
  const shown = upTo(year);
  return columns({
    title: 'Income and spending',
    labels: shown.map(String),
    series: [
      { name: 'income', values: shown.map(income) },
      { name: 'spending', values: shown.map(spending) },
    ],
    show: number,
    height: 270,
    width: 1660,
  });
};

export const spendingBars = (year: Year): string =>
  bars({
    title: `What each $100 was spent on in ${year}`,
    rows: spendingKinds
      .filter((kind) => spendingBy[kind][year] > 0)
      .map((kind) => [spendingNames[kind], (spendingBy[kind][year] / spending(year)) * 100]),
    show: (value) => `$${value.toFixed(1)}`,
    labelWidth: 560,
    width: 1660,
  });

export const summaryTable = (year: Year, language: Language): string => {
  const before = (year - 1) as Year;
  const money = (value: number) => (language === 'ar' ? `${number(value)} دولار` : `$${number(value)}`);
  const row = (name: keyof typeof figureNames, value: (one: Year) => number, show = number) => [
    figureNames[name][language],
    show(value(before)),
    show(value(year)),
  ];
  return table({
    head: [figureNames.year[language], String(before), String(year)],
    now: 2,
    rows: [
      row('students', students),
      row('schools', schools),
      row('teachers', teachers),
      row('completed', (one) => completedQuran[one]),
      row('circles', (one) => circles[one]),
      row('wells', wellsUpTo),
      row('households', (one) => householdsHelped[one]),
      row('income', income, money),
      row('spending', spending, money),
      row('balance', closing, money),
    ],
  });
};
