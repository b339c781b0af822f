import {
  certifiedTeachers,
  circleAttendance,
  circles,
  completedQuran,
  copiesPrinted,
  girls,
  householdsHelped,
  result,
  schools,
  spending,
  spendingBy,
  students,
  teachers,
  wellsBuilt,
  womenTeachers,
} from '../truth/figures.ts';
import { wellsUpTo } from '../truth/wells.ts';
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

export const annualReport2023: Report = {
  slug: 'annual-report-2023',
  emblem: 'palms',
  about: lead(
    'The year after the drought: planting again, repairing what had been left, and paying attention to teachers. Laid before the annual meeting of 25 January 2024.',
  ),
  glance: glanceOf(2023),
  verse: {
    kind: 'quran',
    words: 'إِنَّ مَعَ ٱلْعُسْرِ يُسْرًۭا',
    meaning: '“Surely with hardship comes ease.”',
    source: 'ash-Sharh 94:6',
  },
  sheets: [
    [
      {
        title: 'A letter to our members',
        aside: [
          note(number(householdsHelped[2023]), 'households were helped, after 1,240 in the year of the drought'),
          note(String(teachers(2023)), `teachers, ${womenTeachers[2023]} of them women`),
        ],
        text:
          lead('Peace be upon you, and the mercy of Allah and His blessings.') +
          prose(`
When the long drought ended in the spring of 2023, some people expected that everything would be as it had been. It was not. Families who had lost their animals did not return to the plains. They stayed at the edges of the towns, and their children came to our schools, often at ten or eleven years of age and without knowing a letter.

So this was the year of the beginners. In Hargeisa they filled the benches of the first class in all three schools, and in Borama a second school had to be opened. In Burao we put the oldest beginners together in an afternoon class of their own, so that nobody of twelve had to sit among children of five. Of the forty who began there, thirty-three finished the year.

We also turned to our teachers. Many had taught through 2022 without being paid on time, and none had complained aloud. In April the members decided that teachers are paid before anyone and anything else, and raised the lowest pay by a fifth. It is the best money we have spent.

Two wells were built, ${number(copiesPrinted[2023])} booklets were printed, and ${inWords(completedQuran[2023])} students completed the whole Qur’an by heart, among them a father of four who had begun with his eldest son. The son is at the twenty-second part, and says that he is not in a hurry.

We have ${dollars(result(2023))} left for the coming year, and thank all who gave when they themselves had little.`) +
          signed('The board of the Nuur Association', 'Hargeisa, 25 January 2024'),
      },
    ],
    [
      {
        title: 'Schools and students',
        aside: [
          note(
            percent(girls[2023], students(2023)),
            `of the students are girls and women, ${number(girls[2023])} in all`,
          ),
          note(`${certifiedTeachers[2023]} of ${teachers(2023)}`, 'teachers hold the full certificate in tajwid'),
        ],
        text:
          prose(`
Our ${inWords(schools(2023))} schools taught ${number(students(2023))} pupils, ${number(students(2023) - students(2022))} more than the year before. The second school in Borama opened its doors in May, in rooms lent by a mosque.

For every teacher there are now ${(students(2023) / teachers(2023)).toFixed(1)} pupils, slightly more than in 2022. We hold to 25 pupils in a class as the most that one person can hear in a morning, each child once.`) +
          studentsChart(2023),
        wide: branchTable(2023) + otherWorkTable(2023),
      },
    ],
    [
      {
        title: 'What went well',
        text: points([
          '<b>Teachers were paid on time from May onwards.</b> Not one left us in the second half of the year.',
          '<b>The afternoon class for older beginners in Burao</b> kept thirty-three of forty pupils, and Borama will open one like it.',
          `<b>${circles[2023]} circles met every week,</b> three more than in 2022, with ${circleAttendance[2023]} people. A circle on the life of the Prophet ﷺ was followed on the radio in Hargeisa.`,
          `<b>${capital(inWords(wellsBuilt(2023)))} wells were built,</b> at Kal Sheikh and Gocondhaale, and six older ones were cleaned. All ${inWords(wellsUpTo(2023))} gave water in December.`,
          `<b>Administration cost ${percent(spendingBy.administration[2023], spending(2023))} of what was spent,</b> which is less than the tenth that the members have set as the limit.`,
        ]),
      },
      {
        title: 'What did not go well',
        text: points([
          'In the drought we had put off repairs, and in the first heavy rain two roofs in Hargeisa leaked on the same morning. Lessons were cancelled for a week and forty copies of the Qur’an had to be dried page by page.',
          'We promised a house for the women’s circles in Berbera and did not find one that we could pay for.',
          'Relief lists in two places named the same families twice. Nobody had meant harm; the lists were simply never laid side by side.',
        ]),
      },
      {
        title: 'What we plan for 2024',
        text: points([
          'A fourth school in Hargeisa and a second one in Berbera, with teachers trained before the opening.',
          'Three wells, each after a visit in the dry season.',
          'A first trial of a reader of our own for children who meet the letters of the Qur’an.',
          'One common list for relief, checked by two people.',
        ]),
      },
    ],
    [
      {
        title: 'Money received and spent',
        wide:
          moneyChart(2023) +
          moneyTable(2023) +
          panel(
            prose(
              'The accounts were examined by an accountant from outside the association and approved by the annual meeting. Relief fell, because the need had become smaller, and the schools received what became free.',
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
Gu’gii 2023 ayay abaartii dheerayd dhammaatay, laakiin qoysas badan oo xoolahoodii waayay baadiyihii kuma noqon. Waxay degeen daafaha magaalooyinka, carruurtoodiina waxay yimaaddeen dugsiyadayada iyaga oo qaarkood toban jir yahay oo aan xaraf garanayn.

Sidaas darteed sannadkani wuxuu ahaa sannadkii bilowga. Burco waxa laga furay fasal galabnimo oo loogu talagalay kuwa waaweyn ee bilowga ah; afartankii ku biiray saddex iyo soddon ayaa sannadka dhammaystay. Siddeedda dugsi waxa wax ka bartay ${number(students(2023))} arday, ${completedQuran[2023]} ka mid ahina Qur’aanka oo dhan ayay xifdiyeen.

Bishii Abriil xubnuhu waxay go’aamiyeen in macallimiinta mushaharkooda wax walba laga hormariyo, kii ugu yaraana shan meelood meel ayaa lagu kordhiyay. Laba ceel ayaa la qoday, lixna waa la nadiifiyay.

Khaladaadkayaga waxa ka mid ahaa laba saqaf oo roobkii ugu horreeyay daatay, guri aannu haweenka Berbera u ballanqaadnay oo aannu weynay, iyo liisaskii gargaarka oo meelo ku soo noqnoqday.

Sannadka 2024 waxaannu qorshaynaynaa laba dugsi, saddex ceel, iyo tijaabada buug-akhriseed aannu annagu leenahay.`) +
      summaryTable(2023, 'so'),
  },
  ar: {
    title: 'ملخص التقرير',
    text:
      lead('السلام عليكم ورحمة الله وبركاته، وبعد:') +
      prose(`
انقضى الجفاف الطويل في ربيع عام 2023، غير أن كثيرًا من الأسر التي فقدت مواشيها لم تعد إلى البادية، بل أقامت في أطراف المدن، وجاء أبناؤها إلى مدارسنا وفيهم من بلغ العاشرة ولا يعرف حرفًا.

فكان هذا عام المبتدئين: فُتح في برعو صف مسائي للكبار منهم، أتمّ العام فيه ثلاثة وثلاثون من أربعين. ودرس في مدارسنا الثماني ${number(students(2023))} طالبًا وطالبة، وأتمّ ${completedQuran[2023]} منهم حفظ القرآن الكريم.

وفي أبريل قرر الأعضاء تقديم رواتب المعلمين على كل نفقة سواها، ورُفع أدناها بمقدار الخمس. وحُفرت بئران ونُظّفت ست آبار قديمة.

ومما قصّرنا فيه سقفان تسرّب منهما المطر، ودار لحلقات النساء في بربرة وعدنا بها ولم نجدها، وقوائم إغاثة تكررت فيها أسماء.

ونعتزم في عام 2024 فتح مدرستين، وحفر ثلاث آبار، وتجربة كتاب للقراءة من تأليف معلمينا.`) +
      summaryTable(2023, 'ar'),
  },
};
