import { students } from '../truth/figures.ts';
import {
  afterYearTotal,
  boughtInYear,
  founding,
  givenInYear,
  loans,
  loansTotal,
  lostVolumes,
  months,
  openingTotal,
  readers,
  readersTotal,
  running,
  runningTotal,
  visits,
  visitsTotal,
  volumesAfterYear,
  volumesAtOpening,
} from '../truth/library.ts';
import { dollars, lead, note, number, percent, points, prose, signed, strip, table } from '../typeset/blocks.ts';
import type { Report } from '../typeset/book.ts';
import { bars, columns } from '../typeset/charts.ts';

const summary = (
  words: [string, string, string, string, string],
  head: [string, string],
  money: (value: number) => string,
) =>
  table({
    head,
    rows: [
      [words[0], number(afterYearTotal)],
      [words[1], number(readersTotal)],
      [words[2], number(visitsTotal)],
      [words[3], number(loansTotal)],
      [words[4], money(runningTotal)],
    ],
  });

export const libraryFirstYear2026: Report = {
  slug: 'library-first-year-2026',
  emblem: 'shelves',
  about: lead(
    'From 18 October 2025 to 17 October 2026: who came to the Nuur Library in Hargeisa, what they read, what it cost, and what we would do differently.',
  ),
  glance: strip([
    [number(afterYearTotal), `books, ${afterYearTotal - openingTotal} more than at the opening`],
    [number(readersTotal), 'people hold a borrower’s card'],
    [number(visitsTotal), 'visits in twelve months'],
    [number(loansTotal), 'books were taken home'],
  ]),
  verse: {
    kind: 'quran',
    words: 'ٱقْرَأْ بِٱسْمِ رَبِّكَ ٱلَّذِى خَلَقَ',
    meaning: '“Read, in the name of your Lord who created.”',
    source: 'al-Alaq 96:1',
  },
  sheets: [
    [
      {
        title: 'A year of quiet',
        aside: [
          note('48', 'seats, 18 of them in the upper reading room for women'),
          note('6 days', 'a week the door is open, in the morning and until nine at night'),
        ],
        text:
          lead('The most borrowed thing in the library cannot be taken home. It is the silence.') +
          prose(`
When we opened, we expected readers of books. They came. But more than half of those who sit with us on an ordinary evening have brought their own: a nursing manual, a school exercise book, a law text copied page by page. At home there are seven people, one lamp and a television. Here there is a table. We had not planned for this, and are glad of it.

The first weeks were slow. People stood in the door and asked what it cost. When we said that it cost nothing, some smiled and left, and came back with a friend as a witness. By January all seats were taken after Asr on most days. In Ramadan the house was still, as it should be; after Eid it was fuller than before.

On Thursdays children from five to nine sit on the carpet and are read to. There were eleven on the first Thursday and on one in June seventy-four. Since then there are two carpets and two readers.

The oldest book in the house, a commentary printed in Cairo in 1927, was asked for by a man of eighty. He had learnt from a copy of the same printing, and wanted to see whether a certain line was really where he remembered it. It was.

We thank Allah, the families whose books stand here with their names inside the cover, and five people who hold the keys.`) +
          signed('The Nuur Library', 'Hargeisa, 10 November 2026'),
      },
    ],
    [
      {
        title: 'Who came',
        aside: [
          note(
            percent(readers.women, readersTotal),
            'of the card holders are women, and the upper room is full by four',
          ),
          note(number(Math.round(visitsTotal / 300)), 'visits on an average day of opening'),
        ],
        text:
          prose(`
A card is free and needs a photograph and somebody who signs. Students of the universities and the upper schools are the largest group. Among the ${number(students(2025))} pupils of our own Qur’an schools fewer have a card than we had hoped.`) +
          bars({
            title: `The ${readersTotal} card holders`,
            rows: [
              ['Students', readers.students],
              ['Women', readers.women],
              ['Men', readers.men],
              ['Children', readers.children],
            ],
            show: number,
            labelWidth: 220,
          }),
        wide: columns({
          title: 'Visits in each month, counted from its 18th day. Ramadan fell into the fifth',
          labels: months,
          series: [{ name: '', values: visits }],
          show: number,
          height: 400,
          width: 1660,
        }),
      },
      {
        title: 'What they took home',
        aside: [note(percent(loans.children, loansTotal), 'of all loans were children’s books')],
        text: bars({
          title: `${number(loansTotal)} loans by shelf`,
          rows: [
            ['Children’s books', loans.children],
            ['The Qur’an and its sciences', loans.quran],
            ['Sunnah and biography', loans.sunnah],
            ['Language and poetry', loans.language],
            ['History and other', loans.history],
          ],
          show: number,
          labelWidth: 430,
        }),
      },
    ],
    [
      {
        title: 'The books',
        aside: [
          note(number(givenInYear), 'volumes were given during the year'),
          note(String(boughtInYear), 'were bought, mostly medicine, farming and Somali poetry'),
        ],
        text:
          prose(`
We opened with ${number(openingTotal)} volumes, more than a third of them given by families. Every one was catalogued by hand and on the computer. Of the books taken home ${lostVolumes} have not come back; we write, then telephone, then visit. The visit is usually enough.`) +
          table({
            caption: 'Volumes on the shelves',
            head: ['Language', 'At the opening', 'After one year', 'New'],
            now: 2,
            rows: [
              ...(['arabic', 'somali', 'english'] as const).map((language) => [
                { arabic: 'Arabic', somali: 'Somali', english: 'English' }[language],
                number(volumesAtOpening[language]),
                number(volumesAfterYear[language]),
                number(volumesAfterYear[language] - volumesAtOpening[language]),
              ]),
              ['All', number(openingTotal), number(afterYearTotal), number(afterYearTotal - openingTotal)],
            ],
            sums: [3],
          }),
      },
      {
        title: 'What it cost',
        aside: [
          note(
            `${Math.round((runningTotal / visitsTotal) * 100)} cents`,
            'is what a visit cost, with everything counted',
          ),
        ],
        text:
          prose(`
The rooms were an empty store of our own, so there is no rent. Repair, shelves, lamps and solar panels cost ${dollars(founding)} before the opening and are shown in the financial statement 2025.`) +
          table({
            caption: 'The running costs of the twelve months, in US dollars',
            head: ['', 'Cost', 'Share'],
            rows: [
              ...(Object.keys(running) as (keyof typeof running)[]).map((kind) => [
                {
                  librarian: 'Allowance of the librarian',
                  newBooks: 'New books',
                  cleaning: 'Cleaning and water',
                  binding: 'Binding and repair of books',
                  light: 'Upkeep of lamps and panels',
                  catalogue: 'Catalogue, cards and internet',
                }[kind],
                number(running[kind]),
                percent(running[kind], runningTotal),
              ]),
              ['All', number(runningTotal), '100%'],
            ],
            sums: [Object.keys(running).length],
          }),
      },
    ],
    [
      {
        title: 'What went well',
        text: points([
          '<b>The house is used from the first hour to the last.</b> On weekday evenings between Maghrib and Isha there has hardly been a free seat since January.',
          '<b>The upper reading room</b> was asked for by women before the opening and is the fullest room in the house.',
          '<b>The evenings with the Forty Hadith,</b> since September, fill the hall on Mondays and Wednesdays. Questions from upstairs come down on paper, and they are often the best ones.',
          '<b>Solar light</b> failed on three evenings in the whole year. The town’s current failed on forty.',
        ]),
      },
      {
        title: 'What did not go well',
        text: points([
          'Two volunteers left in spring because they had been given too many evenings. We noticed when they were gone.',
          'School textbooks are too few. Twenty-six pupils waited for the same chemistry book in May.',
          'Somebody in a wheelchair cannot reach the upper room, and we had not thought of it when the stairs were repaired.',
          'Books that were given and did not fit, some three hundred, lay in boxes until August. Most have now gone to the book cart.',
        ]),
      },
      {
        title: 'What we plan for the second year',
        text: points([
          'A reading table for women on the ground floor, reached without a step.',
          'Six copies of each textbook of the last two school years.',
          'Visits by classes of our Qur’an schools, one school each month.',
          'A second paid half-day, so that no volunteer gives more than two evenings a week.',
          'A printed catalogue of the Somali shelf, which may be the fullest in the city that everyone can use.',
        ]),
      },
    ],
  ],
  so: {
    title: 'Warbixinta oo kooban',
    text:
      lead('Waxa maktabadda ugu badan ee laga doonto guriga lama qaadan karo: waa xasilloonida.') +
      prose(`
Maktabadda Nuur waxa la furay 18kii Oktoobar 2025. Laba iyo tobankii bilood ee ugu horreeyay waxa soo booqday dad gaadhaya ${number(visitsTotal)} booqasho, ${readersTotal} qofna waxay qaateen kaadhka amaahda. Kitaabbada waxa la amaahday ${number(loansTotal)} jeer.

Dadka fadhiya fiidkii badankoodu waxay la yimaaddaan buugaagtooda: arday jaamacadeed, kalkaaliyeyaal caafimaad iyo kuwo dugsi sare. Gurigooda meel deggan oo ay wax ku akhriyaan kama helaan. Qolka sare ee haweenka ayaa ugu buuxa guriga, Khamiistii galabtiina carruurta ayaa sheekooyin loo akhriyaa.

Waxa na dhaafay: laba mutadawac ayaa nooga tagay hawl badan awgeed, buugaagta dugsigu way yaraayeen, qofka kursiga curyaanka ku socdana qolka sare ma gaadhi karo.

Sannadka labaad waxaannu qorshaynaynaa miis akhris oo haween oo dabaqa hoose ah, nuqullo badan oo buugaagta dugsiga ah, booqashooyin fasallada dugsiyadayadu yimaaddaan, iyo buug-tusmeed daabacan oo kutubta Soomaaliga ah.`) +
      summary(
        ['Kitaabbada', 'Dadka kaadhka haysta', 'Booqashooyinka', 'Amaahda', 'Kharashka socodsiinta'],
        ['Oktoobar 2025 ilaa Oktoobar 2026', 'Tirada'],
        dollars,
      ),
  },
  ar: {
    title: 'ملخص التقرير',
    text:
      lead('أكثر ما يطلبه الناس في المكتبة شيء لا يُعار، وهو السكينة.') +
      prose(`
افتُتحت مكتبة النور في 18 أكتوبر 2025، وبلغت زياراتها في عامها الأول ${number(visitsTotal)} زيارة، وحمل بطاقة الإعارة ${readersTotal} قارئًا وقارئة، وأُعيرت الكتب ${number(loansTotal)} مرة.

وأكثر من يجلس إلينا في المساء يأتي بكتابه معه: طالبة تمريض، وتلميذ في المرحلة الثانوية، وطالب حقوق، ممن لا يجدون في بيوتهم مكانًا هادئًا. وقاعة النساء العليا أكثر القاعات امتلاءً، وفي عصر كل خميس تُقرأ القصص للأطفال.

ومما قصّرنا فيه أننا أثقلنا على متطوعَين حتى تركا العمل، وأن الكتب المدرسية قليلة، وأن صاحب الكرسي المتحرك لا يصل إلى القاعة العليا.

ونعتزم في العام الثاني تخصيص مكان للقارئات في الطابق الأرضي، وزيادة نسخ الكتب المدرسية، واستقبال فصول مدارسنا، وطباعة فهرس للكتب الصومالية.`) +
      summary(
        ['الكتب', 'حاملو البطاقات', 'الزيارات', 'مرات الإعارة', 'نفقات التشغيل'],
        ['من أكتوبر 2025 إلى أكتوبر 2026', 'العدد'],
        (value) => `${number(value)} دولار`,
      ),
  },
};
