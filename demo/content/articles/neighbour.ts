import type { SeedArticle } from '../../types.ts';

export default {
  publishedAt: '2025-11-21',
  picture: {
    name: 'article-neighbour',
    alt: {
      en: 'Houses with lit windows around a small square at night; a bowl of food and a jar stand on the wall between them',
      so: 'Guryo daaqadahoodu iftiimayaan oo habeenkii barxad yar ku wareegsan; baaquli cunto ah iyo ashuun ayaa saaran derbiga u dhexeeya',
      ar: 'بيوت مضاءة النوافذ حول ساحة صغيرة ليلًا، وعلى الجدار بينها وعاء طعام وجرة',
    },
  },
  title: {
    en: 'The neighbour’s rights',
    so: 'Xuquuqda deriska',
    ar: 'حق الجار',
  },
  content: {
    en: `We choose our friends, but our neighbours are chosen for us. They hear our voices through the wall, they know when our lamp burns late, and they are often the first to arrive when something happens. Islam made of this closeness a right.

> “Worship Allah and associate nothing with Him, and be good to parents, to relatives, to orphans, to the needy, to the neighbour who is near and the neighbour who is a stranger, and to the companion at your side.” (an-Nisa 4:36)

The verse begins with the right of Allah and reaches the house next door. The neighbour who is a relative is named, and so is the one with whom we share no family at all. He has his right because he lives beside us. It does not depend on his clan, his wealth or how long he has lived in the street.

## Almost an heir

> “Jibril (peace be upon him) kept advising me about the neighbour, until I thought that he would make him an heir.” (al-Bukhari and Muslim)

When an angel brings the same advice again and again, we understand that it concerns something we easily forget.

## First, no harm

The Prophet ﷺ swore three times by Allah that a certain person does not believe. When he was asked who that was, he said:

> “The one whose neighbour is not safe from his harm.” (al-Bukhari)

Before gifts come, there must be safety. Is our noise late at night a harm? Does our rubbish end up at his gate, or our waste water in front of his door? Are his private matters safe with us? Much that we call small is large on the other side of the wall. The Prophet ﷺ joined this to faith: “Whoever believes in Allah and the Last Day, let him not harm his neighbour” (al-Bukhari and Muslim).

## Then, a little broth

> “Abu Dharr, when you cook a broth, put much water in it, and remember your neighbours.” (Muslim)

This is generosity for people who do not have much. Nothing is bought and only water is added, and yet two houses eat. He also told the believing women that no neighbour should look down on a gift to her neighbour, even if it is a sheep’s foot (al-Bukhari and Muslim). And when Aisha (may Allah be pleased with her) asked to which of two neighbours she should send a gift, he said: “To the one whose door is nearer to you” (al-Bukhari).

## This week

- Learn the name of the neighbour whose name you do not know.
- Send a plate, and let a child carry it.
- Visit the one who is ill, and ask the elderly what they need from the market.
- If there is an old quarrel, send the first greeting.
- Bear with what is small, and speak gently about what is not.

A street in which the doors know each other needs few locks. May Allah make us people beside whom others are glad to live.`,
    so: `Saaxiibbada innaga ayaa dooranna, laakiin deriska waa la inoo doortaa. Codkeenna ayay gidaarka ka maqlaan, way og yihiin marka nalkeennu habeenkii daaho, marka wax dhacaanna inta badan iyaga ayaa ugu hor yimaadda. Dhowaanshahaas ayuu Islaamku xaq ka dhigay.

> “Alle caabuda, waxna ha la wadaajinina, una samafala waalidka, qaraabada, agoonta, masaakiinta, deriska qaraabada ah, deriska shisheeyaha ah iyo saaxiibka dhinaciinna jooga.” (Suuradda An-Nisaa’, 4:36)

Aayaddu xaqa Alle ayay ka bilaabatay, waxayna gaadhay guriga inagu xiga. Deriska qaraabada ah waa la xusay, ka aynaan wax qaraabo ah lahaynna waa la xusay. Xaqiisu wuxuu ku yimid in uu ina ag deggan yahay. Kuma xidhna qabiilkiisa, hantidiisa ama inta sannadood ee uu xaafadda deggenaa.

## Ku dhowaad dhaxle

> “Jibriil (nabadgelyo korkiisa ha ahaato) wuxuu igala dardaarmayay deriska ilaa aan u maleeyay in uu dhaxalsiin doono.” (Bukhaari iyo Muslim)

Marka malag isla dardaarankii marar badan keeno, waxaynu garanaynaa in ay tahay arrin aynu si fudud u hilmaanno.

## Marka hore, dhib la’aan

Rasuulku ﷺ saddex jeer ayuu Alle ugu dhaartay in aanu qof iimaan lahayn. Markii la weydiiyay qofka uu yahay, wuxuu yidhi:

> “Waa ka aanu deriskiisu ammaan ka ahayn sharkiisa.” (Bukhaari)

Hadiyadda ka hor waa in ammaan la helo. Buuqeenna habeenkii ma dhibayaa? Qashinkeennu ma albaabkiisa ayuu ku dambeeyaa, mase biyaha aynu daadinno ayaa irriddiisa fadhiista? Sirtiisu ma inagu ammaan tahay? Wax badan oo aynu yar u aragno ayaa gidaarka dhankiisa kale ku weyn. Rasuulku ﷺ arrintan iimaanka ayuu ku xidhay: “Qofkii Alle iyo Maalinta Aakhiro rumaysan, deriskiisa yaanu dhibin” (Bukhaari iyo Muslim).

## Dabadeed, maraq yar

> “Abuu Darr, haddii aad maraq karsato biyaha u badi, deriskaagana xusuuso.” (Muslim)

Tani waa deeqsinimada qofka aan wax badan haysan. Waxba lama soo iibsan, biyo uun baa lagu kordhiyay, haddana laba guri ayaa wax cunay. Wuxuu kaloo haweenka mu’minaadka ah ku yidhi in aanay deris hadiyad u yaraysan deriskeeda, xataa haddii ay tahay raafka neef adhi ah (Bukhaari iyo Muslim). Markii ay Caa’isha (Alle ha ka raalli noqdo) weydiisay labada deris kooda ay hadiyadda u dirto, wuxuu ugu jawaabay: “Ka albaabkiisu kuugu dhow yahay” (Bukhaari).

## Toddobaadkan

- Baro magaca deriska aanad magaciisa aqoon.
- Saxan cunto ah u dir, ilmuhuna ha kuu qaado.
- Ka buka booqo, waayeelkana weydii waxa ay suuqa uga baahan yihiin.
- Haddii khilaaf hore jiro, salaanta adigu ku hor mar.
- Wixii yar u dulqaado, wixii weynna si debecsan uga hadal.

Xaafadda albaabbadeedu is yaqaannaan quful badan uma baahna. Alle ha inaga dhigo kuwo lagu farxo derisnimadooda.`,
    ar: `نختار أصدقاءنا، أما جيراننا فقد اختيروا لنا. يسمعون أصواتنا من وراء الجدار، ويعرفون متى يطول سهرنا، وكثيرًا ما يكونون أول من يحضر إذا نزل بنا أمر. وقد جعل الإسلام لهذا القرب حقًا.

> ﴿۞ وَٱعْبُدُوا۟ ٱللَّهَ وَلَا تُشْرِكُوا۟ بِهِۦ شَيْـًۭٔا ۖ وَبِٱلْوَٰلِدَيْنِ إِحْسَـٰنًۭا وَبِذِى ٱلْقُرْبَىٰ وَٱلْيَتَـٰمَىٰ وَٱلْمَسَـٰكِينِ وَٱلْجَارِ ذِى ٱلْقُرْبَىٰ وَٱلْجَارِ ٱلْجُنُبِ وَٱلصَّاحِبِ بِٱلْجَنۢبِ وَٱبْنِ ٱلسَّبِيلِ وَمَا مَلَكَتْ أَيْمَـٰنُكُمْ ۗ إِنَّ ٱللَّهَ لَا يُحِبُّ مَن كَانَ مُخْتَالًۭا فَخُورًا﴾ [4:36]

بدأت الآية بحق الله تعالى حتى وصلت إلى البيت المجاور. وذكرت الجار القريب في النسب، وذكرت معه الجار الذي لا تجمعنا به قرابة. فحقه ثابت لأنه يسكن إلى جانبنا، ولا يتوقف على نسبه أو ماله أو طول إقامته في الحي.

## وصية متكررة

> قال رسول الله ﷺ: «ما زال جبريل يوصيني بالجار حتى ظننت أنه سيورّثه» (رواه البخاري ومسلم)

وإذا نزل الملَك بالوصية نفسها مرة بعد مرة علمنا أنها في أمر يسهل علينا نسيانه.

## أولًا: كفّ الأذى

أقسم النبي ﷺ ثلاث مرات: «والله لا يؤمن»، قيل: ومن يا رسول الله؟ قال:

> «الذي لا يأمن جاره بوائقه» (رواه البخاري)

والبوائق هي الشرور والأذى. فالأمان يأتي قبل الهدايا. هل يؤذيه صخبنا آخر الليل؟ وهل ينتهي ما نرميه عند بابه، أو يجري ماؤنا المستعمل أمام داره؟ وهل أسراره مصونة عندنا؟ إن كثيرًا مما نراه صغيرًا كبير في الجانب الآخر من الجدار. وقد ربط النبي ﷺ هذا بالإيمان فقال: «من كان يؤمن بالله واليوم الآخر فلا يؤذِ جاره» (رواه البخاري ومسلم).

## ثم شيء من المرق

> قال رسول الله ﷺ: «يا أبا ذر، إذا طبخت مرقة فأكثر ماءها وتعاهد جيرانك» (رواه مسلم)

هذا كرم يقدر عليه من لا يملك الكثير. لم يُشترَ شيء، وإنما زيد الماء، فأكل بيتان. وقال ﷺ: «يا نساء المسلمات، لا تحقرنّ جارة لجارتها ولو فِرْسِن شاة» (رواه البخاري ومسلم)، أي ولو كان ما تهديه شيئًا يسيرًا. ولما سألته عائشة رضي الله عنها عن جارين: إلى أيهما تهدي؟ قال: «إلى أقربهما منك بابًا» (رواه البخاري).

## في هذا الأسبوع

- لنتعرف إلى اسم الجار الذي لا نعرف اسمه.
- لنرسل إليه طبقًا يحمله أحد الأطفال.
- لنزر المريض، ونسأل كبير السن عما يحتاج إليه من السوق.
- إن كانت بيننا خصومة قديمة، فلنبدأ نحن بالسلام.
- لنصبر على اليسير، ونتكلم برفق فيما سواه.

ومن تمام حسن الجوار أن نعلّمه أولادنا بالفعل، فالطفل الذي يحمل طبق الطعام إلى الباب المجاور، ويعود بدعوة طيبة، يحفظ معنى الحديث قبل أن يحفظ لفظه. وإذا سافر الجار حفظنا بيته، وإذا فرح هنّأناه، وإذا مات له ميت وقفنا معه وكفيناه شأن الطعام والضيوف.

والحي الذي تتعارف أبوابه لا يحتاج إلى كثير من الأقفال. نسأل الله أن يجعلنا ممن يسعد الناس بجوارهم.`,
  },
} satisfies SeedArticle;
