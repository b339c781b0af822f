import {
  circleAttendance,
  circles,
  completedQuran,
  girls,
  householdsHelped,
  incomeBy,
  result,
  schools,
  spending,
  spendingBy,
  students,
  teachers,
  womenTeachers,
  certifiedTeachers,
} from '../truth/figures.ts';
import { wellsUpTo } from '../truth/wells.ts';
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

export const annualReport2022: Report = {
  slug: 'annual-report-2022',
  emblem: 'rain',
  about: lead(
    'The year of the drought: what we carried to those who had lost nearly everything, and how the schools stayed open. Laid before the annual meeting of 26 January 2023.',
  ),
  glance: glanceOf(2022),
  verse: {
    kind: 'quran',
    words: 'وَبَشِّرِ ٱلصَّـٰبِرِينَ',
    meaning: '“And give good tidings to those who are patient.”',
    source: 'al-Baqarah 2:155',
  },
  sheets: [
    [
      {
        title: 'A letter to our members',
        aside: [
          note(
            number(householdsHelped[2022]),
            'households received water, food or shelter, four times as many as in 2021',
          ),
          note(dollars(incomeBy.zakat[2022]), 'was given as zakat and sadaqa, more than double the year before'),
        ],
        text:
          lead('Peace be upon you, and the mercy of Allah and His blessings.') +
          prose(`
No one among our elders remembered so many seasons without rain, one after the other. Herds that families had kept for generations were gone within months. In April a fire destroyed the great market of Hargeisa in a single night in Ramadan, and with it the livelihood of many of our own members. We do not know how to write about such a year except by saying what was done.

From March until November we brought water and food to villages in Togdheer and to the settlements that grew around Burao. Members who had lost their stalls carried sacks for those who had lost their herds. Three of our schools gave a meal at noon, at first for the pupils, then also for the small brothers and sisters who came with them, holding their hands.

The schools did not close. In some weeks half the benches were empty, because children had gone with their families in search of grass. Teachers gave them a slate and a surah for the way, and heard them when they came back. Seven came back with more than they had been given.

In the autumn ${inWords(completedQuran[2022])} students had completed the whole Qur’an by heart. At their small celebration, in December, it rained.

We received ${dollars(result(2022))} more than we spent. Much of it came in the last weeks of the year and was given for the families who have still not returned. It is kept for them.`) +
          signed('The board of the Nuur Association', 'Hargeisa, 26 January 2023'),
      },
    ],
    [
      {
        title: 'Schools and students',
        aside: [
          note(
            percent(girls[2022], students(2022)),
            `of the students are girls and women, ${number(girls[2022])} in all`,
          ),
          note(`${certifiedTeachers[2022]} of ${teachers(2022)}`, 'teachers hold the full certificate in tajwid'),
        ],
        text:
          prose(`
We opened no school this year. The ${inWords(schools(2022))} that we have took in ${number(students(2022) - students(2021))} pupils, most of them from families that had come to the towns in the drought and could pay nothing.

All ${teachers(2022)} teachers, ${womenTeachers[2022]} of them women, taught on, although their pay was late in five months of twelve. We owe them more than the money, which has since been paid in full.`) +
          studentsChart(2022),
        wide: branchTable(2022) + otherWorkTable(2022),
      },
    ],
    [
      {
        title: 'What went well',
        text: points([
          `<b>${number(householdsHelped[2022])} households were reached,</b> and four in five of them twice or more. Lists were made with the elders and the women of each place and read aloud in public.`,
          '<b>The meal at noon in three schools</b> cost 38 cents a child. Attendance in these schools was higher at the end of the year than at its beginning.',
          `<b>One well was bored at Ina Afmadow,</b> seventy metres deep. It was the only water within a day’s walk in August. We have now built ${inWords(wellsUpTo(2022))}.`,
          `<b>${circles[2022]} study circles went on</b> with ${circleAttendance[2022]} people a week. Many of them became the place where help was organised.`,
          `<b>Administration took ${percent(spendingBy.administration[2022], spending(2022))} of what was spent,</b> although transport became dearer by half.`,
        ]),
      },
      {
        title: 'What did not go well',
        text: points([
          'Teachers were paid late in five months, because money for relief went out before money for the schools came in. We had not kept the two apart.',
          'In June a lorry with flour stood for six days at the roadside with a broken axle. We had hired the cheapest one.',
          'Only two booklets were printed instead of four, and in fewer copies than in 2021.',
          'We did not write down early enough who had received what. For the months of March and April our figures are careful estimates.',
        ]),
      },
      {
        title: 'What we plan for 2023',
        text: points([
          'To pay teachers first and on time, and to keep relief in an account of its own.',
          'A class for older beginners in Burao, and a second school in Borama.',
          'Two wells, and a cleaning of all older ones.',
          'To stay with the families who have not returned until they stand on their own feet.',
        ]),
      },
    ],
    [
      {
        title: 'Money received and spent',
        wide:
          moneyChart(2022) +
          moneyTable(2022) +
          panel(
            prose(
              'The accounts were examined by an accountant from outside the association and approved by the annual meeting. Gifts that came for the drought were used for the drought; what was left of them on 31 December is kept for the same purpose.',
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
Sannadkii 2022 waxa dalka ka dhacday abaar odayaashu aanay hore u arag. Bishii Abriil-na habeen Ramadaan ah ayuu dab baabbi’iyay suuqa weyn ee Hargeysa, xubno badan oo naga mid ahina waxay ku waayeen hantidoodii.

Laga bilaabo Maarso ilaa Nofembar waxaannu biyo iyo cunto gaadhsiinnay tuulooyinka Togdheer iyo xeryaha ku hareeraysan Burco. Gargaarka waxa helay ${number(householdsHelped[2022])} qoys. Saddex dugsi ayaa qado lagu siinayay ardayda iyo walaalahooda yaryar.

Dugsiyadu ma xidhmin. Carruurtii qoysaskoodu hayaameen macallimiintu waxay u dhiibeen loox iyo suurad ay jidka ku sii xifdiyaan. Xifdinta Qur’aanka oo dhan waxa dhammaystay ${completedQuran[2022]} arday.

Khaladaadkayaga waxa ugu weynaa in mushaharka macallimiintu shan bilood dib u dhacay, maadaama aannaan lacagta gargaarka iyo tan dugsiyada kala soocin. Hadda dhammaan waa la bixiyay.

Sannadka 2023 waxaannu ballanqaadaynaa in macallimiinta marka hore wax la siiyo, in laba ceel la qodo, iyo in aannu la joogno qoysaska aan weli soo kaban.`) +
      summaryTable(2022, 'so'),
  },
  ar: {
    title: 'ملخص التقرير',
    text:
      lead('السلام عليكم ورحمة الله وبركاته، وبعد:') +
      prose(`
أصاب البلاد في عام 2022 جفاف لم يعهد شيوخنا مثله، وفي أبريل أتى حريق في ليلة من ليالي رمضان على السوق الكبير في هرجيسا، ففقد كثير من أعضائنا مصدر رزقهم.

ومن مارس إلى نوفمبر حملنا الماء والطعام إلى قرى توغدير وإلى تجمعات النازحين حول برعو، فبلغت المعونة ${number(householdsHelped[2022])} أسرة. وقُدمت في ثلاث مدارس وجبة عند الظهيرة للطلاب وإخوتهم الصغار.

ولم تغلق المدارس أبوابها. فمن رحل من الأطفال مع أهله زوّده معلمه بلوح وسورة يحفظها في الطريق. وأتمّ ${completedQuran[2022]} طلاب حفظ القرآن الكريم كاملًا.

وكان أكبر تقصيرنا تأخّر رواتب المعلمين خمسة أشهر، إذ لم نفصل بين مال الإغاثة ومال المدارس، وقد صُرفت كلها بعد ذلك.

ونلتزم في عام 2023 بتقديم رواتب المعلمين، وحفر بئرين، ومواصلة العون للأسر التي لم تنهض من محنتها بعد.`) +
      summaryTable(2022, 'ar'),
  },
};
