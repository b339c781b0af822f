import type { SeedProject } from '../../types.ts';

export default {
  status: 'completed',
  startsOn: '2024-11-02',
  endsOn: '2025-10-18',
  picture: {
    name: 'project-library',
    alt: {
      en: 'Full bookcases behind a table with an open book and a green reading lamp.',
      so: 'Armaajooyin buugaag ka buuxaan, hortoodana miis kitaab furan iyo nal akhris oo cagaaran saaran yihiin.',
      ar: 'خزائن مليئة بالكتب خلف طاولة عليها كتاب مفتوح ومصباح قراءة أخضر.',
    },
  },
  name: {
    en: 'The Nuur Library in Hargeisa',
    so: 'Maktabadda Nuur ee Hargeysa',
    ar: 'مكتبة النور في هرجيسا',
  },
  description: {
    en: `A student who wishes to look up one hadith, or a father who wants a good story for the evening, should not have to buy a whole book for it. Yet Hargeisa had few quiet places in which one could simply sit down and read. For years families had been offering us books, and we had nowhere to put them.

## What was done

Beside our centre stood a store that nobody used. Within a year it became two reading rooms with 48 seats, the upper one for women. The roof was made new, eight windows were opened in the walls, and two carpenters from the neighbourhood built every shelf. Solar panels give light until nine in the evening. Four volunteers catalogued 4,600 books by hand and on the computer, so that any title can be found within a minute.

## What it cost

The whole work cost 27,500 dollars: 12,600 for the building, 6,400 for shelves and tables, 3,900 for the solar panels and 4,600 for books and the catalogue. More than a third of the books were gifts.

## What became of it

The library opened on 18 October 2025. In its first year it counted 10,660 visits and 5,150 loans, and 666 readers have taken out a card, 93 of them children. The shelves now hold 5,240 books. Keeping it open costs about 700 dollars a month, which the members’ dues pay for. The library’s own report can be read under Annual Reports.`,
    so: `Ardayga doonaya inuu hal xadiis eego, ama aabbaha raba sheeko wanaagsan oo fiidkii carruurta loogu akhriyo, waa inaan laga sugin inuu kitaab dhan u iibsado. Hase yeeshee Hargeysa meelaha deggan ee qofku iska fadhiisan karo oo wax ku akhriyi karo way ku yaraayeen. Sannado ayay qoysasku kutub noo soo bandhigayeen, mana aannu haysan meel aannu dhigno.

## Waxa la qabtay

Xarunta dhinaceeda waxa ku yaallay bakhaar aan cidi isticmaalin. Sannad gudihiis wuxuu noqday laba qol oo akhris oo 48 kursi leh, ka sarena haweenka ayaa leh. Saqafka waa la cusboonaysiiyay, derbiyada siddeed daaqadood ayaa laga furay, khaanad kastana waxa sameeyay laba nijaar oo xaafadda ah. Tamarta qorraxdu waxay ifisaa ilaa sagaalka habeennimo. Afar mutadawac ayaa 4,600 oo kitaab gacan iyo kombiyuutarba ku diiwaangeliyay, si kitaab kasta daqiiqad gudaheed loo helo.

## Kharashka

Hawsha oo dhan waxa ku baxay 27,500 oo doolar: 12,600 dhismaha, 6,400 khaanadaha iyo miisaska, 3,900 qalabka tamarta qorraxda, 4,600na kutubta iyo diiwaanka. In ka badan saddex-meelood meel kutubta ah waa la hibeeyay.

## Waxa ka soo baxay

Maktabadda waxa la furay 18kii Oktoobar 2025. Sannadkeedii koowaad waxa la soo booqday 10,660 jeer, waxaana la amaahday 5,150 kitaab; 666 akhriste ayaa kaadh qaatay, oo 93 ka mid ahi carruur yihiin. Khaanadaha waxa hadda saaran 5,240 kitaab. Furnaanteedu waxay bishii ku kacdaa ku dhowaad 700 oo doolar, oo qaadhaanka xubnaha laga bixiyo. Warbixinta maktabadda waxa laga akhrisan karaa Warbixinnada Sannadlaha ah.`,
    ar: `لا ينبغي لطالب يريد الرجوع إلى حديث واحد، ولا لأب يبحث عن قصة حسنة لأطفاله في المساء، أن يشتري لذلك كتابًا كاملًا. ومع ذلك كانت الأماكن الهادئة التي يجلس فيها المرء ليقرأ قليلة في هرجيسا. وظلت الأسر سنوات تعرض علينا كتبها وليس عندنا مكان نضعها فيه.

## ما أُنجز

كان إلى جوار مركزنا مخزن لا يستعمله أحد، فصار في غضون عام قاعتين للقراءة فيهما 48 مقعدًا، والعليا منهما للنساء. جُدد السقف، وفُتحت في الجدران ثماني نوافذ، وصنع الرفوف كلها نجاران من أهل الحي. وتنير الألواح الشمسية المكان حتى التاسعة مساءً. وفهرس أربعة متطوعين 4,600 كتاب يدويًا وعلى الحاسوب، حتى يُعثر على أي كتاب في دقيقة.

## التكلفة

بلغت تكلفة العمل كله 27,500 دولار: 12,600 للبناء، و6,400 للرفوف والطاولات، و3,900 للألواح الشمسية، و4,600 للكتب والفهرس. وأكثر من ثلث الكتب هدايا.

## الثمرة

افتُتحت المكتبة في 18 أكتوبر 2025. وفي عامها الأول سجلت 10,660 زيارة و5,150 إعارة، وحصل 666 قارئًا على بطاقة، منهم 93 طفلًا. وعلى الرفوف الآن 5,240 كتابًا. وتكلفة فتحها نحو 700 دولار في الشهر تُدفع من اشتراكات الأعضاء. ويمكن الاطلاع على تقرير المكتبة ضمن التقارير السنوية.`,
  },
} satisfies SeedProject;
