import {
  certifiedTeachers,
  circleAttendance,
  circles,
  completedQuran,
  copiesPrinted,
  girls,
  result,
  schools,
  spendingBy,
  students,
  teachers,
  titlesPrinted,
  wellsBuilt,
  womenTeachers,
} from '../truth/figures.ts';
import { peopleUpTo, wellsUpTo } from '../truth/wells.ts';
import {
  capital,
  dollars,
  inWords,
  lead,
  note,
  number,
  panel,
  percent,
  points,
  prose,
  signed,
} from '../typeset/blocks.ts';
import type { Report } from '../typeset/book.ts';
import {
  branchTable,
  glanceOf,
  moneyChart,
  moneyTable,
  otherWorkTable,
  studentsChart,
  summaryTable,
} from './annual-parts.ts';

export const annualReport2024: Report = {
  slug: 'annual-report-2024',
  emblem: 'lamp',
  about: lead(
    'A year of steady work: two schools more, a first own textbook begun, and the decision to build a library. Laid before the annual meeting of 23 January 2025.',
  ),
  glance: glanceOf(2024),
  verse: {
    kind: 'quran',
    words: 'وَتَعَاوَنُوا۟ عَلَى ٱلْبِرِّ وَٱلتَّقْوَىٰ',
    meaning: '“And help one another in righteousness and piety.”',
    source: 'al-Ma’idah 5:2',
  },
  sheets: [
    [
      {
        title: 'A letter to our members',
        aside: [
          note(
            '+16%',
            `more students than in 2023, and ${inWords(schools(2024))} schools instead of ${inWords(schools(2023))}`,
          ),
          note(`${wellsUpTo(2024)} wells`, `built since 2018, for some ${number(peopleUpTo(2024))} people`),
        ],
        text:
          lead('Peace be upon you, and the mercy of Allah and His blessings.') +
          prose(`
Not every year has an event that gives it a name. In 2024 the rains came, the accounts were in order, and most of what we had promised a year ago was done by December. We thank Allah for it. After the drought of 2022 we know what a quiet year is worth.

Two schools opened. In Hargeisa a fourth was needed, because parents on the airport road had begun to send small children across two main streets. In Berbera the second school stands close to the old harbour, in three rooms that smell of the sea. Together they took in ${number(students(2024) - students(2023))} pupils, and teachers for both had been trained before the doors were opened. In earlier years we did it the other way round.

In the summer four schools began to try out our own reader, page by page. Every child who stumbles over a letter now leaves a mark in the margin of a teacher’s copy, and from these marks a book is being made.

In November the members decided to build a library beside the centre in Hargeisa, in a store that has stood empty for years. First we counted what it would cost, then what we had, then we began to save. The first ${dollars(spendingBy.library[2024])} went into repairing the roof before the rains.

We ended the year with ${dollars(result(2024))} more than we began with. It is not profit. It is the beginning of the library, and bread for a dry spring, should one come.`) +
          signed('The board of the Nuur Association', 'Hargeisa, 23 January 2025'),
      },
    ],
    [
      {
        title: 'Schools and students',
        aside: [
          note(
            percent(girls[2024], students(2024)),
            `of the students are girls and women, ${number(girls[2024])} in all`,
          ),
          note(`${certifiedTeachers[2024]} of ${teachers(2024)}`, 'teachers hold the full certificate in tajwid'),
        ],
        text:
          prose(`
The ${inWords(schools(2024))} schools taught ${number(students(2024))} pupils, and ${inWords(completedQuran[2024])} completed the whole Qur’an by heart. Each was heard over four days by three teachers who had not taught them.

We pay every teacher on the first Thursday of the month, without exception since March. Of ${teachers(2024)} teachers ${womenTeachers[2024]} are women, five more than a year ago, and in Borama a woman heads a school for the first time.`) +
          studentsChart(2024),
        wide: branchTable(2024) + otherWorkTable(2024),
      },
    ],
    [
      {
        title: 'What went well',
        text: points([
          '<b>Both new schools opened with trained teachers,</b> and neither had to turn a child away in its first term.',
          `<b>${capital(inWords(titlesPrinted[2024]))} titles were printed in ${number(copiesPrinted[2024])} copies,</b> among them a booklet on prayer in Somali that taxi drivers have asked for by name.`,
          `<b>${circleAttendance[2024]} people came to ${circles[2024]} study circles every week.</b> The evening circle for workers in Burao had to be divided twice.`,
          `<b>${capital(inWords(wellsBuilt(2024)))} wells were built,</b> two of them bored, and for each a committee from the village has been trained to look after it.`,
          '<b>Relief could become smaller.</b> With good rains we reached 380 households, mostly the sick, widows and orphans, and set the rest aside.',
        ]),
      },
      {
        title: 'What did not go well',
        text: points([
          'Bali Dhiig, a well that we dug in 2021, was dry from February to April. It should have been four metres deeper, and we should have waited for the dry season before we lined it.',
          'The course in bookkeeping for branches was held once and not four times. Two branches still send their receipts in a bag.',
          'We announced a newsletter for members and printed a single issue. Nobody had been given the time to write it.',
        ]),
      },
      {
        title: 'What we plan for 2025',
        text: points([
          'To open the library in the autumn.',
          'To begin a project of seven village wells in March, and to finish at least three within the year.',
          'To open a third school in Burao, and to visit and survey every school we have.',
          'A summer course in tajwid in Borama, open also to teachers from other schools.',
        ]),
      },
    ],
    [
      {
        title: 'Money received and spent',
        wide:
          moneyChart(2024) +
          moneyTable(2024) +
          panel(
            prose(
              'The accounts were examined by an accountant from outside the association and approved by the annual meeting. Zakat is kept in an account of its own and pays for relief and for students in need, never for offices, printing or buildings.',
            ),
          ),
      },
    ],
  ],
  so: {
    title: 'Warbixinta oo kooban',
    text:
      lead('Assalaamu calaykum wa raxmatullaahi wa barakaatuh.') +
      prose(`
Sannadkii 2024 wuxuu ahaa sannad deggan. Roobku waa da’ay, xisaabtu waa hagaagsanayd, wixii aannu ballanqaadnay intoodii badnaydna waa la fuliyay. Alle ayaannu u mahadnaqaynaa.

Laba dugsi ayaa la furay: mid Hargeysa ah oo ah kii afraad, iyo mid Berbera ah oo ku dhow dekedda hore. Toban dugsi ayaa hadda wax ka baranayaan ${number(students(2024))} arday, ${completedQuran[2024]} arday ayaana dhammaystay xifdinta Qur’aanka. Macallimiinta dugsiyada cusub waxa la tababaray intaan albaabbada la furin.

Xagaagii waxa la bilaabay tijaabada buug-akhriseed aannu annagu qorannay, bishii Nofembarna xubnuhu waxay go’aamiyeen in maktabad laga dhiso xarunta Hargeysa. Saddex ceel ayaa la qoday.

Waxaa noo qabyoobay: ceelka Bali Dhiig oo saddex bilood engegnaa, tababarkii xisaabaadka oo mar keliya la qabtay, iyo warsidihii xubnaha oo hal tirsi oo qudha laga daabacay.

Sannadka 2025 waxaannu qorshaynaynaa furitaanka maktabadda, toddoba ceel oo tuulooyin ah, dugsi saddexaad oo Burco ah iyo sahan lagu sameeyo dugsiyada oo dhan.`) +
      summaryTable(2024, 'so'),
  },
  ar: {
    title: 'ملخص التقرير',
    text:
      lead('السلام عليكم ورحمة الله وبركاته، وبعد:') +
      prose(`
كان عام 2024 عامًا هادئًا، نزل فيه الغيث وانتظمت الحسابات وأُنجز معظم ما وعدنا به، فالحمد لله على ذلك.

افتُتحت مدرستان: الرابعة في هرجيسا، والثانية في بربرة قرب الميناء القديم، فصارت مدارسنا عشرًا يدرس فيها ${number(students(2024))} طالبًا وطالبة، وأتمّ ${completedQuran[2024]} منهم حفظ القرآن الكريم. وقد دُرّب معلمو المدرستين قبل افتتاحهما.

وفي الصيف بدأت تجربة كتاب القراءة الذي أعدّه معلمونا، وفي نوفمبر قرر الأعضاء إنشاء مكتبة بجوار المركز في هرجيسا، وحُفرت ثلاث آبار في القرى.

ومما قصّرنا فيه أن بئر بالي ديغ جفّت ثلاثة أشهر، وأن دورة المحاسبة للفروع عُقدت مرة واحدة بدل أربع، وأن نشرة الأعضاء لم يصدر منها إلا عدد واحد.

ونعتزم في عام 2025 افتتاح المكتبة، والبدء في سبع آبار للقرى، وفتح مدرسة ثالثة في برعو، وإجراء دراسة ميدانية لجميع مدارسنا.`) +
      summaryTable(2024, 'ar'),
  },
};
