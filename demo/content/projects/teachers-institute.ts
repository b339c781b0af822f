import type { SeedProject } from '../../types.ts';

export default {
  status: 'ongoing',
  startsOn: '2026-05-09',
  endsOn: null,
  picture: {
    name: 'project-teachers-institute',
    alt: {
      en: 'A courtyard with an arcade, two date palms and a round basin of water.',
      so: 'Barxad qaansooyin taxan leh, laba geed oo timireed iyo berked wareegsan oo biyo ah.',
      ar: 'فناء ذو رواق من الأقواس، فيه نخلتان وحوض ماء مستدير.',
    },
  },
  name: {
    en: 'The teachers’ institute in Burao',
    so: 'Machadka macallimiinta ee Burco',
    ar: 'معهد المعلمين في برعو',
  },
  description: {
    en: `A village that asks us for a Qur’an school needs a room, a roof and a teacher. The room can be built in three months. The teacher takes years, and many who teach today have never had the chance to learn how one teaches.

## What the institute does

In Burao we have taken a house with a shaded courtyard. Since 9 May 2026 twenty-four students, thirteen men and eleven women in separate classes, have been studying there for two years. Sheikh Mahamoud Hassan Farah leads the teaching of recitation. Beside tajwid and revision of the whole Qur’an they learn Arabic, the fiqh of daily life, the care of young children, and how to keep a class attentive with kindness and without a stick.

From the second half of the first year each student teaches two mornings a week under the eyes of an experienced colleague. In return for free tuition, board and lodging they promise to teach for three years in a village that has no teacher.

## What it costs

One year costs 42,000 dollars: 19,000 for teachers, 11,500 for meals, 7,500 for the house and 4,000 for books and travel. That is 1,750 dollars for each student. The first year is secured with 31,000 dollars from members and two traders’ families; 11,000 are still needed.

## Progress so far

The first class has completed its first examinations, and all twenty-four passed. The second class will be admitted in May 2027. When the first teachers finish, in the spring of 2028, the villages of Togdheer will have twenty-four more.`,
    so: `Tuulada naga codsata dugsi Qur’aan waxay u baahan tahay qol, saqaf iyo macallin. Qolka saddex bilood ayaa lagu dhisi karaa. Macallinku sannado ayuu qaataa, kuwo badan oo maanta wax dhigaana weligood fursad uma helin inay bartaan sida wax loo dhigo.

## Waxa machadku qabto

Burco waxaannu ka kiraysannay guri barxad hadh leh. Tan iyo 9kii Maajo 2026 waxa halkaas laba sannadood wax ku baranaya afar iyo labaatan arday, saddex iyo toban rag ah iyo kow iyo toban haween ah oo fasallo kala gaar ah ku jira. Waxbarashada qiraa’ada waxa hoggaaminaya Sheekh Maxamuud Xasan Faarax. Tajwiidka iyo muraajacada Qur’aanka oo dhan ka sokow, waxay bartaan Af-Carabiga, fiqhiga nolol maalmeedka, daryeelka carruurta yaryar, iyo sida fasal loogu haysto debecsanaan iyo ul la’aan.

Badhka dambe ee sannadka koowaad laga bilaabo, arday kastaa wuxuu toddobaadkii laba subax wax dhigaa isaga oo macallin khibrad leh u joogo. Maadaama ay waxbarashada, cuntada iyo hoyga lacag la’aan ku helayaan, waxay ballanqaadayaan inay saddex sannadood wax ka dhigaan tuulo aan macallin lahayn.

## Kharashka

Sannadkii wuxuu ku kacaa 42,000 oo doolar: 19,000 macallimiinta, 11,500 cuntada, 7,500 guriga, 4,000na buugaagta iyo safarka. Taasi waa 1,750 doolar ardaygiiba. Sannadka koowaad waxa loo hayaa 31,000 oo doolar oo ka yimid xubnaha iyo laba qoys oo ganacsato ah; waxa weli loo baahan yahay 11,000.

## Meesha uu marayo

Fasalka koowaad wuxuu dhammaystay imtixaankii ugu horreeyay, afar iyo labaatankooduna way baaseen. Fasalka labaad waxa la qaadanayaa Maajo 2027. Marka macallimiinta ugu horraysaa qalinjabiyaan, gu’ga 2028, tuulooyinka Togdheer waxay heli doonaan afar iyo labaatan macallin oo hor leh.`,
    ar: `تحتاج القرية التي تطلب منا مدرسة قرآنية إلى غرفة وسقف ومعلم. أما الغرفة فتُبنى في ثلاثة أشهر، وأما المعلم فإعداده سنوات، وكثير ممن يعلّمون اليوم لم تتح لهم فرصة أن يتعلموا كيف يكون التعليم.

## عمل المعهد

استأجرنا في برعو بيتًا ذا ساحة ظليلة. ومنذ 9 مايو 2026 يدرس فيه لمدة عامين أربعة وعشرون دارسًا، ثلاثة عشر رجلًا وإحدى عشرة امرأة في صفوف منفصلة. ويشرف على تعليم القراءة الشيخ محمود حسن فارح. ويتعلم الدارسون إلى جانب التجويد ومراجعة القرآن كله اللغة العربية، وفقه الحياة اليومية، ورعاية صغار الأطفال، وكيف يُشدّ انتباه الصف باللطف ومن غير عصا.

وابتداءً من النصف الثاني من العام الأول يعلّم كل دارس صباحين في الأسبوع بإشراف زميل خبير. وفي مقابل الدراسة والطعام والسكن مجانًا يتعهد الدارسون بالتعليم ثلاث سنوات في قرية لا معلم فيها.

## التكلفة

تكلفة العام الواحد 42,000 دولار: 19,000 للمعلمين، و11,500 للطعام، و7,500 للبيت، و4,000 للكتب والسفر، أي 1,750 دولارًا لكل دارس. وقد توفر للعام الأول 31,000 دولار من الأعضاء ومن أسرتين من التجار، وبقيت الحاجة إلى 11,000 دولار.

## أين وصل العمل؟

أتمت الدفعة الأولى اختباراتها الأولى، ونجح الدارسون الأربعة والعشرون جميعًا. وتُقبل الدفعة الثانية في مايو 2027. وحين تتخرج الدفعة الأولى في ربيع 2028 يكون لقرى توغدير أربعة وعشرون معلمًا ومعلمة آخرون.`,
  },
} satisfies SeedProject;
