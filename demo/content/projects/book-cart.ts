import type { SeedProject } from '../../types.ts';

export default {
  status: 'ongoing',
  startsOn: '2026-06-20',
  endsOn: null,
  picture: {
    name: 'project-book-cart',
    alt: {
      en: 'A cart full of books under an awning on a country road, beside an acacia.',
      so: 'Gaadhi buugaag ka buuxaan oo daah leh, oo jid miyi taagan geed qudhac ah agtiis.',
      ar: 'عربة مليئة بالكتب تحت مظلة على طريق ريفي بجانب شجرة سنط.',
    },
  },
  name: {
    en: 'The book cart for ten villages',
    so: 'Gaadhiga buugaagta ee toban tuulo',
    ar: 'عربة الكتب لعشر قرى',
  },
  description: {
    en: `Between Hargeisa and Borama there are villages in which a child may finish primary school without ever having owned a book. The road is there, and so are the readers. What was missing was the shelf, and so we have put one on wheels.

## What it is

A small lorry with shelves on both sides, an awning that folds out for shade, four benches and a lamp that runs on the sun. It carries about 600 books: our reader *First Letters*, stories for children, the life of the Prophet Muhammad ﷺ told for young people, hadith with Somali meaning, and practical books on health, farming and animals. A driver and a reader travel with it, chosen by Ustadh Mubarak Jama of the Nuur Library.

It reaches ten villages, each on the same day every second week, mostly on market days. It stays for three hours. The reader tells a story aloud, children exchange their books, and whoever wants one may ask for a title for the next visit. Borrowing is free; what is lost is written down and forgiven.

## What it costs

The lorry was a gift. Shelves, awning, lamp and the first books cost 7,500 dollars. Each month on the road costs 900: fuel, two wages, repairs and new books. A year is therefore 10,800 dollars, of which 8,100 have been promised.

## Progress so far

Since 20 June 2026 the cart has made 104 visits and lent 1,940 books; only 23 have not come back. Next year, if Allah wills, a second round shall begin from Burao.`,
    so: `Inta u dhexaysa Hargeysa iyo Boorama waxa ku yaalla tuulooyin ilmuhu dugsiga hoose ku dhammayn karo isaga oo aan weligii buug yeelan. Jidku waa jiraa, akhristayaashuna waa jiraan. Waxa maqnaa waxay ahayd khaanadda, sidaa darteed taayirro ayaannu u yeellay.

## Waxa uu yahay

Gaadhi yar oo labada dhinac khaanado ku leh, daah hadh ah oo la kala bixiyo, afar kursi oo dhaadheer iyo nal tamarta qorraxda ku shaqeeya. Wuxuu sidaa ku dhowaad 600 oo buug: buuggayaga *Xarfaha Ugu Horreeya*, sheekooyin carruureed, siirada Nebi Muxammad ﷺ oo dhallinyarada loo qoray, xadiisyo micnahoodu Af-Soomaali yahay, iyo buugaag nolosha ku saabsan sida caafimaadka, beeraha iyo xoolaha. Waxa la socda darawal iyo akhriye, oo uu soo xulay Ustaad Mubaarak Jaamac oo Maktabadda Nuur haya.

Wuxuu gaadhaa toban tuulo, mid kastana laba toddobaad kasta mar, isla maalin go’an, inta badanna maalmaha suuqa. Saddex saacadood ayuu joogaa. Akhriyuhu sheeko ayuu cod dheer ku akhriyaa, carruurtu buugaagta way beddelataan, qofkii doonayaana wuxuu dalban karaa buug booqashada dambe. Amaahdu waa lacag la’aan; buuggii luma waa la qoraa, waana la iska cafiyaa.

## Kharashka

Gaadhigu deeq ayuu ahaa. Khaanadaha, daaha, nalka iyo buugaagtii ugu horraysay waxa ku baxay 7,500 oo doolar. Bil kasta oo uu jidka ku jiro waa 900: shidaal, laba mushahar, dayactir iyo buugaag cusub. Sannadkii marka waa 10,800 oo doolar, oo 8,100 la ballanqaaday.

## Meesha uu marayo

Tan iyo 20kii Juun 2026 gaadhigu wuxuu sameeyay 104 booqasho, wuxuuna amaahiyay 1,940 buug; 23 keliya ayaan soo noqon. Sannadka dambe, haddii Alle idmo, wareeg labaad ayaa Burco ka bilaabmi doona.`,
    ar: `بين هرجيسا وبوراما قرى قد يُتم فيها الطفل المرحلة الابتدائية ولم يملك كتابًا قط. الطريق موجود والقراء موجودون، ولم يكن ينقص إلا الرف، فجعلنا له عجلات.

## ما هي عربة الكتب؟

شاحنة صغيرة على جانبيها رفوف، لها مظلة تُبسط للظل، وأربعة مقاعد، ومصباح يعمل بطاقة الشمس. وتحمل نحو 600 كتاب: كتابنا «الحروف الأولى»، وقصصًا للأطفال، وسيرة النبي محمد ﷺ مكتوبة للناشئة، وأحاديث مع معانيها بالصومالية، وكتبًا نافعة في الصحة والزراعة والماشية. ويرافقها سائق وقارئ اختارهما الأستاذ مبارك جامع أمين مكتبة النور.

وتصل العربة إلى عشر قرى، كل قرية في يوم معلوم كل أسبوعين، وغالبًا في أيام السوق، وتقف ثلاث ساعات. يقرأ القارئ قصة بصوت مسموع، ويبدّل الأطفال كتبهم، ولمن شاء أن يطلب كتابًا للزيارة القادمة. والاستعارة مجانية، وما ضاع يُدوَّن ويُعفى عنه.

## التكلفة

كانت الشاحنة هبة. وبلغت تكلفة الرفوف والمظلة والمصباح والكتب الأولى 7,500 دولار. وتكلفة كل شهر على الطريق 900 دولار للوقود وأجر شخصين والإصلاح والكتب الجديدة. فالعام 10,800 دولار، وُعدنا منها بـ8,100.

## أين وصل العمل؟

منذ 20 يونيو 2026 قامت العربة بـ104 زيارات وأعارت 1,940 كتابًا، لم يُفقد منها سوى 23. وفي العام القادم تبدأ بإذن الله جولة ثانية تنطلق من برعو.`,
  },
} satisfies SeedProject;
