import type { SeedArticle } from '../../types.ts';

export default {
  publishedAt: '2025-08-29',
  picture: {
    name: 'article-student-adab',
    alt: {
      en: 'A Qur’an open on its stand on a carpet with two cushions, under an arch; four pairs of sandals are left outside',
      so: 'Musxaf furan oo rixaal saaran, kadiifad laba barkimood leh dusheed, qaanso hoosteed; afar labood oo kabo ah ayaa dibadda lagaga tegay',
      ar: 'مصحف مفتوح على حامله فوق سجادة عليها وسادتان تحت قوس، وأربعة أزواج من النعال تُركت خارجه',
    },
  },
  title: {
    en: 'The manners of a student',
    so: 'Asluubta ardayga cilmiga',
    ar: 'أدب طالب العلم',
  },
  content: {
    en: `Before the early teachers opened a book, they taught their students how to sit with it. They knew that knowledge settles where it is received with respect. Here are some of the manners they passed on, in words that a family can read together.

## Manners before the journey

The Qur’an tells how Musa, peace be upon him, a prophet to whom Allah had spoken, travelled far to learn from a servant of Allah. When he found him he did not demand. He asked:

> May I follow you, so that you may teach me some of the right guidance you have been taught? (al-Kahf 18:66)

And when he was told that it would require patience, he answered: “You will find me patient, if Allah wills” (al-Kahf 18:69). In a few words we see the student: he asks permission, he admits that the other knows what he does not, and he relies on Allah for his patience.

## With his Lord

A student begins with intention. He learns in order to act, not to be praised. The Prophet ﷺ used to pray:

> O Allah, I seek refuge in You from knowledge that does not benefit. (Muslim)

A student also guards his prayers, since it makes little sense to hurry to a lesson about worship and delay the worship itself.

## With the teacher

He greets first, comes on time, listens without interrupting and waits for the right moment to ask. He does not search for his teacher’s mistakes. If he believes there was one, he asks about it gently and in private. He prays for all who taught him.

Respect does not mean silence. Aisha, may Allah be pleased with her, praised the women of the Ansar because shyness did not keep them from seeking understanding of their religion (Muslim). To ask a question in order to learn is itself a part of good manners.

## With classmates

He makes room for the one who comes late, shares his pen and his notes, and is glad when another does well. He helps the slower student without making him feel slow. The Prophet ﷺ said that gentleness is never in a thing without adorning it (Muslim), and a classroom is no exception.

## With the book and with himself

- He keeps the Qur’an in a clean and honoured place, and his other books in order.
- He repeats today’s lesson before he asks for tomorrow’s.
- He says “I do not know” when he does not know.
- He takes care of sleep, food and time, for a tired heart learns little.
- He lets his family see the fruit of the lesson in how he speaks to them.

The last of these may be the best test. If a month of study has made a child kinder to his mother, the lessons have reached the right place.`,
    so: `Macallimiintii hore intaanay kitaab furin, waxay ardayda bari jireen sida kitaabka loola fadhiisto. Waxay ogaayeen in cilmigu dego meesha si xushmad leh loogu soo dhoweeyo, ardayga maskaxda badan ee aan asluubta lahaynna uu inta badan wax yar la tago. Halkan waxa ku qoran qaar ka mid ah asluubtii ay inooga tageen, iyada oo loo qoray si qoys wada akhrin karo.

## Asluub ka horraysa safarka

Qur’aanku wuxuu inooga warramay in Nebi Muuse, nabadgelyo korkiisa ha ahaatee, oo ahaa nebi Alle la hadlay, uu safar dheer u galay si uu wax uga barto addoon Alle. Markii uu helay amar ma siin. Wuu weydiistay:

> Ma ku raaci karaa, si aad ii barto wax ka mid ah hanuunka lagu baray? (Suuradda Al-Kahf, 18:66)

Markii loo sheegay in arrintu samir u baahan tahay, wuxuu ku jawaabay: “Waxaad i heli doonaa anoo samir leh, haddii Alle idmo” (Suuradda Al-Kahf, 18:69). Erayadaas kooban ardayga ayaa ka muuqda: fasax buu weydiistaa, wuu qirtaa in ka kale yaqaan wax aanu aqoon, samirkiisana Alle ayuu u tala saartaa.

## Rabbigiis la jirkiisa

Ardaygu niyadda ayuu ka bilaabaa. Wuxuu u bartaa inuu ku camal falo oo dadka wax ku taro, ee uma barto in la ammaano. Rasuulku ﷺ wuxuu ku ducaysan jiray:

> Allahayow, waxaan kaa magan galay cilmi aan waxtar lahayn. (Muslim)

Waa duco wanaagsan oo casharka ka hor la akhristo. Ardaygu sidoo kale salaaddiisa ayuu ilaaliyaa, waayo macno ma leh in loo degdego cashar cibaadada ku saabsan, cibaadadii lafteediina dib loo dhigo.

## Macallinka la jirkiisa

Isaga ayaa salaanta ku horreeya, waqtigii la ballamay ayuu yimaadaa, wuu dhegaystaa isaga oo aan hadalka ka dhex gelin, su’aashana goorteeda ayuu u sugaa. Khaladaadka macallinka ma raadiyo. Haddii uu u maleeyo in khalad dhacay, si deggan oo keli ah ayuu u weydiiyaa. Wuu u duceeyaa kuwii wax baray, xataa kii xarfaha baray.

Xushmaddu aamusnaan maaha. Caa’isha, Alle ha ka raalli noqdee, waxay ammaantay haweenkii Ansaarta, waayo xishoodku kama hor istaagin inay diintooda fahmaan (Muslim). Su’aal wax lagu barto oo la weydiiyaa asluubta ayay ka mid tahay.

## Ardayda kale la jirkooda

Kan soo daaha meel ayuu u banneeyaa, qalinkiisa iyo qoraalladiisana wuu la qaybsadaa, wuuna ku farxaa marka ardayga kale guulaysto. Kan gaabiya wuu caawiyaa isaga oo aan dareensiinin inuu gaabinayo. Rasuulku ﷺ wuxuu yidhi debecsanaantu wax kasta oo ay ku jirto way qurxisaa (Muslim), fasalkuna kama reebna.

## Kitaabka iyo naftiisa

- Qur’aanka meel nadiif ah oo sharaf leh ayuu dhigaa, buugaagtiisa kalena si habsan.
- Casharka maanta ayuu ku celiyaa intaanu ka berri weydiisan.
- “Ma garanayo” ayuu yidhaahdaa marka aanu garanayn.
- Hurdada, cuntada iyo waqtiga wuu dhawraa, qalbiga daallan wax badan ma barto e.
- Qoyskiisa ayaa midhaha casharka ku arka sida uu ula hadlo.

Ta ugu dambaysa ayaa laga yaabaa inay tahay imtixaanka ugu wanaagsan. Haddii bil waxbarasho ahi ilmaha hooyadii ugu naxariis badiso, casharradii meeshoodii ayay gaadheen.`,
    ar: `كان المعلمون الأوائل قبل أن يفتحوا الكتاب يعلّمون طلابهم كيف يجلسون إليه، فقد عرفوا أن العلم يستقر حيث يُستقبل بالتوقير، وأن الطالب الذكي بلا أدب ربما خرج بالقليل. وهذه جملة من تلك الآداب، كُتبت لتُقرأ في البيت كما تُقرأ في الفصل.

## أدب يسبق الرحلة

قصّ علينا القرآن خبر موسى عليه السلام، وهو نبي كلّمه الله، كيف سافر سفرًا طويلًا ليتعلم من عبد من عباد الله. فلما لقيه لم يأمر ولم يشترط، بل استأذن:

> ﴿قَالَ لَهُۥ مُوسَىٰ هَلْ أَتَّبِعُكَ عَلَىٰٓ أَن تُعَلِّمَنِ مِمَّا عُلِّمْتَ رُشْدًۭا﴾ [18:66]

ولما قيل له إن الأمر يحتاج إلى صبر قال: ﴿سَتَجِدُنِىٓ إِن شَآءَ ٱللَّهُ صَابِرًۭا وَلَآ أَعْصِى لَكَ أَمْرًۭا﴾ [الكهف: 69]. ففي كلمات قليلة ترى طالب العلم: يستأذن، ويقر بأن عند غيره ما ليس عنده، ويستعين بالله على الصبر.

## مع ربه

أول ما يُصلحه الطالب نيته، فيتعلم ليعمل وينفع، لا ليُمدح. وكان من دعاء النبي ﷺ:

> «اللَّهُمَّ إِنِّي أَعُوذُ بِكَ مِنْ عِلْمٍ لَا يَنْفَعُ، وَمِنْ قَلْبٍ لَا يَخْشَعُ، وَمِنْ نَفْسٍ لَا تَشْبَعُ، وَمِنْ دَعْوَةٍ لَا يُسْتَجَابُ لَهَا» رواه مسلم.

وهو دعاء يحسن أن يُقال قبل الدرس. ويحافظ الطالب على صلاته، فليس من الحكمة أن يسارع إلى درس في العبادة ثم يؤخر العبادة نفسها.

## مع معلمه

يبدأ بالسلام، ويحضر في الموعد، ويصغي فلا يقاطع، ويتحيّن للسؤال وقته. ولا يتتبع زلات معلمه، فإن ظن أنه أخطأ سأله عن ذلك برفق وفي غير جمع. ويدعو لكل من علّمه، حتى من علّمه حروف الهجاء.

وليس التوقير صمتًا، فقد أثنت عائشة رضي الله عنها على نساء الأنصار فقالت:

> «نِعْمَ النِّسَاءُ نِسَاءُ الْأَنْصَارِ، لَمْ يَكُنْ يَمْنَعُهُنَّ الْحَيَاءُ أَنْ يَتَفَقَّهْنَ فِي الدِّينِ» رواه مسلم.

فالسؤال طلبًا للفهم من تمام الأدب.

## مع زملائه

يفسح لمن جاء متأخرًا، ويعير قلمه ودفتره، ويفرح إذا أحسن غيره، ويعين البطيء من غير أن يشعره ببطئه. وقد قال النبي ﷺ: «إِنَّ الرِّفْقَ لَا يَكُونُ فِي شَيْءٍ إِلَّا زَانَهُ، وَلَا يُنْزَعُ مِنْ شَيْءٍ إِلَّا شَانَهُ» رواه مسلم. وحلقة الدرس أولى المجالس بالرفق.

## مع كتابه ومع نفسه

- يضع المصحف في مكان نظيف مكرَّم، ويرتب سائر كتبه.
- يعيد درس اليوم قبل أن يطلب درس الغد.
- يقول «لا أدري» فيما لا يدري.
- يعتني بنومه وطعامه ووقته، فالقلب المتعب قليل الأخذ.
- يُري أهله ثمرة الدرس في حديثه إليهم ومعاملته لهم.

ولعل هذه الأخيرة أصدق امتحان، فإذا صار الولد بعد شهر من الدراسة أبرَّ بأمه وألين قولًا، فقد بلغت الدروس موضعها.`,
  },
} satisfies SeedArticle;
