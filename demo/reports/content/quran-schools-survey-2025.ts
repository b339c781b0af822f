import {
  branches,
  girls,
  schools,
  schoolsIn,
  students,
  studentsIn,
  teachers,
  teachersIn,
  womenTeachers,
} from '../truth/figures.ts';
import {
  attendance,
  attendanceOverall,
  facilities,
  houses,
  leaving,
  parentsAsked,
  stages,
  studentsLeft,
} from '../truth/survey.ts';
import { branchNames } from '../truth/words.ts';
import { inWords, lead, note, number, percent, points, prose, signed, strip, table } from '../typeset/blocks.ts';
import type { Report } from '../typeset/book.ts';
import { bars, columns } from '../typeset/charts.ts';

const all = schools(2025);
const ofAll = (value: number) => `${value} of ${all}`;

const facilityRows: [string, number][] = [
  ['Shade in the yard', facilities.shade],
  ['Water in the yard', facilities.water],
  ['Electric or solar light', facilities.light],
  ['A proper board in every class', facilities.boards],
  ['Separate latrines for girls', facilities.latrines],
  ['A building of our own', facilities.ownHouse],
];

const summary = (words: [string, string, string, string, string, string], head: [string, string], of: string) =>
  table({
    head,
    rows: [
      [words[0], number(students(2025))],
      [words[1], percent(girls[2025], students(2025))],
      [words[2], `${attendanceOverall}%`],
      [words[3], number(stages.whole)],
      [words[4], `${facilities.water} ${of} ${all}`],
      [words[5], `${facilities.latrines} ${of} ${all}`],
    ],
  });

