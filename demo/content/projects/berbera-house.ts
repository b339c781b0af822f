import type { SeedProject } from '../../types.ts';

export default {
  status: 'not-started',
  startsOn: null,
  endsOn: null,
  picture: {
    name: 'project-berbera-house',
    alt: {
      en: 'A white house with green doors and two palms by the sea, boats on the shore and on the water.',
      so: 'Guri cad oo albaabbo cagaaran iyo laba geed oo timireed leh, badda ag yaalla; doomo xeebta iyo biyaha saaran.',
      ar: 'بيت أبيض بأبواب خضراء ونخلتين على البحر، وقوارب على الشاطئ وفي الماء.',
    },
  },
  name: {
    en: 'A house of learning by the sea in Berbera',
    so: 'Guri cilmi oo xeebta Berbera laga dhiso',
    ar: 'بيت للعلم على البحر في بربرة',
  },
  description: {
    en: `The women’s circle in Berbera began in December 2025 with sixty places in two rented rooms. Today it has ninety-four members and a waiting list, and the two Qur’an schools of the town have no room of their own for lessons in the evening. The rent rises every year. It is time to think of a house that stays.

## What is planned

A house of one and a half storeys on a plot that a family of the town has promised us, five minutes on foot from the old harbour:

- a hall for 120 women, with a room for small children beside it
- four classrooms, used by the schools in the day and by adults in the evening
- a shaded roof for the hot months, built so that it catches the wind from the sea
- two guest rooms for teachers who come from other towns

Thick walls of coral stone, as the old houses of Berbera have them, will keep it cool without machines.

## What it will cost

The estimate is 92,000 dollars: 61,000 for the building, 14,000 for water, light and the roof, 9,000 for furniture and 8,000 as a reserve. Once built, the house saves 2,900 dollars of rent a year.

## Progress so far

17,500 dollars have been given. By a rule of our members we do not begin before half of the cost is in hand, which means 46,000 dollars. Until then we obtain the permit and complete the drawings, which two young engineers from Berbera make for us without pay. If you wish to have a share in the first stone, please write to us on the page “Contact us”.`,
    so: `Xalqada haweenka ee Berbera waxay bilaabantay Disembar 2025, iyada oo lixdan boos iyo laba qol oo kiro ah leh. Maanta waxa ku jira afar iyo sagaashan xubnood iyo liis sugitaan, labada dugsi Qur’aan ee magaaladuna ma laha qol ay fiidkii casharro ku qabtaan. Kiraduna sannad kasta way kordhaysaa. Waa waqtigii laga fikiri lahaa guri joogto ah.

## Waxa la qorsheeyay

Guri dabaq iyo badh ah oo laga dhiso dhul ay noo ballanqaadeen qoys reer Berbera ah, dekeddii horena shan daqiiqo oo lug ah u jira:

- hool 120 haween ah qaada, oo qol carruurta yaryar u gaar ahi dhinaciisa ku yaal
- afar fasal oo maalintii dugsiyadu adeegsadaan, fiidkiina dadka waaweyni
- saqaf hadh leh oo bilaha kulul loogu talagalay, loona dhisayo si uu dabaysha badda u qabto
- laba qol oo martida ah oo macallimiinta magaalooyinka kale ka timaadda

Derbiyo waaweyn oo dhagax badeed ah, sida guryihii hore ee Berbera, ayaa gudaha qaboojin doona makiinad la’aan.

## Kharashka

Qiyaastu waa 92,000 oo doolar: 61,000 dhismaha, 14,000 biyaha, laydhka iyo saqafka, 9,000 alaabta guriga, 8,000na kayd. Marka la dhiso gurigu wuxuu sannadkii badbaadin doonaa 2,900 doolar oo kiro ah.

## Meesha uu marayo

Waxa la bixiyay 17,500 oo doolar. Sida xeerka xubnuhu yahay, ma bilowno ilaa kharashka badhkii la hayo, taas oo ah 46,000 oo doolar. Ilaa markaas waxaannu raadinaynaa ruqsadda, waxaannuna dhammaystiraynaa naqshadda, oo laba injineer oo dhallinyaro ah oo reer Berbera ahi lacag la’aan noogu samaynayaan. Haddii aad doonto inaad dhagaxa ugu horreeya wax ku darsato, fadlan noogu soo qor bogga “Nala soo xidhiidh”.`,
    ar: `بدأت حلقة النساء في بربرة في ديسمبر 2025 بستين مقعدًا في غرفتين مستأجرتين. واليوم فيها أربع وتسعون امرأة وقائمة انتظار، وليس لمدرستي القرآن في المدينة مكان خاص بهما لدروس المساء، والإيجار يرتفع كل عام. وقد حان الوقت للتفكير في بيت باقٍ.

## ما الذي نخطط له؟

بيت من طابق ونصف على أرض وعدتنا بها أسرة من أهل المدينة، على مسيرة خمس دقائق من الميناء القديم:

- قاعة تتسع لـ120 امرأة، بجانبها غرفة للصغار
- أربعة صفوف تستعملها المدرستان نهارًا والكبار مساءً
- سطح مظلل لشهور الحر يستقبل نسيم البحر
- غرفتان لضيافة المعلمين القادمين من مدن أخرى

وستبقيه الجدران السميكة من الحجر المرجاني، كما في بيوت بربرة القديمة، باردًا من غير آلات.

## التكلفة المتوقعة

تُقدَّر التكلفة بـ92,000 دولار: 61,000 للبناء، و14,000 للماء والإنارة والسطح، و9,000 للأثاث، و8,000 احتياطًا. وإذا بُني البيت وفّر 2,900 دولار من الإيجار كل عام.

## أين وصل المشروع؟

جُمع حتى الآن 17,500 دولار. وقاعدة أعضائنا ألا نبدأ قبل توفر نصف التكلفة، أي 46,000 دولار. وإلى ذلك الحين نستخرج رخصة البناء ونستكمل الرسوم التي يُعدّها لنا مهندسان شابان من بربرة بلا أجر. ومن أحب أن يكون له سهم في الحجر الأول فليكتب إلينا من صفحة «اتصل بنا».`,
  },
} satisfies SeedProject;
