import type { SeedNews } from '../../types.ts';

export default {
  publishedAt: '2026-10-10',
  picture: {
    name: 'news-village-well',
    alt: {
      en: 'A stone village well with its bucket, an acacia and two aqal huts on the plain at dawn.',
      so: 'Ceel tuulo oo dhagax ka dhisan iyo baaldigiisa, geed qudhac ah iyo laba aqal oo bannaanka yaalla, waaberigii.',
      ar: 'بئر قرية حجرية ودلوها، وشجرة سنط وكوخان في السهل عند الفجر.',
    },
  },
  title: {
    en: 'The seventh well gives water: El Barwaqo, near Burao',
    so: 'Ceelkii toddobaad oo biyo keenay: Ceel Barwaaqo, Burco agteeda',
    ar: 'البئر السابعة تجود بمائها في قرية عيل برواقو قرب برعو',
  },
  description: {
    en: 'One hundred and sixty families no longer walk six kilometres for water. With the well of El Barwaqo, all seven wells of our village project are finished.',
    so: 'Boqol iyo lixdan qoys mar dambe biyo uma lugayn doonaan lix kiiloomitir. Ceelka Ceel Barwaaqo waxa ku dhammaystirmay toddobadii ceel ee mashruuca tuulooyinka.',
    ar: 'لم تعد 160 أسرة تمشي ستة كيلومترات لجلب الماء. وببئر عيل برواقو اكتملت الآبار السبع في مشروع القرى.',
  },
  content: {
    en: `Until this month the women and children of El Barwaqo, 38 kilometres south-east of Burao, left before dawn to fetch water. The nearest well was six kilometres away, and in the dry months its owners closed it at noon. On Thursday 8 October 2026 the village drew the first buckets from a well of its own.

The well is 26 metres deep and lined with concrete rings, so that it will not cave in when the rains come. It has a hand pump, a bucket and rope for the days when the pump is being mended, and a separate trough for goats and camels, well away from the mouth of the well. A laboratory in Hargeisa tested the water twice and found it good to drink.

Eleven men of the village dug for nine weeks together with our master well-digger, Jama Warsame. They were paid for their days, and every household gave two days more for carrying stones and sand. The whole work cost 9,200 dollars.

## Who looks after it

A committee of five, two of them women, keeps the key and the book. Each family pays half a dollar a month for spare parts; widows and the sick pay nothing. Two young people have learnt to change the seals of the pump, and a box of parts stays in the village.

With this well the project of seven village wells, begun in March 2025, is complete. About 1,100 families now have water within a short walk. We thank the 318 people who gave for it, many of them a few dollars at a time. Allah says: “And We made from water every living thing” (al-Anbiya 21:30).`,
    so: `Ilaa bishan haweenka iyo carruurta Ceel Barwaaqo, oo Burco koonfur-bari kaga beegan 38 kiiloomitir, waxay biyo-doon u bixi jireen waaberiga ka hor. Ceelka ugu dhow wuxuu u jiray lix kiiloomitir, bilaha jiilaalkana dadka iska lihi duhurkii ayay xidhi jireen. Khamiistii, 8dii Oktoobar 2026, tuuladu waxay baaldigii ugu horreeyay ka soo dhaamisay ceel ay iyadu leedahay.

Ceelku wuxuu hoos u qodan yahay 26 mitir, waxaana lagu xoojiyay giraangiro shub ah si aanu u dumin marka roobku yimaaddo. Wuxuu leeyahay mashiin gacanta lagu shaqeeyo oo biyaha lagu soo saaro, baaldi iyo xadhig loo hayo maalmaha mashiinka la hagaajinayo, iyo dar gooni ah oo ariga iyo geelu ka cabbaan oo ka fog afka ceelka. Shaybaadh ku yaalla Hargeysa ayaa biyaha laba jeer baadhay, waxaana la hubiyay inay cabbitaan ku fiican yihiin.

Kow iyo toban nin oo tuulada ah ayaa sagaal toddobaad la qodayay farsamayaqaankayaga ceelasha, Jaamac Warsame. Maalmahooda mushahar ayay ku qaateen, qoys kastaana laba maalmood oo kale ayuu ku deeqay si dhagaxa iyo ciidda loo soo qaado. Shaqada oo dhan waxa ku baxay 9,200 oo doolar.

## Cidda ilaalinaysa

Guddi shan qof ah, oo laba ka mid ahi haween yihiin, ayaa haya furaha iyo buugga xisaabta. Qoys kastaa wuxuu bishii bixiyaa nus doolar oo qalabka lagu beddelo; carmallada iyo dadka xanuunsan waxba laga qaadi maayo. Laba dhallinyaro ah ayaa bartay sida mashiinka loo hagaajiyo, sanduuq qalab ahna tuulada ayuu yaallaa.

Ceelkan waxa ku dhammaaday mashruuca toddobada ceel ee tuulooyinka, oo bilaabmay Maarso 2025. Ku dhowaad 1,100 qoys ayaa hadda biyo ka helaya meel u dhow. Waxaannu u mahadcelinaynaa 318 qof oo ku deeqay, kuwo badan oo ka mid ahina dhowr doolar ayay mar walba bixinayeen. Alle wuxuu yidhi: “Biyahana waxaannu ka yeellay wax kasta oo nool” (Suuradda Al-Anbiyaa’, 21:30).`,
    ar: `كانت نساء قرية عيل برواقو وأطفالها، على بعد 38 كيلومترًا جنوب شرقي برعو، يخرجون قبل الفجر لجلب الماء. فأقرب بئر إليهم كانت على مسافة ستة كيلومترات، وكان أصحابها يغلقونها ظهرًا في شهور الجفاف. وفي يوم الخميس 8 أكتوبر 2026 استقت القرية أول دلائها من بئر تملكها.

يبلغ عمق البئر 26 مترًا، وقد بُطّنت بحلقات من الخرسانة حتى لا تنهار عند نزول المطر. ولها مضخة يدوية، ودلو وحبل للأيام التي تُصلح فيها المضخة، وحوض مستقل لسقي الماعز والإبل بعيد عن فم البئر. وفحص مختبر في هرجيسا الماء مرتين فوجده صالحًا للشرب.

وعمل أحد عشر رجلًا من أهل القرية في الحفر تسعة أسابيع مع معلّم الآبار لدينا جامع ورسمه، وتقاضوا أجور أيامهم، وتبرعت كل أسرة بيومي عمل في نقل الحجارة والرمل. وبلغت التكلفة كلها 9,200 دولار.

## من يرعى البئر؟

تحتفظ بالمفتاح ودفتر الحساب لجنة من خمسة أعضاء، بينهم امرأتان. وتدفع كل أسرة نصف دولار في الشهر لقطع الغيار، وتُعفى الأرامل والمرضى. وتعلّم شابان من القرية تبديل حلقات المضخة، وبقي في القرية صندوق من قطع الغيار.

وبهذه البئر اكتمل مشروع الآبار السبع الذي بدأ في مارس 2025، وصار الماء على مسافة قريبة من نحو 1,100 أسرة. ونشكر 318 متبرعًا أسهموا فيه، وكثير منهم كان يعطي بضعة دولارات في كل مرة. قال الله تعالى: ﴿وَجَعَلْنَا مِنَ ٱلْمَآءِ كُلَّ شَىْءٍ حَىٍّ﴾ [الأنبياء: 30].`,
  },
} satisfies SeedNews;
