import type { SeedNews } from '../../types.ts';

export default {
  publishedAt: '2025-09-13',
  picture: {
    name: 'news-tree-planting',
    alt: {
      en: 'Rows of young saplings between two date palms, a jar and a bucket beside them, flat-topped hills behind.',
      so: 'Saafaf geedo yaryar ah oo laba geed oo timireed u dhexeeya, ashuun iyo baaldi ag yaallaan, buuro dhakada ka siman ayaana ka dambeeya.',
      ar: 'صفوف من الشتلات الصغيرة بين نخلتين، وإلى جانبها جرة ودلو، وخلفها تلال مسطحة القمم.',
    },
  },
  title: {
    en: 'Six schools plant 600 trees after the rains',
    so: 'Lix dugsi oo 600 oo geed beeray roobabka ka dib',
    ar: 'ست مدارس تغرس 600 شجرة بعد الأمطار',
  },
  description: {
    en: 'Pupils in Hargeisa and Burao planted date palms, acacias and moringa around their schools. Every tree has two children who water it.',
    so: 'Ardayda Hargeysa iyo Burco waxay dugsiyadooda hareerahooda ku beereen timir, qudhac iyo moriinga. Geed kasta laba carruur ah ayaa waraabisa.',
    ar: 'غرس التلاميذ في هرجيسا وبرعو النخيل والسنط والمورينغا حول مدارسهم، ولكل شجرة طفلان يسقيانها.',
  },
  content: {
    en: `The rains of late summer were kind this year, and the ground around Hargeisa and Burao was soft enough for a spade. On Thursday 11 September 2025 there were no ordinary lessons in six of our Qur’an schools. Instead 380 pupils, 29 teachers and many parents planted 600 trees.

They planted 120 date palms, 260 acacias of the kind that grows wild in our hills, 140 moringa and 80 lemon trees. The seedlings came from a nursery in Gabiley, where two of our former pupils work, and cost 1.10 dollars each. The municipality lent a water tanker for the day.

Before the first tree was set, Ustadha Khadra Ismail told the children what the Prophet Muhammad ﷺ said: whenever a Muslim plants a tree or sows a crop, and a bird, a person or an animal eats from it, it counts for him as charity (al-Bukhari and Muslim). A girl in the second class asked whether goats count too. They do, was the answer, but please not in the first three years.

## Who waters them

- Each tree has a number and belongs to two children, who give it five litres twice a week.
- The water left over from washing for prayer is led to the palms in a small channel.
- Thorn fences protect the seedlings from goats until they are as tall as a grown man.
- In March the teachers count: every tree that has died is replaced.

Families who live near one of the six schools can help most in the dry months from December to March, with a donkey cart, a barrel or a free afternoon. In sha’ Allah the children who planted these trees will one day sit in their shade with children of their own.`,
    so: `Roobabkii dabayaaqada xagaagu sannadkan way naxariis badnaayeen, dhulka Hargeysa iyo Burco hareerahooduna wuu qodmayay. Khamiistii, 11kii Sebtembar 2025, lix ka mid ah dugsiyadayada Qur’aanka casharkii caadiga ahaa lagama dhigin. Taas beddelkeeda 380 arday, 29 macallin iyo waalid badan ayaa beeray 600 oo geed.

Waxay beereen 120 timir ah, 260 qudhac ah oo ah nooca buuraheenna iska baxa, 140 moriinga ah iyo 80 liin ah. Geedaha yaryar waxa laga keenay xannaano geedeed oo ku taalla Gabiley, oo laba arday oo hore noogu dhigan jirtay ka shaqeeyaan, midkiina wuxuu joogay 1.10 doolar. Dawladda hoose ayaa maalintaas amaahisay booyad biyood.

Intii aan geedkii ugu horreeyay la beerin, Ustaada Khadra Ismaaciil waxay carruurta u sheegtay hadalkii Nebi Muxammad ﷺ: Muslimkii geed beera ama wax abuura, ka dibna shimbir, qof ama xoolo wax ka cuno, sadaqo ayay u noqonaysaa (Bukhaari iyo Muslim). Gabadh fasalka labaad dhigata ayaa weydiisay in ariguna ku jiro. Wuu ku jiraa, ayaa loogu jawaabay, laakiin fadlan saddexda sannadood ee hore maya.

## Cidda waraabisa

- Geed kastaa nambar ayuu leeyahay, waxaana iska leh laba carruur ah oo toddobaadkii laba jeer shan litir siiya.
- Biyaha weysadda ka hadha waxa kelli yar loogu shubaa timirta.
- Ood ayaa geedaha ariga ka ilaalinaysa ilaa ay nin dhererkii gaadhaan.
- Bisha Maarso macallimiintu way tirinayaan: geedkii dhinta mid kale ayaa lagu beddelayaa.

Qoysaska deggan lixda dugsi agtooda waxay ugu badnaan caawin karaan bilaha qallalan ee Disembar ilaa Maarso: gaadhi-dameer, foosto ama galab ay fasax yihiin. Haddii Alle idmo, carruurtii geedahan beertay maalin ayay hooskooda la fadhiisan doonaan carruurtooda.`,
    ar: `كانت أمطار أواخر الصيف رحيمة هذا العام، فلانت الأرض حول هرجيسا وبرعو للمعول. وفي يوم الخميس 11 سبتمبر 2025 لم تكن الدروس معتادة في ست من مدارسنا القرآنية، بل غرس 380 تلميذًا و29 معلمًا وكثير من الآباء والأمهات 600 شجرة.

غرسوا 120 نخلة، و260 شجرة سنط من النوع الذي ينبت في تلالنا، و140 شجرة مورينغا، و80 شجرة ليمون. وجاءت الشتلات من مشتل في جبيلي يعمل فيه اثنان من طلابنا السابقين، وثمن الواحدة 1.10 دولار. وأعارتنا البلدية صهريج ماء في ذلك اليوم.

وقبل غرس الشجرة الأولى حدّثت الأستاذة خضرة إسماعيل الأطفال بقول النبي محمد ﷺ: «ما من مسلم يغرس غرسًا أو يزرع زرعًا، فيأكل منه طير أو إنسان أو بهيمة، إلا كان له به صدقة» (رواه البخاري ومسلم). فسألت تلميذة في الصف الثاني: وهل يدخل الماعز في ذلك؟ فكان الجواب: نعم، ولكن نرجو ألا يكون في السنوات الثلاث الأولى.

## من يسقي الأشجار؟

- لكل شجرة رقم وطفلان يسقيانها خمسة لترات مرتين في الأسبوع.
- يُساق ماء الوضوء الفائض إلى النخيل في قناة صغيرة.
- تحمي الشتلاتِ من الماعز أسيجة من الشوك حتى تبلغ قامة رجل.
- يعدّ المعلمون الأشجار في مارس، وتُغرس مكان كل شجرة ماتت شجرة جديدة.

وتستطيع الأسر القريبة من المدارس الست أن تساعد أكثر ما تساعد في شهور الجفاف من ديسمبر إلى مارس، بعربة حمار أو برميل أو بعصر يوم من وقتها. ولعل الأطفال الذين غرسوا هذه الأشجار يجلسون يومًا في ظلها مع أبنائهم إن شاء الله.`,
  },
} satisfies SeedNews;
