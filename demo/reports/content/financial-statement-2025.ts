import {
  closing,
  feesOf2025,
  fundClosing,
  funds,
  holdings,
  income,
  incomeBy,
  incomeKinds,
  members,
  opening,
  result,
  schoolCosts2025,
  spending,
  spendingBy,
  spendingKinds,
  students,
  sum,
  years,
} from '../truth/figures.ts';
import { wellsCostIn } from '../truth/wells.ts';
import { incomeNames, spendingNames } from '../truth/words.ts';
import { dollars, lead, note, number, percent, points, prose, signed, strip, table } from '../typeset/blocks.ts';
import type { Report } from '../typeset/book.ts';
import { spendingBars } from './annual-parts.ts';

const fundNames: Record<keyof typeof funds, string> = {
  general: 'General fund',
  zakat: 'Zakat and sadaqa',
  wells: 'Wells',
  library: 'Library',
};
const fundKeys = Object.keys(funds) as (keyof typeof funds)[];
const months = (closing(2025) / (spending(2025) / 12)).toFixed(1);
const libraryRunning = 2_150;
const costOfPupil = Math.round(spendingBy.schools[2025] / students(2025));

const summary = (
  words: [string, string, string, string, string, string],
  head: [string, string, string],
  money: (value: number) => string,
) =>
  table({
    head,
    now: 2,
    rows: [
      [words[0], money(opening(2024)), money(opening(2025))],
      [words[1], money(income(2024)), money(income(2025))],
      [words[2], money(spending(2024)), money(spending(2025))],
      [words[3], money(result(2024)), money(result(2025))],
      [words[4], money(closing(2024)), money(closing(2025))],
      [
        words[5],
        percent(spendingBy.administration[2024], spending(2024)),
        percent(spendingBy.administration[2025], spending(2025)),
      ],
    ],
    sums: [4],
  });

