import { spendingBy, wellUpkeep } from '../truth/figures.ts';
import { peopleUpTo, wells, wellsBuiltIn, wellsCostIn, wellsInState, wellsUpTo, type Well } from '../truth/wells.ts';
import { dollars, inWords, lead, note, number, points, prose, signed, strip, table } from '../typeset/blocks.ts';
import type { Report } from '../typeset/book.ts';
import { columns } from '../typeset/charts.ts';

const count = wellsUpTo(2025);
const people = peopleUpTo(2025);
const working = wellsInState('working').length;
const cost = wells.reduce((all, well) => all + well.cost, 0);
const average = (kind: Well['kind']) => {
  const those = wells.filter((well) => well.kind === kind);
  const all = (value: (well: Well) => number) => those.reduce((total, well) => total + value(well), 0);
  return {
    wells: those.length,
    cost: all((well) => well.cost) / those.length,
    depth: all((well) => well.depth) / those.length,
    people: all((well) => well.people) / those.length,
    perPerson: all((well) => well.cost) / all((well) => well.people),
  };
};
const dug = average('dug');
const bored = average('bored');

const stateWords: Record<Well['state'], string> = {
  working: 'gives water',
  repair: 'pump under repair',
  dry: 'dry from February to April',
};
const buildYears = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];

const summary = (
  words: [string, string, string, string, string],
  head: [string, string],
  money: (value: number) => string,
) =>
  table({
    head,
    rows: [
      [words[0], number(count)],
      [words[1], number(working)],
      [words[2], number(people)],
      [words[3], money(cost)],
      [words[4], money(wellUpkeep[2025])],
    ],
  });

