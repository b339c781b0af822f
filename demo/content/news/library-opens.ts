import type { SeedNews } from '../../types.ts';

export default {
  publishedAt: '2025-10-18',
  picture: {
    name: 'news-library-opens',
    alt: {
      en: 'Shelves full of books and a table with an open book, seen through an arch.',
      so: 'Khaanado buugaag ka buuxaan iyo miis kitaab furan saaran yahay, oo qaanso laga dhex arkayo.',
      ar: 'رفوف مليئة بالكتب وطاولة عليها كتاب مفتوح تُرى من خلال قوس.',
    },
  },
  title: {
    en: 'The Nuur Library opens with 4,600 books',
    so: 'Maktabadda Nuur oo si rasmi ah loo furay, 4,600 oo kitaabna taallo',
    ar: 'افتتاح مكتبة النور بـ4,600 كتاب',
  },
  description: {
    en: 'Hargeisa has a new quiet room for reading, open six days a week and free for everyone. Books may be borrowed for two weeks.',
    so: 'Hargeysa waxay heshay qol akhris oo deggan, lix maalmood toddobaadkii furan, qof walbana lacag la’aan u ah. Kitaabka waxa la amaahan karaa laba toddobaad.',
    ar: 'صارت في هرجيسا قاعة هادئة جديدة للقراءة، تفتح أبوابها مجانًا للجميع ستة أيام في الأسبوع، وتُعار كتبها أسبوعين.',
  },
  content: {
    en: `Today, Saturday 18 October 2025, the Nuur Library opened beside our centre in Hargeisa. The first visitor stood at the door at half past seven, a student of nursing who wanted nothing more than a table and silence.

On the shelves stand 4,600 books: 2,900 in Arabic, 1,100 in Somali and 600 in English. There are the great works of tafsir and hadith, grammar and language, the history of the Horn of Africa, a wall of children’s books and a small collection of school and university textbooks, which will certainly be the first to look worn. More than a third were given by families; the oldest, a commentary printed in Cairo in 1927, came from a house in Berbera wrapped in a shawl.

## Using the library

- Open from Saturday to Thursday, 8:00 to 12:00 and 3:30 to 9:00; in Ramadan the hours change.
- There are 48 seats. The upper reading room with 18 seats is reserved for women.
- A borrower’s card is free. Please bring a photograph and a relative or teacher who signs for you.
- Up to three books may be taken home for two weeks.

The librarian is Ustadh Mubarak Jama, helped by four volunteers who catalogued every book by hand and on the computer. On Thursdays after Asr they read aloud to children from five to nine years of age.

The rooms were an empty store for many years. The repair, the shelves, the lamps and the solar panels cost 27,500 dollars, and not one shelf was bought ready-made: two carpenters from the neighbourhood built them all.

We still look for books on medicine, farming and Somali poetry. Whoever has some to give may bring them on any morning, and will find the giver’s name written inside the cover.`,
    so: `Maanta, Sabtida 18ka Oktoobar 2025, ayaa si rasmi ah loo furay Maktabadda Nuur, oo ku taalla xaruntayada Hargeysa dhinaceeda. Qofkii ugu horreeyay albaabka toddobada iyo badhka ayay soo istaagtay; waxay ahayd gabadh barata kalkaalinta caafimaadka oo aan doonayn wax aan miis iyo aamusnaan ahayn.

Khaanadaha waxa saaran 4,600 oo kitaab: 2,900 waa Af-Carabi, 1,100 waa Af-Soomaali, 600na waa Af-Ingiriisi. Waxa ku jira kutubta waaweyn ee tafsiirka iyo xadiiska, naxwaha iyo luqadda, taariikhda Geeska Afrika, derbi dhan oo buugaag carruureed ah, iyo buugaag dugsi iyo jaamacadeed oo hubaal noqon doona kuwa ugu horreeya ee duugooba. In ka badan saddex-meelood meel qoysas ayaa ku deeqay; ka ugu da’da weyn, oo ah tafsiir Qaahira lagu daabacay 1927, wuxuu ka yimid guri Berbera ku yaalla, isaga oo go’ lagu duubay.

## Sida maktabadda loo isticmaalo

- Waxay furan tahay Sabti ilaa Khamiis, 8:00 ilaa 12:00 iyo 3:30 ilaa 9:00 habeennimo; Ramadaanta saacaduhu way isbeddelaan.
- Waxa taalla 48 kursi. Qolka sare ee akhriska, oo 18 kursi leh, haweenka ayaa u gaar ah.
- Kaadhka amaahdu waa lacag la’aan. Fadlan soo qaado sawir, soona raac qaraabo ama macallin kuu saxeexa.
- Saddex kitaab ilaa iyo laba toddobaad ayaa guriga loo qaadan karaa.

Maktabadda waxa haya Ustaad Mubaarak Jaamac, waxaana caawiya afar mutadawac oo kitaab kasta gacan iyo kombiyuutarba ku diiwaangeliyay. Khamiisaha salaadda casar ka dib waxay cod dheer wax ugu akhriyaan carruurta shan ilaa sagaal jirka ah.

Qolalku sannado badan waxay ahaayeen bakhaar madhan. Dayactirka, khaanadaha, nalalka iyo qalabka tamarta qorraxda waxa ku baxay 27,500 oo doolar, hal khaanadna suuqa lagama soo iibsan: laba nijaar oo xaafadda ah ayaa wada sameeyay.

Weli waxaannu doonaynaa kutub ku saabsan caafimaadka, beeraha iyo gabayga Soomaalida. Qofkii wax hayaa subax kasta wuu keeni karaa, magaciisana jeldiga gudihiisa ayaa lagu qorayaa.`,
    ar: `افتُتحت اليوم، السبت 18 أكتوبر 2025، مكتبة النور إلى جوار مركزنا في هرجيسا. كانت أول الواقفين عند الباب في السابعة والنصف طالبة تمريض لم تكن تريد سوى طاولة وهدوء.

على الرفوف 4,600 كتاب: 2,900 بالعربية، و1,100 بالصومالية، و600 بالإنجليزية. فيها أمهات كتب التفسير والحديث، وكتب النحو واللغة، وتاريخ القرن الأفريقي، وجدار كامل من كتب الأطفال، ومجموعة من الكتب المدرسية والجامعية ستكون بلا شك أول ما يبلى من كثرة الاستعمال. وقد أهدت الأسر أكثر من ثلث الكتب، وجاء أقدمها، وهو تفسير طُبع في القاهرة عام 1927، من بيت في بربرة ملفوفًا في شال.

## كيف تستفيد من المكتبة؟

- تفتح من السبت إلى الخميس، من الساعة 8:00 إلى 12:00 ومن 3:30 إلى 9:00 مساءً، وتتغير الأوقات في رمضان.
- فيها 48 مقعدًا، وقاعة القراءة العليا، وفيها 18 مقعدًا، مخصصة للنساء.
- بطاقة الاستعارة مجانية، ويُرجى إحضار صورة شخصية وقريب أو معلم يوقّع معك.
- يمكن استعارة ثلاثة كتب على الأكثر لمدة أسبوعين.

وأمين المكتبة هو الأستاذ مبارك جامع، ويعينه أربعة متطوعين فهرسوا الكتب كلها يدويًا وعلى الحاسوب، ويقرؤون بعد عصر كل خميس قصصًا للأطفال من سن الخامسة إلى التاسعة.

كانت القاعات مخزنًا مهجورًا سنوات طويلة. وبلغت تكلفة الترميم والرفوف والمصابيح والألواح الشمسية 27,500 دولار، ولم يُشترَ رف واحد جاهز، بل صنعها كلها نجاران من أهل الحي.

وما زلنا نبحث عن كتب في الطب والزراعة والشعر الصومالي. ومن كان لديه ما يهديه فليأتِ به في أي صباح، وسيُكتب اسمه داخل الغلاف.`,
  },
} satisfies SeedNews;