export const financialStatement2025: Report = {
  slug: 'financial-statement-2025',
  emblem: 'arcade',
  about: lead(
    'Every dollar that was received and spent between 1 January and 31 December 2025, as it was read to the members on 22 January 2026 and approved by them.',
  ),
  glance: strip([
    [dollars(income(2025)), 'received'],
    [dollars(spending(2025)), 'spent'],
    [dollars(closing(2025)), 'held on 31 December'],
    [percent(spendingBy.administration[2025], spending(2025)), 'of spending was administration'],
  ]),
  verse: {
    kind: 'quran',
    words: 'إِنَّ ٱللَّهَ يَأْمُرُكُمْ أَن تُؤَدُّوا۟ ٱلْأَمَـٰنَـٰتِ إِلَىٰٓ أَهْلِهَا',
    meaning: '“Allah commands you to render trusts to those to whom they are due.”',
    source: 'an-Nisa 4:58',
  },
  sheets: [
    [
      {
        title: 'From the treasurer',
        aside: [
          note(number(members[2025]), 'members, whose dues carry a fifth of the year'),
          note(months, 'months of spending are held in reserve, funds included'),
        ],
        text:
          lead('What has been entrusted to us belongs in the light.') +
          prose(`
I have been asked to explain our accounts so that someone who has never kept any can follow them. It is less difficult than it looks. There are three questions: what came in, what went out, and what is left, where and for whom.

In 2025 ${dollars(income(2025))} came in, ${dollars(income(2025) - income(2024))} more than in the year before. Most of the increase was given for the drought, in the weeks from February to May. ${dollars(spending(2025))} went out. The difference of ${dollars(-result(2025))} was taken from savings. This had been decided: the members saved for the library in 2023 and 2024, and in 2025 it was built.

What is left is ${dollars(closing(2025))}. Not all of it is free. ${dollars(closing(2025) - fundClosing('general'))} belongs to zakat, to the wells and to the library, and is spent on nothing else. The rest, ${dollars(fundClosing('general'))}, is our reserve. It would pay the teachers for a little more than half a year, and for this it is meant.

There is one thing that I would do differently. In March we paid for tankers before the gifts for them had arrived, and lent the money from the general fund. It was returned by May, and every step is written down. But nobody should have to lend what teachers are waiting for. From 2026 we keep a reserve for the dry season of its own.

Whoever has a question finds the books in the office in Hargeisa, every morning except Friday.`) +
          signed('The treasurer', 'Hargeisa, 7 February 2026'),
      },
    ],
    [
      {
        title: 'Income and spending',
        wide:
          table({
            caption: 'In US dollars, 1 January to 31 December',
            head: ['', 'Note', ...years.slice(1).map(String), 'Share of 2025'],
            now: 5,
            rows: [
              ...incomeKinds.map((kind) => [
                incomeNames[kind],
                { dues: '1', gifts: '2', zakat: '3', grants: '4', fees: '5' }[kind],
                ...years.slice(1).map((year) => number(incomeBy[kind][year])),
                percent(incomeBy[kind][2025], income(2025)),
              ]),
              ['Income', '', ...years.slice(1).map((year) => number(income(year))), '100%'],
              ...spendingKinds.map((kind) => [
                spendingNames[kind],
                {
                  schools: '6',
                  circles: '',
                  publishing: '',
                  library: '7',
                  wells: '8',
                  relief: '9',
                  administration: '10',
                }[kind],
                ...years.slice(1).map((year) => (spendingBy[kind][year] ? number(spendingBy[kind][year]) : '–')),
                percent(spendingBy[kind][2025], spending(2025)),
              ]),
              ['Spending', '', ...years.slice(1).map((year) => number(spending(year))), '100%'],
              ['Result of the year', '', ...years.slice(1).map((year) => number(result(year))), ''],
              ['Held on 1 January', '', ...years.slice(1).map((year) => number(opening(year))), ''],
              ['Held on 31 December', '', ...years.slice(1).map((year) => number(closing(year))), ''],
            ],
            sums: [
              incomeKinds.length,
              incomeKinds.length + spendingKinds.length + 1,
              incomeKinds.length + spendingKinds.length + 4,
            ],
          }) + spendingBars(2025),
      },
    ],
    [
      {
        title: 'The funds, and where they are kept',
        wide:
          table({
            caption: 'The funds in 2025, in US dollars',
            head: ['', 'Held on 1 January', 'Received', 'Spent', 'Held on 31 December'],
            now: 4,
            rows: [
              ...fundKeys.map((fund) => [
                fundNames[fund],
                number(funds[fund].opening),
                number(funds[fund].received),
                number(funds[fund].spent),
                number(fundClosing(fund)),
              ]),
              ['All funds', number(opening(2025)), number(income(2025)), number(spending(2025)), number(closing(2025))],
            ],
            sums: [fundKeys.length],
          }) +
          table({
            caption: 'Where it was on 31 December 2025, in US dollars',
            head: ['Place', 'Amount'],
            rows: [
              ['Two bank accounts, one of them for zakat alone', number(holdings.bank)],
              ['Mobile money of the office and four branches', number(holdings.mobile)],
              ['Cash in the five cash boxes, counted by two people', number(holdings.cash)],
              ['Advances to branches, not yet accounted for', number(holdings.advances)],
              ['Bills of 2025 that were paid in January', number(holdings.unpaidBills)],
              ['Held on 31 December', number(sum(Object.values(holdings)))],
            ],
            sums: [5],
          }),
      },
      {
        title: 'What each gift becomes',
        aside: [
          note(dollars(costOfPupil), 'is what one pupil costs in a year'),
          note('$180', 'was one tanker of 10,000 litres'),
          note('$42', 'was one food parcel'),
        ],
        text: prose(`
Teachers, rent, books and slates cost ${costOfPupil} dollars a pupil and year. Members’ dues and fees together would carry about seven tenths of this; gifts carry the rest. A family that cannot pay the monthly fee of five dollars keeps the place, and nobody in the class knows.`),
      },
    ],
    [
      {
        title: 'Notes to the accounts',
        text: prose(`
<b>1 Dues.</b> ${number(members[2025])} members gave ${dollars(Math.round(incomeBy.dues[2025] / members[2025]))} each on average.

<b>2 Gifts.</b> Of these ${dollars(funds.wells.received)} was given for the wells and ${dollars(4_200)} for the library.

<b>3 Zakat and sadaqa</b> paid for relief (${dollars(spendingBy.relief[2025])}) and for the books, food and clothes of students in need (${dollars(schoolCosts2025.studentsInNeed)}). None of it pays for offices, printing or buildings.

<b>4 Grants</b> came from four institutions: for the library ${dollars(12_000)}, the pay of teachers ${dollars(20_000)}, and teacher training ${dollars(16_000)}.

<b>5 Fees.</b> School fees ${dollars(feesOf2025.schools)}, courses ${dollars(feesOf2025.courses)}, books sold ${dollars(feesOf2025.books)}. About three families in ten pay the full fee.

<b>6 Schools.</b> Pay of teachers ${dollars(schoolCosts2025.pay)}, rent ${dollars(schoolCosts2025.rent)}, books and boards ${dollars(schoolCosts2025.booksAndBoards)}, students in need ${dollars(schoolCosts2025.studentsInNeed)}, repairs ${dollars(schoolCosts2025.repairs)}.

<b>7 Library.</b> Rooms, shelves, lamps and panels cost ${dollars(27_500)} in all, of which ${dollars(spendingBy.library[2024])} in 2024. The first ten weeks of running it cost ${dollars(libraryRunning)}.

<b>8 Wells.</b> Four new wells for ${dollars(wellsCostIn(2025))}, the rest is upkeep.

<b>9 Relief.</b> Blankets ${dollars(10_800)}, tankers ${dollars(13_140)} (73 journeys), food ${dollars(19_320)} (460 parcels), milk powder, tanks and transport ${dollars(2_540)}, clothes for infants ${dollars(1_100)}.

<b>10 Administration.</b> Two salaries, the office, bank charges, travel of the board. The board itself is not paid.`),
        aside: [note('10%', 'is the most that the members allow for administration')],
      },
      {
        title: 'What went well, and what did not',
        text: points([
          'All receipts of the year are numbered and scanned. The outside accountant asked for 120 of them and was shown 120.',
          'The accounts were closed nine days after the end of the year, and approved by the members with two abstentions.',
          'The advances to branches are still too high. Two branches accounted for theirs only in January.',
          'For 2026 we plan a reserve of $12,000 for the dry season, and the rule that no project is opened in the autumn unless half of its cost has been gathered.',
        ]),
      },
    ],
  ],
  so: {
    title: 'Xisaabta oo kooban',
    text:
      lead('Wixii ammaano nalagu aamminay waa in ay iftiin ku jiraan.') +
      prose(`
Sannadkii 2025 waxa noo soo xarooday ${dollars(income(2025))}, taas oo ${dollars(income(2025) - income(2024))} ka badan sannadkii hore. Inta badan ee kordhay waxa loo bixiyay abaartii. Waxa baxay ${dollars(spending(2025))}. Farqiga ${dollars(-result(2025))} waxa laga qaatay kayd xubnuhu maktabadda u ururiyeen 2023 iyo 2024.

31kii Disembar waxaannu haynay ${dollars(closing(2025))}. Intaas ${dollars(closing(2025) - fundClosing('general'))} waxa iska leh sakada, ceelasha iyo maktabadda, wax kalena lagu bixin maayo. Inta hadhay, ${dollars(fundClosing('general'))}, waa kaydka guud.

Sakadu waxay leedahay xisaab gooni ah. Waxa laga bixiyay gargaarka abaarta iyo buugaagta, cuntada iyo dharka ardayda baahan; xafiis, daabacaad iyo dhismo midna lagama bixiyo.

Bishii Maarso waxaannu booyadaha ku bixinnay lacag aan weli soo xaroon, waxaana laga amaahday kaydka guud. Waa la celiyay, laakiin 2026 waxaannu samaynaynaa kayd gooni u ah jiilaalka. Xisaabta waxa hubiyay xisaabiye ka baxsan ururka, xubnuhuna way ansixiyeen.`) +
      summary(
        ['La hayay 1da Janaayo', 'Dakhliga', 'Kharashka', 'Farqiga', 'La hayay 31ka Disembar', 'Maamulka, boqolkiiba'],
        ['', '2024', '2025'],
        dollars,
      ),
  },
  ar: {
    title: 'ملخص البيان المالي',
    text:
      lead('الأمانة حقّها أن تُعرض على أهلها واضحة بيّنة.') +
      prose(`
بلغت إيراداتنا في عام 2025 ما مجموعه ${number(income(2025))} دولار، بزيادة ${number(income(2025) - income(2024))} دولارًا عن العام السابق، قُدّم أكثرها لمواجهة الجفاف. وبلغت المصروفات ${number(spending(2025))} دولارًا، وسُدّ الفرق وقدره ${number(-result(2025))} دولارًا مما ادّخره الأعضاء للمكتبة في العامين السابقين.

وكان الرصيد في 31 ديسمبر ${number(closing(2025))} دولارًا، منه ${number(closing(2025) - fundClosing('general'))} دولارًا مخصصة للزكاة والآبار والمكتبة لا تُصرف في غيرها، والباقي وقدره ${number(fundClosing('general'))} دولارًا هو الاحتياطي العام.

وللزكاة حساب مستقل، صُرفت منه الإغاثة وكتب الطلاب المحتاجين وطعامهم وكسوتهم، ولا يُصرف منها شيء في المكاتب أو الطباعة أو البناء.

وفي مارس دفعنا ثمن صهاريج الماء قبل وصول التبرعات لها، فاقترضناه من الصندوق العام ثم رُدّ إليه. ونُعدّ لعام 2026 احتياطيًّا خاصًّا بموسم الجفاف. وقد راجع الحسابات محاسب من خارج الجمعية وأقرّها الأعضاء.`) +
      summary(
        ['الرصيد في 1 يناير', 'الإيرادات', 'المصروفات', 'الفرق', 'الرصيد في 31 ديسمبر', 'نسبة الإدارة'],
        ['بالدولار الأمريكي', '2024', '2025'],
        number,
      ),
  },
};