export const villageWellsReview2025: Report = {
  slug: 'village-wells-review-2025',
  emblem: 'well',
  about: lead(
    `In November 2025 we went back to every well that the association has built since 2018, drew water, measured the depth, opened the book of the committee and asked the women who fetch the water.`,
  ),
  glance: strip([
    [String(count), 'wells built since 2018'],
    [String(working), 'gave clean water on the day'],
    [number(people), 'people drink from them'],
    [dollars(Math.round(cost / people)), 'for each person, once'],
  ]),
  verse: {
    kind: 'quran',
    words: 'وَجَعَلْنَا مِنَ ٱلْمَآءِ كُلَّ شَىْءٍ حَىٍّ',
    meaning: '“And We made from water every living thing.”',
    source: 'al-Anbiya 21:30',
  },
  sheets: [
    [
      {
        title: 'Going back',
        aside: [
          note('9 days', 'on the road, 1,140 kilometres, most of them on tracks'),
          note('126', 'women were asked, at the well and not in the guest room'),
        ],
        text:
          lead(
            'It is easy to open a well. There is a feast, and everyone drinks. We wanted to know what it looks like when nobody is expected.',
          ) +
          prose(`
For seven years we have reported how many wells were built. We had never reported how many of them still give water. A donor from Burao asked us this in the summer, quite kindly, and we could not answer him.

So three of us travelled in November: our master well-digger, a teacher who can handle a water test, and a woman from the Burao branch, since it is women and girls who know a well. We told no one the day. At each place we drew ten buckets, measured the water from the rim, took two samples, looked at the lining and the pump, and asked to see the book in which the committee writes what it takes in and spends.

Clean water came from ${working} of ${count} wells. At Duruqsi the pump has stood still since August, and we could only look. Bali Dhiig was dry from February to April, as in the year before, and gives water again since the rains; we do not count it as good.

The water was clean in every sample but one, from Qoyta, where the trough for the animals had been built too close. It was moved while we were still there, and the sample of the week after was clean. A well is not a gift that one gives once. It is a promise, and somebody has to keep it in the eighth year as well.`) +
          signed('The department of finance and logistics', 'Burao, 14 December 2025'),
      },
    ],
    [
      {
        title: 'Every well, as we found it',
        wide:
          table({
            caption:
              'Depth in metres, cost in US dollars when built, people as counted with the committees in November 2025',
            head: ['Village', 'Built', 'Kind', 'Depth', 'Cost', 'People', 'State in November 2025'],
            words: [2, 6],
            rows: [
              ...wells.map((well) => [
                well.village,
                String(well.year),
                well.kind,
                String(well.depth),
                number(well.cost),
                number(well.people),
                stateWords[well.state],
              ]),
              ['All', '', '', '', number(cost), number(people), `${working} of ${count} give water`],
            ],
            sums: [wells.length],
          }) +
          columns({
            title: 'Wells built in each year',
            labels: buildYears.map(String),
            series: [{ name: '', values: buildYears.map(wellsBuiltIn) }],
            show: number,
            height: 300,
            width: 1660,
            strong: buildYears.length - 1,
          }) +
          prose(
            'Four of the seven wells of the project begun in March 2025 are in this table. The other three, El Barwaqo among them, are to be finished in 2026.',
          ),
      },
    ],
    [
      {
        title: 'Dug or bored',
        aside: [
          note(dollars(Math.round(bored.cost)), 'is the average cost of a bored well'),
          note(dollars(Math.round(dug.cost)), 'is the average cost of a dug one'),
        ],
        text:
          prose(`
A dug well is lined with stone or concrete rings, is at most some twenty-five metres deep and can be repaired by the village. A bored well reaches water that does not fail in a dry year, but it needs a machine to make it and a pump that somebody understands.

Per person both cost nearly the same. The difference shows later. Of ${inWords(dug.wells)} dug wells one fell dry. Of ${inWords(bored.wells)} bored ones one stands still, because a seal for three dollars was not to be had in Burao.`) +
          table({
            head: ['', 'Dug', 'Bored'],
            rows: [
              ['Wells', String(dug.wells), String(bored.wells)],
              ['Average depth in metres', dug.depth.toFixed(0), bored.depth.toFixed(0)],
              ['Average cost', dollars(Math.round(dug.cost)), dollars(Math.round(bored.cost))],
              ['People for each well', number(Math.round(dug.people)), number(Math.round(bored.people))],
              ['Cost for each person', `$${dug.perPerson.toFixed(2)}`, `$${bored.perPerson.toFixed(2)}`],
            ],
          }),
      },
      {
        title: 'What it costs to keep them',
        aside: [note('11 of 15', 'committees could show us a book that was kept up to date')],
        text:
          prose(`
Each family gives half a dollar a month for spare parts; widows and the sick give nothing. It is enough for seals, ropes and buckets. It is not enough for a new pump, and should not have to be. For this we pay an upkeep of our own, which has grown with the wells.`) +
          table({
            caption: 'In US dollars',
            head: ['', '2021', '2022', '2023', '2024', '2025'],
            now: 5,
            rows: [
              ['New wells', ...([2021, 2022, 2023, 2024, 2025] as const).map((year) => number(wellsCostIn(year)))],
              [
                'Upkeep of older wells',
                ...([2021, 2022, 2023, 2024, 2025] as const).map((year) => number(wellUpkeep[year])),
              ],
              ['Together', ...([2021, 2022, 2023, 2024, 2025] as const).map((year) => number(spendingBy.wells[year]))],
            ],
            sums: [2],
          }),
      },
    ],
    [
      {
        title: 'What went well',
        text: points([
          '<b>Girls go to school.</b> In nine of fifteen villages women told us, unasked, that daughters who used to fetch water now learn in the mornings.',
          '<b>Committees with women in them keep better books.</b> All eleven that were up to date have at least two.',
          '<b>The first well still gives water.</b> Beer, dug by hand in 2018, is cleaned every year before the rains, by the same four men.',
          '<b>The water is good.</b> Twenty-seven of twenty-eight samples were clean.',
        ]),
      },
      {
        title: 'What did not go well',
        text: points([
          'We dug Bali Dhiig in a wet month. Whoever measures in a wet month measures the rain.',
          'At Duruqsi the committee reported the broken pump in August by telephone. The message was written down and not passed on. For three months 640 people walked to the next well.',
          'Four committees no longer meet. In two of them the treasurer had moved away and taken the book along by mistake.',
          'Nobody had planned where the animals drink. At five wells the trough is nearer than ten metres.',
        ]),
      },
      {
        title: 'What we shall change',
        text: points([
          'Bali Dhiig is deepened by six metres before February, and Duruqsi gets a new pump in December.',
          'No well is begun without a visit at the end of the dry season.',
          'A store of spare parts in Burao, and two young people in each village who have learnt to use them.',
          'A call to every committee on the first Saturday of the month, and a visit to every well once a year. The results are published, good or bad.',
        ]),
      },
    ],
  ],
  so: {
    title: 'Qiimaynta oo kooban',
    text:
      lead(
        `Nofembar 2025 waxaannu ku noqonnay dhammaan ${count}-ka ceel ee ururku qoday tan iyo 2018, si aannu u ogaanno kuwa weli biyo bixiya.`,
      ) +
      prose(`
Saddex qof ayaa sagaal maalmood jidka ku jiray. Ceel kasta toban wadaan ayaa laga dhaamiyay, qotodiisa waa la cabbiray, biyahana laba muunad ayaa laga qaaday. Buugga guddiga ceelka waa la eegay, waxana la waraystay 126 haween ah oo ceelasha ka dhaansada.

Biyo nadiif ah waxa bixinayay ${working} ceel. Duruqsi matoorkii biyaha ayaa ka xumaa ilaa Agoosto, Bali Dhiigna wuu engegay Febraayo ilaa Abriil. Siddeed iyo labaatan muunad toddoba iyo labaatan ayaa nadiif ahayd.

Sagaal tuulo haweenku waxay noo sheegeen in gabdhihii hore biyaha u dhaamin jiray ay hadda subaxdii wax bartaan. Guddiyada haweenku ku jiraan ayaa xisaabta ugu fiican haya.

Khaladkayaga ugu weyn wuxuu ahaa in fariintii Duruqsi la qoray balse aan la gudbin. Laga bilaabo hadda guddi kasta bil walba waa la wici doonaa, ceel kastana sannadkiiba mar ayaa la booqan doonaa, natiijadana waa la daabici doonaa.`) +
      summary(
        [
          'Ceelasha la qoday',
          'Kuwa biyo nadiif ah bixiya',
          'Dadka ka cabba',
          'Kharashka qodista oo dhan',
          'Dayactirka 2025',
        ],
        ['Waxa la ogaaday', '2025'],
        dollars,
      ),
  },
  ar: {
    title: 'ملخص المراجعة',
    text:
      lead(
        'عدنا في نوفمبر 2025 إلى جميع الآبار التي حفرتها الجمعية منذ عام 2018، وعددها 15 بئرًا، لنعرف أيها ما زال يسقي أهله.',
      ) +
      prose(`
أمضى ثلاثة منّا تسعة أيام في الطريق. سحبوا من كل بئر عشر دلاء، وقاسوا عمقها، وأخذوا عيّنتين من مائها، واطّلعوا على دفتر لجنتها، وسألوا 126 امرأة ممن يستقين منها.

وجدنا ${working} بئرًا تعطي ماءً نقيًّا، ومضخة معطلة في دورقسي منذ أغسطس، وبئرًا في بالي ديغ جفّت من فبراير إلى أبريل. وكانت سبع وعشرون عينة من ثمانٍ وعشرين نقية.

وأخبرتنا النساء في تسع قرى أن بناتهن اللاتي كنّ يجلبن الماء صرن يتعلمن في الصباح. وأضبط الدفاتر ما كان في لجان تشارك فيها النساء.

وأكبر تقصيرنا أن بلاغ دورقسي كُتب ولم يُرفع إلى من يعنيه الأمر. ولهذا نتصل من الآن بكل لجنة مرة في الشهر، ونزور كل بئر مرة في العام، وننشر النتائج كما هي.`) +
      summary(
        ['الآبار المحفورة', 'الآبار التي تعطي ماءً نقيًّا', 'عدد المستفيدين', 'كلفة الحفر منذ 2018', 'الصيانة في 2025'],
        ['أهم النتائج', '2025'],
        (value) => `${number(value)} دولار`,
      ),
  },
};
