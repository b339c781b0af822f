import {
  certifiedTeachers,
  circles,
  circleAttendance,
  completedQuran,
  completedUpTo,
  girls,
  members,
  result,
  schools,
  students,
  teachers,
  womenTeachers,
} from '../truth/figures.ts';
import { peopleUpTo, wellsUpTo } from '../truth/wells.ts';
import { dollars, inWords, lead, note, number, panel, percent, points, prose, signed } from '../typeset/blocks.ts';
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

export const annualReport2025: Report = {
  slug: 'annual-report-2025',
  emblem: 'rosette',
  about: lead(
    'What was entrusted to the Nuur Association in 2025, what was done with it, and what we did not manage. Laid before the annual meeting of 22 January 2026.',
  ),
  glance: glanceOf(2025),
  verse: {
    kind: 'quran',
    words: 'وَقُل رَّبِّ زِدْنِى عِلْمًۭا',
    meaning: '“And say: My Lord, increase me in knowledge.”',
    source: 'Ta-Ha 20:114',
  },
  sheets: [
    [
      {
        title: 'A letter to our members',
        aside: [
          note('2009', 'the year in which the association was founded'),
          note(number(completedUpTo(2025)), 'students have completed the Qur’an with us since then'),
        ],
        text:
          lead('Peace be upon you, and the mercy of Allah and His blessings.') +
          prose(`
All praise belongs to Allah, by whose favour good works are completed. The year 2025 began cold and dry. In January our volunteers carried blankets to four hundred families in the hills of Togdheer, and by February the reservoirs of nine villages were empty. For four months tankers went out from Burao. What we had set aside for the spring was spent by the end of March, and what then came in from you was more than we had dared to ask for.

It was also the year in which an empty store beside our centre became a library. On 18 October a student of nursing stood before its door at half past seven in the morning and wanted nothing but a table and silence. We had thought for years about what it might mean for the city. She told us in one sentence.

Our schools taught ${number(students(2025))} pupils, ${number(students(2025) - students(2024))} more than the year before, and ${completedQuran[2025]} of them completed the whole Qur’an by heart. Of the seven village wells begun in March, four give water.

We spent ${dollars(-result(2025))} more than we received. The board had decided this beforehand, since part of the library was paid for from savings of earlier years, and it is shown on page 6 like everything else. A trust is safe only as long as it is looked at. Please read the figures, and ask.

Our vision is that one in twenty people of this society, some 200,000, should read the Qur’an with understanding and live by the Sunnah of the Prophet Muhammad ﷺ. Measured against it we are small. Measured against 2009 we have reason to be grateful, and to continue.`) +
          signed('The board of the Nuur Association', 'Hargeisa, 22 January 2026'),
      },
    ],
    [
      {
        title: 'Schools and students',
        aside: [
          note(
            percent(girls[2025], students(2025)),
            `of the students are girls and women, ${number(girls[2025])} in all`,
          ),
          note(`${certifiedTeachers[2025]} of ${teachers(2025)}`, 'teachers hold the full certificate in tajwid'),
        ],
        text:
          prose(`
A third school opened in Burao in September, in a house that a family of traders gave us for ten years without rent. It makes ${inWords(schools(2025))} schools in four towns. No class holds more than 25 pupils, and we have kept to this even where the waiting lists grew.

Of our ${teachers(2025)} teachers ${womenTeachers[2025]} are women. In July thirty-four teachers from our own and from village schools spent twelve days in Borama and corrected one another’s recitation.`) +
          studentsChart(2025),
        wide: branchTable(2025) + otherWorkTable(2025),
      },
    ],
    [
      {
        title: 'What went well',
        text: points([
          '<b>The library opened on the day that had been announced,</b> with 4,600 books, more than a third of them given by families. Two carpenters from the neighbourhood built every shelf.',
          `<b>Four wells of seven are finished.</b> Together with those of earlier years ${wellsUpTo(2025)} wells have been built for some ${number(peopleUpTo(2025))} people.`,
          `<b>The circles grew to ${circles[2025]}</b> and are visited by ${circleAttendance[2025]} people a week. The women’s circle in Berbera was nearly full within a week of being announced.`,
          '<b>Six schools planted 600 trees.</b> Every tree has two children who water it, and a number under which it is counted in March.',
          `<b>We are now ${number(members[2025])} members,</b> and for the first time a representative of former pupils sits on the board.`,
        ]),
      },
      {
        title: 'What did not go well',
        text: points([
          'The first tankers left two weeks later than they should have. We knew in December how low the reservoirs were, and waited for a list instead of asking the elders by telephone. The list is now kept all year.',
          'Berbera lost two experienced teachers to better-paid work. For five weeks one class was taught by whoever was free, and the pupils noticed.',
          'The reader “First Letters” was to be printed in the autumn. The fourth trial showed that children still confused two pairs of letters, so the editors took it back. It will be printed in 2026.',
          'In the survey of our schools only six of eleven had separate latrines for girls. This should not have needed a survey.',
        ]),
      },
      {
        title: 'What we plan for 2026',
        text: points([
          'A school with eight classrooms on the western edge of Hargeisa. Building begins on 1 February.',
          'A teachers’ institute in Burao, with the first students in May.',
          'A book cart for the villages between Hargeisa and Borama, from June, and “First Letters” in its final form.',
          'The last three of the seven wells.',
        ]),
      },
    ],
    [
      {
        title: 'Money received and spent',
        wide:
          moneyChart(2025) +
          moneyTable(2025) +
          panel(
            prose(
              `The accounts were examined by an accountant from outside and approved by the members with two abstentions. Every fund and every note is in the financial statement 2025.`,
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
Sannadkii 2025 wuxuu ku bilowday qabow iyo abaar. Bishii Janaayo mutadawiciintayadu waxay bustayaal gaadhsiiyeen afar boqol oo qoys oo ku nool buuraha Togdheer, afar bilood ayaana booyado biyo ah Burco uga ambabaxayeen sagaal tuulo oo berkadahoodii engegeen.

Isla sannadkaas 18kii Oktoobar ayaa la furay Maktabadda Nuur oo ay taallo 4,600 oo kitaab. Kow iyo tobanka dugsi ee Qur’aanka waxa wax ka bartay ${number(students(2025))} arday, ${completedQuran[2025]} ka mid ahina waxay dhammaysteen xifdinta Qur’aanka oo dhan. Toddobadii ceel ee mashruuca tuulooyinka afar ka mid ah ayaa biyo bixiya.

Wax kasta sidii aannu rabnay uma dhicin. Booyadihii ugu horreeyay laba toddobaad ayay dib u dhaceen, Berberana laba macallin oo khibrad leh ayaa naga tagay. Kharashku wuxuu dakhliga ka batay ${dollars(-result(2025))}, maxaa yeelay qayb ka mid ah maktabadda waxa laga bixiyay kaydkii hore, sida guddigu go’aamiyay.

Sannadka 2026 waxaannu qorshaynaynaa dugsi cusub oo galbeedka Hargeysa ah, machad macallimiin oo Burco ah, gaadhi-buugaageed iyo saddexda ceel ee hadhay. Alle ha ka aqbalo cid kasta oo gacan ka geysatay.`) +
      summaryTable(2025, 'so'),
  },
  ar: {
    title: 'ملخص التقرير',
    text:
      lead('السلام عليكم ورحمة الله وبركاته، وبعد:') +
      prose(`
بدأ عام 2025 ببرد وجفاف. ففي يناير حمل متطوعونا البطانيات إلى أربعمئة أسرة في تلال توغدير، ثم سيّرنا صهاريج الماء من برعو أربعة أشهر إلى تسع قرى نضبت خزاناتها.

وفي 18 أكتوبر افتُتحت مكتبة النور وفيها 4,600 كتاب. ودرس في مدارسنا الإحدى عشرة ${number(students(2025))} طالبًا وطالبة، أتمّ ${completedQuran[2025]} منهم حفظ القرآن الكريم كاملًا، وجرى الماء في أربع آبار من الآبار السبع المقررة للقرى.

ولم يكن كل شيء كما أردنا، فقد تأخرت الصهاريج الأولى أسبوعين، وفقدت مدرستا بربرة معلمَين من أهل الخبرة. وزادت المصروفات على الإيرادات بمقدار ${number(-result(2025))} دولارًا، لأن جزءًا من نفقات المكتبة صُرف من مدخرات السنوات السابقة بقرار سابق من مجلس الإدارة.

ونعتزم في عام 2026، بعون الله تعالى، بناء مدرسة في غرب هرجيسا، وافتتاح معهد للمعلمين في برعو، وتسيير عربة للكتب إلى القرى، وإتمام الآبار الثلاث الباقية. نسأل الله أن يتقبل من كل من أعان.`) +
      summaryTable(2025, 'ar'),
  },
};