export const quranSchoolsSurvey2025: Report = {
  slug: 'quran-schools-survey-2025',
  emblem: 'slate',
  about: lead(
    `In September and October 2025 we visited all ${inWords(all)} of our Qur’an schools, on two ordinary days each and without being announced. This is what we saw, counted and were told.`,
  ),
  glance: strip([
    [ofAll(all), 'schools visited on two days each'],
    [`${attendanceOverall}%`, 'of the pupils were present'],
    [number(parentsAsked), 'parents were asked at home'],
    [String(teachers(2025)), 'teachers spoke with us, each alone'],
  ]),
  verse: {
    kind: 'hadith',
    words: 'خَيْرُكُمْ مَنْ تَعَلَّمَ الْقُرْآنَ وَعَلَّمَهُ',
    meaning: 'The Prophet Muhammad ﷺ said: “The best of you are those who learn the Qur’an and teach it.”',
    source: 'Sahih al-Bukhari, 5027',
  },
  sheets: [
    [
      {
        title: 'Why we went to see',
        aside: [
          note('22 days', 'of visits by six people, none of whom teaches in the school that they visited'),
          note('4', 'questionnaires: for the house, the teacher, the class and the family'),
        ],
        text:
          lead('A report is written in an office. A school is a room, a teacher and a child.') +
          prose(`
Every year our branches send figures to Hargeisa: so many pupils, so many teachers, so many who completed the Qur’an. The figures were correct. But they could not tell us whether a roof leaks, how far the youngest walk, or what a mother thinks when she hears her daughter recite in the evening.

The members therefore asked in January that every school be visited. Six people went, four teachers and two former pupils, and none of them to a school in which they teach. They came twice, once in the morning and once in the afternoon, and sat at the back. They counted who was present, looked at the house, and heard every fifth pupil read. Then they spoke with each teacher alone, and in the evenings with ${parentsAsked} families.

We asked the visitors to write down what they saw and to leave praise and blame to others. Where their notes differ from what the branches had sent us, this report follows the notes.

Three things have moved us. The children read better than we had thought. The houses are poorer than we had thought. And nearly every family, asked what it would change, spoke first of water.

We thank the teachers, who let strangers sit behind them for two days, and the families who offered tea to people with a questionnaire.`) +
          signed('The department of the Holy Qur’an', 'Hargeisa, 20 November 2025'),
      },
    ],
    [
      {
        title: 'Who learns, and how far they are',
        aside: [
          note(percent(girls[2025], students(2025)), 'are girls and women'),
          note(String(stages.whole), 'pupils know the whole Qur’an and come to revise it'),
        ],
        text:
          prose(`
Six in ten pupils are in their first two years: they learn the letters, or they read and memorise the last part. After that the classes become smaller with every step. It is not only a matter of diligence. A child of twelve is needed at home, at the stall and with the animals, and the third level meets at the hours when this work is done.`) +
          bars({
            title: `The ${number(students(2025))} pupils by what they have memorised`,
            rows: [
              ['Learning the letters', stages.letters],
              ['The last part', stages.lastPart],
              ['2 to 5 parts', stages.toFive],
              ['6 to 15 parts', stages.toFifteen],
              ['16 to 29 parts', stages.toTwentyNine],
              ['The whole Qur’an', stages.whole],
            ],
            show: number,
            labelWidth: 340,
          }),
        wide:
          table({
            caption: 'The schools by branch, October 2025',
            head: [
              'Branch',
              'Schools',
              'Teachers',
              'Pupils',
              'Pupils to a teacher',
              'Present on the days of the visit',
            ],
            now: 5,
            rows: [
              ...branches.map((branch) => [
                branchNames[branch].en,
                number(schoolsIn[2025][branch]),
                number(teachersIn[2025][branch]),
                number(studentsIn[2025][branch]),
                (studentsIn[2025][branch] / teachersIn[2025][branch]).toFixed(1),
                `${attendance[branch]}%`,
              ]),
              [
                'All',
                number(all),
                number(teachers(2025)),
                number(students(2025)),
                (students(2025) / teachers(2025)).toFixed(1),
                `${attendanceOverall}%`,
              ],
            ],
            sums: [branches.length],
          }) +
          prose(
            `Attendance is lowest in Berbera. Until the middle of October many families had not yet come back from the mountains, where they spend the hot months; in the second week of October it was already at 86 percent. Of ${teachers(2025)} teachers ${womenTeachers[2025]} are women.`,
          ),
      },
    ],
    [
      {
        title: 'The houses',
        aside: [note(ofAll(houses.rented), 'schools are in rented houses, and two in rooms that a mosque lends')],
        text:
          prose(`
A school can be a tree and a teacher, and for many of our elders it was. But where eighty children meet twice a day, they need water to wash for prayer, shade, and a place to which a girl can go without asking a neighbour.`) +
          bars({
            title: `How many of the ${inWords(all)} schools have`,
            rows: facilityRows,
            show: (value) => `${value}`,
            labelWidth: 480,
            most: all,
          }),
      },
      {
        title: 'Why pupils leave',
        aside: [
          note(String(studentsLeft), `pupils left in the school year 2024 to 2025`),
          note('1 in 4', 'left for a reason that a nearer or better house could remove'),
        ],
        text:
          prose(`
We went to the homes of all who had left and found nearly every family. Most had simply moved. But ${leaving.distance + leaving.transport} children, mostly girls under ten, stopped because the way was too long or the minibus too dear. These are the ones that we can bring back.`) +
          columns({
            title: 'Reasons given by the families',
            labels: ['Moved away', 'Work', 'Distance', 'Transport', 'Other'],
            series: [{ name: '', values: Object.values(leaving) }],
            show: number,
            height: 330,
          }),
      },
    ],
    [
      {
        title: 'What we found good',
        text: points([
          '<b>Reading is correct early.</b> Of the pupils in their second year whom we heard, four in five read an unknown line without a mistake that changes its meaning.',
          '<b>Nobody is beaten.</b> We asked the children, one by one and away from the school. The rule of 2019 is kept.',
          '<b>The teachers know their pupils.</b> Asked about an absent child, they could say where it was in nine cases of ten.',
          '<b>Wooden slates are still in use</b> in every school, beside printed readers. Whoever writes a line, the teachers say, forgets it later.',
        ]),
      },
      {
        title: 'What we found wanting',
        text: points([
          'Only six of eleven schools have separate latrines for girls. We consider this our first duty.',
          'Three schools have no water in the yard. Children bring it in bottles, or go without.',
          'In five schools copies of the Qur’an are shared by three pupils or more.',
          'Eleven teachers have never had a visit by a more experienced one. They asked for it themselves.',
        ]),
      },
      {
        title: 'What we recommend',
        text: points([
          'Latrines for girls and water in every school by the end of 2026. Nothing should come before it.',
          'A building of our own instead of rent wherever land is given; the western edge of Hargeisa first.',
          'A visiting teacher for each branch, two days a month.',
          'Lessons of the third level at two different hours, so that those who work can choose.',
          'To repeat this survey in 2027 with the same questions.',
        ]),
      },
    ],
  ],
  so: {
    title: 'Sahanka oo kooban',
    text:
      lead(
        `Sebtembar iyo Oktoobar 2025 waxaannu booqannay dhammaan kow iyo tobanka dugsi ee Qur’aanka, mid walba laba maalmood, annaga oo aan hore u sheegin.`,
      ) +
      prose(`
Lix qof ayaa booqashada fulisay: afar macallin iyo laba arday hore, mana jirin cid dugsigeeda lagu diray. Waxay tiriyeen ardayda joogta, eegeen guriga, dhegaysteen akhriska arday shantiiba mid ah, waxayna la hadleen macallimiinta oo dhan iyo ${parentsAsked} waalid.

Waxa nagu farxad geliyay akhriska carruurta: sannadka labaad shan arday afar ka mid ahi waxay saxsanaan u akhriyaan sadar aanay hore u arag. Macallimiintu ardaydooda si fiican bay u yaqaannaan, edbinta garaaciduna ma jirto.

Waxa naga yaabiyay guryaha. Lix dugsi oo qudha ayaa gabdhaha u leh musqulo gooni ah, saddex dugsina biyo kuma jiraan. ${studentsLeft} arday ayaa sannadkii dugsiga ka tagay, ${leaving.distance + leaving.transport} ka mid ahina waxay u tageen masaafada ama kharashka gaadiidka.

Waxaannu xubnaha u soo jeedinaynaa in dhammaadka 2026 dugsi kastaa yeesho biyo iyo musqulo gabdheed, in laan kastaa hesho macallin booqdayaal ah, iyo in sahankan la celiyo 2027.`) +
      summary(
        [
          'Ardayda',
          'Gabdhaha iyo haweenka',
          'Imaanshaha',
          'Xifdiyay Qur’aanka oo dhan',
          'Dugsiyada biyaha leh',
          'Dugsiyada musqulo gabdheed leh',
        ],
        ['Waxa la ogaaday', '2025'],
        'oo ka mid ah',
      ),
  },
  ar: {
    title: 'ملخص الدراسة',
    text:
      lead('زرنا في سبتمبر وأكتوبر 2025 مدارسنا القرآنية الإحدى عشرة كلها، يومين لكل مدرسة، من غير إعلان سابق.') +
      prose(`
قام بالزيارة ستة، أربعة معلمين واثنان من قدامى الطلاب، ولم يُرسل أحد منهم إلى مدرسته. أحصوا الحاضرين، ونظروا في المباني، واستمعوا إلى قراءة طالب من كل خمسة، ثم تحدثوا إلى المعلمين جميعًا وإلى ${parentsAsked} من أولياء الأمور.

سرّنا أن الأطفال يقرؤون قراءة صحيحة في وقت مبكر، فأربعة من كل خمسة من طلاب السنة الثانية يقرؤون سطرًا لم يروه من قبل بلا خطأ يغيّر المعنى. والمعلمون يعرفون طلابهم، ولا يُضرب في مدارسنا أحد.

وساءنا حال المباني، فست مدارس فقط فيها دورات مياه خاصة بالبنات، وثلاث مدارس لا ماء فيها. وترك الدراسة خلال العام ${studentsLeft} طالبًا وطالبة، منهم ${leaving.distance + leaving.transport} لبعد الطريق أو كلفة المواصلات.

ونوصي الأعضاء بتوفير الماء ودورات المياه للبنات في كل مدرسة قبل نهاية عام 2026، وبمعلم زائر لكل فرع، وبإعادة الدراسة في عام 2027.`) +
      summary(
        [
          'الطلاب والطالبات',
          'نسبة الطالبات',
          'نسبة الحضور',
          'حفظوا القرآن كاملًا',
          'مدارس فيها ماء',
          'مدارس فيها دورات مياه للبنات',
        ],
        ['أهم النتائج', '2025'],
        'من',
      ),
  },
};
