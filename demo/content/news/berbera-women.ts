import type { SeedNews } from '../../types.ts';

export default {
  publishedAt: '2025-11-29',
  picture: {
    name: 'news-berbera-women',
    alt: {
      en: 'An open book, a tray of tea and two cushions before two arched windows, through which dhows and boats are seen on the sea.',
      so: 'Kitaab furan, saxan shaah ah iyo laba barkimood, laba daaqadood oo qaanso ah hortood; doomo ayaa badda laga arkaa.',
      ar: 'كتاب مفتوح وصينية شاي ووسادتان أمام نافذتين مقوّستين تظهر منهما مراكب شراعية وقوارب في البحر.',
    },
  },
  title: {
    en: 'A study circle for women opens by the sea in Berbera',
    so: 'Xalqo cilmi oo haween oo ka furmaysa xeebta Berbera',
    ar: 'حلقة علمية للنساء تُفتتح قرب البحر في بربرة',
  },
  description: {
    en: 'From 6 December sixty women learn twice a week to read the Qur’an correctly and to know the rules of worship. Small children are looked after next door.',
    so: '6da Disembar laga bilaabo, lixdan haween ah ayaa toddobaadkii laba jeer baran doona akhriska saxda ah ee Qur’aanka iyo axkaamta cibaadada. Carruurta yaryar qolka xiga ayaa lagu hayaa.',
    ar: 'ابتداءً من 6 ديسمبر تتعلم ستون امرأة مرتين في الأسبوع تلاوة القرآن تلاوة صحيحة وأحكام العبادات، ويُرعى الأطفال الصغار في الغرفة المجاورة.',
  },
  content: {
    en: `When the hot wind has gone and the families who spent the summer in the mountains are back, Berbera comes to life again. It is the right time to begin something. On Saturday 6 December 2025 the Nuur Association opens a study circle for women in two rooms near the old harbour.

Sixty places are offered, and within a week of the first announcement 48 were taken. The youngest of those who registered is seventeen; the oldest, Amina Warsame, is seventy-one, and says that she has waited since her childhood to read Surah Ya-Sin with her own eyes.

## The lessons

The circle meets on Saturdays and Tuesdays from 3:30 to 5:30 in the afternoon. The first hour is given to the Qur’an, in three groups:

- those who are learning the letters
- those who read and wish to correct their reading
- those who memorise

The second hour is for all together: purification, prayer and fasting, and later the life of the Prophet Muhammad ﷺ and his family. Ustadha Hodan Yusuf teaches, and travels from Hargeisa for it until two teachers from Berbera have been trained to take over.

In the next room an older woman looks after small children, so that no mother has to stay away because of them.

## Please bring

A notebook, and a mushaf if you have one; there are twenty to borrow. The circle costs nothing. Whoever wishes to give may put something towards the rent of 120 dollars a month.

The rooms are rented for one year. If the circle grows as we hope, we shall ask the members to think about a house of our own by the sea. For the last twelve places please come to the office of the Berbera branch, any morning except Friday.`,
    so: `Marka dabayshii kululayd tagto oo qoysaskii xagaaga buuraha ku qaatay soo noqdaan, Berbera mar kale ayay soo noolaataa. Waa waqtigii wax la bilaabi lahaa. Sabtida, 6da Disembar 2025, Ururka Nuur wuxuu xalqo cilmi oo haween ah ka furayaa laba qol oo u dhow dekeddii hore.

Lixdan boos ayaa diyaar ah, toddobaad gudihiisna 48 ayaa la qaatay markii la shaaciyay. Tan ugu yar ee isdiiwaangelisay waa toddoba iyo toban jir; tan ugu weyn, Aamina Warsame, waa kow iyo toddobaatan jir, waxayna sheegtay inay tan iyo carruurnimadeedii sugaysay inay Suuradda Yaasiin indhaheeda ku akhrido.

## Casharrada

Xalqadu waxay kulantaa Sabtida iyo Talaadada, 3:30 ilaa 5:30 galabnimo. Saacadda hore waxa iska leh Qur’aanka, saddex kooxoodna waa loo qaybsamaa:

- kuwa xarfaha baranaya
- kuwa akhriya ee doonaya inay akhriskooda saxaan
- kuwa xafidaya

Saacadda labaad waa loo wada dhan yahay: daahirinta, salaadda iyo soonka, ka dibna siirada Nebi Muxammad ﷺ iyo ehelkiisa. Waxa casharka bixinaysa Ustaada Hodan Yuusuf, oo Hargeysa uga timaadda ilaa laba macallimadood oo reer Berbera ah loo tababaro inay kala wareegaan.

Qolka xiga haweeney da’ ah ayaa carruurta yaryar ku haynaysa, si aanay hooyona uga baaqan.

## Fadlan keena

Buug xusuusqor ah, iyo musxaf haddii aad haysato; labaatan musxaf oo la amaahdo waa la hayaa. Xalqadu waa lacag la’aan. Ciddii doonaysa inay wax bixiso waxay wax ku dari kartaa kirada oo ah 120 doolar bishii.

Qolalka waxa la kireeyay muddo sannad ah. Haddii xalqadu u weynaato sida aannu rajaynayno, waxaannu xubnaha ka codsan doonnaa inay ka fikiraan guri aannu xeebta ku leenahay. Laba iyo tobanka boos ee hadhay fadlan ugu kaalaya xafiiska laanta Berbera subax kasta, Jimcaha mooyee.`,
    ar: `حين تهدأ الريح الحارة وتعود الأسر التي قضت الصيف في الجبال، تعود الحياة إلى بربرة، وذلك خير وقت للبدايات. ففي يوم السبت 6 ديسمبر 2025 تفتتح جمعية النور حلقة علمية للنساء في غرفتين قرب الميناء القديم.

في الحلقة ستون مقعدًا، شُغل منها 48 خلال أسبوع من الإعلان الأول. أصغر المسجلات في السابعة عشرة من عمرها، وأكبرهن آمنة ورسمه في الحادية والسبعين، وتقول إنها تنتظر منذ طفولتها أن تقرأ سورة يس بعينيها.

## الدروس

تجتمع الحلقة يومي السبت والثلاثاء من الساعة 3:30 إلى 5:30 عصرًا. والساعة الأولى للقرآن الكريم في ثلاث مجموعات:

- المبتدئات في تعلم الحروف
- القارئات الراغبات في تصحيح تلاوتهن
- الحافظات

أما الساعة الثانية فللجميع معًا: الطهارة والصلاة والصيام، ثم سيرة النبي محمد ﷺ وأهل بيته. وتتولى التدريس الأستاذة هودن يوسف، وتأتي لذلك من هرجيسا إلى أن تتأهل معلمتان من بربرة لمواصلة العمل.

وفي الغرفة المجاورة ترعى سيدة كبيرة الأطفال الصغار، حتى لا تتخلف أم بسبب صغارها.

## ماذا تُحضرن؟

دفترًا، ومصحفًا إن كان لديكنّ، ولدينا عشرون مصحفًا للإعارة. والحلقة مجانية، ومن أحبت أن تعطي فلها أن تسهم في الإيجار، وهو 120 دولارًا في الشهر.

استؤجرت الغرفتان لعام واحد. وإذا كبرت الحلقة كما نرجو فسنطلب من الأعضاء أن يفكروا في بيت لنا قرب البحر. ولحجز المقاعد الاثني عشر الباقية يُرجى الحضور إلى مكتب فرع بربرة في أي صباح ما عدا الجمعة.`,
  },
} satisfies SeedNews;
