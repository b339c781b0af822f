import type { SeedNews } from '../../types.ts';

export default {
  publishedAt: '2026-06-20',
  picture: {
    name: 'news-primer-printed',
    alt: {
      en: 'Three piles of new books and an open one on a table under a striped awning, houses and a palm behind.',
      so: 'Saddex rasood oo buugaag cusub ah iyo mid furan oo miis saaran, dallad jeexjeexan hoosteed; guryo iyo geed timireed ayaa ka dambeeya.',
      ar: 'ثلاث رزم من الكتب الجديدة وكتاب مفتوح على طاولة تحت مظلة مخططة، وخلفها بيوت ونخلة.',
    },
  },
  title: {
    en: '“First Letters”, our own reader, is printed in 5,000 copies',
    so: '“Xarfaha Ugu Horreeya”: buuggayaga akhriska oo 5,000 oo nuqul la daabacay',
    ar: 'صدور كتابنا «الحروف الأولى» في 5,000 نسخة',
  },
  description: {
    en: 'After two years of trial lessons, the reader with which our youngest pupils learn to read the Qur’an is here. It has 48 pages and was printed in Hargeisa.',
    so: 'Laba sannadood oo casharro tijaabo ah ka dib, waxa soo baxay buugga ay ardayda ugu yaryari ku bartaan akhriska Qur’aanka. Waa 48 bog, waxaana lagu daabacay Hargeysa.',
    ar: 'بعد عامين من الدروس التجريبية صدر الكتاب الذي يتعلم به أصغر تلاميذنا قراءة القرآن. ويقع في 48 صفحة، وقد طُبع في هرجيسا.',
  },
  content: {
    en: `The lorry came on Thursday 18 June 2026: 5,000 copies of *First Letters*, the reader that our teachers have written for children who meet the letters of the Qur’an for the first time.

Work on it began in the summer of 2024. Teachers in four of our schools, two in Hargeisa and one each in Burao and Borama, tried every page in class and wrote in the margin where children stumbled. Three editors gathered these notes: Ustadha Khadra Ismail, Ustadh Mubarak Jama and Sheikh Abdirahman Hassan. The book was changed four times before it went to print.

## What is new in it

- One letter a lesson, large enough to be followed with a finger.
- Letters that sound alike to a Somali ear stand side by side, with a line on where the tongue goes.
- Every word for practice is taken from the Qur’an, so that nothing learnt is lost later.
- A short page for parents who do not read Arabic themselves shows how they can listen.

The book has 48 pages on strong paper and costs us 1.40 dollars a copy. The printing was paid for by the members’ contributions of last winter.

## Where it can be found

From these copies 3,200 go to our schools, where they are given to the pupils. The others are at the Nuur Library in Hargeisa and in the branches for 2 dollars, and from today they also travel with the new book cart to the villages on the road to Borama. Other Qur’an schools may ask for a class set of 25 free of charge; a letter from the head of the school is enough.

Teachers who would like to see how the book is used are welcome at an open lesson on Saturday 27 June at 9:00 in the morning, in our centre in Hargeisa.`,
    so: `Gaadhigii wuxuu yimid Khamiistii, 18kii Juun 2026, isaga oo sida 5,000 oo nuqul oo ah *Xarfaha Ugu Horreeya*, buugga ay macallimiintayadu u qoreen carruurta markii ugu horraysay la kulmaysa xarfaha Qur’aanka.

Shaqadiisu waxay bilaabantay xagaagii 2024. Macallimiin ka tirsan afar dugsi, laba Hargeysa ku yaalla iyo midba mid Burco iyo Boorama ku yaalla, ayaa bog kasta fasalka ku tijaabiyay, darafkana ku qoray meesha ay carruurtu ku turunturoodaan. Saddex tifaftire ayaa qoraalladaas isu geeyay: Ustaada Khadra Ismaaciil, Ustaad Mubaarak Jaamac iyo Sheekh Cabdiraxmaan Xasan. Buugga afar jeer ayaa wax laga beddelay intii aan la daabicin.

## Waxa ku cusub

- Cashar kastaa waa hal xaraf, oo u weyn si farta loo raaciyo.
- Xarfaha dhegta Af-Soomaaliga isugu eg waa la isbarbar dhigay, iyada oo la sheegay meesha carrabku ka galo.
- Eray kasta oo tababar ah Qur’aanka ayaa laga soo qaatay, si aan waxba la bartay u lumin.
- Bog gaaban ayaa waalidka aan Af-Carabiga akhrin tusaya sida ay ilmaha u dhegaysan karaan.

Buuggu waa 48 bog oo warqad adag ah, nuqulkiina wuxuu nagu joogaa 1.40 doolar. Daabacaadda waxa lagu bixiyay qaadhaankii xubnaha ee jiilaalkii hore.

## Halka laga helo

Nuqulladaas 3,200 waxay tegayaan dugsiyadayada, waxaana la siinayaa ardayda. Inta kale waxa laga heli karaa Maktabadda Nuur ee Hargeysa iyo laamaha, waana 2 doolar; maanta laga bilaabana waxay raacayaan gaadhiga buugaagta ee cusub ee taga tuulooyinka jidka Boorama. Dugsiyada kale ee Qur’aanku waxay codsan karaan 25 nuqul oo fasal dhan u dhigma oo lacag la’aan ah; warqad ka timaadda maamulaha dugsiga ayaa ku filan.

Macallimiinta doonaya inay arkaan sida buugga loo adeegsado waxa loogu yeedhayaa cashar furan Sabtida, 27ka Juun, 9:00 subaxnimo, xaruntayada Hargeysa.`,
    ar: `وصلت الشاحنة يوم الخميس 18 يونيو 2026 وهي تحمل 5,000 نسخة من «الحروف الأولى»، الكتاب الذي ألّفه معلمونا للأطفال الذين يتعرّفون إلى حروف القرآن للمرة الأولى.

بدأ العمل فيه صيف عام 2024. فقد جرّب معلمون في أربع من مدارسنا، اثنتين في هرجيسا وواحدة في كل من برعو وبوراما، كل صفحة داخل الصف، ودوّنوا في الهوامش المواضع التي يتعثر فيها الأطفال. ثم جمع هذه الملاحظات ثلاثة محررين: الأستاذة خضرة إسماعيل، والأستاذ مبارك جامع، والشيخ عبد الرحمن حسن. وعُدّل الكتاب أربع مرات قبل طباعته.

## ما الجديد فيه؟

- حرف واحد في كل درس، بحجم يتيح للطفل أن يتتبعه بإصبعه.
- الحروف التي تتشابه في أذن الناطق بالصومالية متجاورة، مع سطر يبيّن موضع اللسان.
- كلمات التدريب كلها من القرآن الكريم، فلا يضيع شيء مما يتعلمه الطفل.
- صفحة قصيرة للوالدين اللذين لا يقرآن العربية تبيّن لهما كيف يستمعان إلى طفلهما.

يقع الكتاب في 48 صفحة من الورق المتين، وتكلفة النسخة علينا 1.40 دولار. وقد غُطيت نفقات الطباعة من مساهمات الأعضاء في الشتاء الماضي.

## أين تجد الكتاب؟

تذهب 3,200 نسخة إلى مدارسنا وتُوزع على التلاميذ. وتُباع بقية النسخ في مكتبة النور بهرجيسا وفي الفروع بدولارين، وتحملها ابتداءً من اليوم عربة الكتب الجديدة إلى قرى طريق بوراما. وللمدارس القرآنية الأخرى أن تطلب مجموعة من 25 نسخة مجانًا، ويكفي لذلك خطاب من مدير المدرسة.

ويسرنا أن نستقبل المعلمين الراغبين في التعرف على طريقة استعمال الكتاب في درس مفتوح يوم السبت 27 يونيو، الساعة 9:00 صباحًا، في مركزنا بهرجيسا.`,
  },
} satisfies SeedNews;
