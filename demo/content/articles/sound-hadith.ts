import type { SeedArticle } from '../../types.ts';

export default {
  publishedAt: '2026-04-24',
  picture: {
    name: 'article-sound-hadith',
    alt: {
      en: 'An open book and stacks of books on a table before an arch; in the night sky stars joined by a line like a chain',
      so: 'Kitaab furan iyo kutub isdul saaran oo miis yaalla, qaanso horteed; cirka habeenkii xiddigo xarriiq sida silsilad isugu xidhan',
      ar: 'كتاب مفتوح وكتب مكدّسة على طاولة أمام قوس، وفي سماء الليل نجوم يصل بينها خط كالسلسلة',
    },
  },
  title: {
    en: 'How scholars test a narration',
    so: 'Sidee culimadu u hubiyaan xadiiska?',
    ar: 'كيف يميّز العلماء الحديث الصحيح؟',
  },
  content: {
    en: `Every day our telephones bring us sentences that begin with “The Prophet ﷺ said”. Some are sound, some are weak, and some were never said by him at all. The question of how to tell them apart is very old, and Muslims answered it with one of the most careful sciences that any community has built.

## Why care is an act of faith

The Qur’an teaches that news must be checked before it is acted upon:

> “O you who believe, if a sinful person brings you news, verify it, lest you harm people in ignorance and then come to regret what you have done.” (al-Hujurat 49:6)

If that is due for ordinary news, what of words ascribed to the Messenger of Allah ﷺ, on which people build their worship? He himself gave the warning:

> “Whoever lies about me on purpose, let him take his seat in the Fire.” (al-Bukhari and Muslim)

The Companions took this to heart. They memorised, some of them wrote, and they travelled. Al-Bukhari mentions that Jabir ibn Abdullah (may Allah be pleased with him and his father) made a journey of a month to Abdullah ibn Unays for the sake of a single hadith.

## The chain and the text

A hadith has two parts. The text, *matn*, is what was said or done. The chain, *isnad*, is the list of people who passed it on, each from the one before. “The chain is part of the religion,” said Abdullah ibn al-Mubarak. “Were it not for the chain, anyone could say whatever he wished.” Muslim placed this saying in the introduction to his *Sahih*.

Let us look at one chain, that of the first hadith in the collection of al-Bukhari, “Actions are only by intentions.” He heard it from al-Humaydi, who heard it from Sufyan ibn Uyaynah, from Yahya ibn Sa’id al-Ansari, from Muhammad ibn Ibrahim at-Taymi, from Alqamah ibn Waqqas, from Umar ibn al-Khattab (may Allah be pleased with him), who heard it from the Prophet ﷺ. There are six people between the author and the Prophet ﷺ, and each has a name, a town, teachers, students and a known reputation. Al-Humaydi, for example, died in Makkah in the year 219 after the Hijrah, when al-Bukhari was about twenty-five years old. That they met is a matter of record, not of guesswork.

## Five questions

To call a narration *sahih*, sound, the scholars ask five things of it:

1. **Is the chain unbroken?** Did each person really receive it from the one before? Dates of birth and death, journeys and lists of students are compared.
2. **Is every narrator upright?** Someone known for lying, or for open and grave sins, is not accepted.
3. **Is every narrator precise?** Goodness alone is not enough. Memory and notebooks are tested by comparing what a person narrates with what others heard in the same lesson.
4. **Does it contradict what is stronger?** If a reliable narrator stands alone against those who are more reliable or more numerous, his version is called irregular, *shadhdh*.
5. **Is there a hidden defect?** Sometimes a chain looks perfect, and only an expert who has gathered all its versions notices that a name was exchanged, or that the words of a Companion were taken for those of the Prophet ﷺ.

If all five are met, the hadith is sound. If precision is a little less, it is *hasan*, good, and is still used as proof. If a condition is missing, it is *da’if*, weak, in many degrees. If it was invented, it is *mawdu’*, fabricated, and it is not permitted to spread it as if it were the words of the Prophet ﷺ.

## Honest about honest people

What strikes a reader most is the courage of these scholars. They spoke plainly about narrators whom they loved and respected. Abu az-Zinad said that he had met a hundred people in Madinah, all of them trustworthy, from whom hadith was not taken, because it was said of them that they were not people of this craft (introduction of Muslim). Piety was honoured, but it did not take the place of precision.

Women had a high place in this work. Karimah al-Marwaziyyah, who taught in Makkah in the fifth century of the Hijrah, was so exact with the text of al-Bukhari that well-known scholars came to read it with her, al-Khatib al-Baghdadi among them.

## What families and students can do

We do not need to become critics of narrators in order to be careful. A few habits are enough:

- Look for the source. “It is said” is not a source. “Al-Bukhari and Muslim” is.
- For books other than the two *Sahih* collections, look for the judgement of a recognised scholar next to the hadith.
- Do not confuse famous with sound. Some sayings are repeated everywhere, and their meaning may even be true, without being hadith.
- Do not hurry to call a hadith false because it is new to us or because we do not understand it. Ask a teacher.
- When in doubt, do not forward it. The Prophet ﷺ said, “It is enough of a lie for a person to narrate everything that he hears” (introduction of Muslim).

Children can learn this early. When a child says, “The Prophet ﷺ said,” we can ask kindly, “Who told you, and where is it written?” It is not a lack of love. It is love that wishes to hear his words as he spoke them, and nothing else in their place.

May Allah reward those who carried the Sunnah to us, and make us careful with what they carried.`,
    so: `Maalin kasta taleefannadeennu waxay inoo keenaan weedho ku bilaabma “Nebigu ﷺ wuxuu yidhi”. Qaar waa sugan yihiin, qaar waa daciif, qaarna isagu weligii ma odhan. Su’aasha ah sida loo kala saaraa waa mid aad u da’ weyn, Muslimiintuna waxay uga jawaabeen cilmi ka mid ah kuwa ugu taxaddarka badan ee ay ummadi dhistay.

## Taxaddarku waa iimaan

Qur’aanku wuxuu ina barayaa in warka la hubiyo inta aan wax lagu dhisin:

> “Kuwa xaqa rumeeyow, haddii uu faasiq war idiin keeno hubsada, yaydnaan aqoon la’aan dad ku dhibin oo aad dabadeed ka qoomamootaan wixii aad samayseen.” (Suuradda Al-Xujuraat, 49:6)

Haddii warka caadiga ah sidaas laga yeelayo, ka warran hadal loo nisbaynayo Rasuulka Alle ﷺ oo ay dadku cibaadadooda ku dhisayaan? Isaga laftiisu wuu ka digay:

> “Qofkii si ula kac ah been iiga sheegaa, fadhigiisa Naarta ha ka diyaarsado.” (Bukhaari iyo Muslim)

Saxaabadu arrintaas si weyn ayay u qaateen. Way xifdiyeen, qaarkood way qoreen, wayna u safreen. Bukhaari wuxuu xusay in Jaabir ibnu Cabdullaahi (Alle ha ka raalli noqdo isaga iyo aabbihii) bil safar ah ugu tegay Cabdullaahi ibnu Unays hal xadiis dartii.

## Silsiladda iyo matniga

Xadiisku laba qaybood ayuu ka kooban yahay. *Matnigu* waa wixii la yidhi ama la sameeyay. *Isnaadku* waa silsiladda dadka kala weriyay, mid waliba ka kii ka horreeyay. Cabdullaahi ibnul Mubaarak wuxuu yidhi: “Isnaadku diinta ayuu ka mid yahay. Haddii aanu isnaad jirin, qof waliba wuxuu doono ayuu odhan lahaa.” Muslim ayaa hadalkan ku qoray hordhaca kitaabkiisa *Saxiix*.

Aynu eegno hal silsilad, ta xadiiska ugu horreeya kitaabka Bukhaari: “Camalladu waxay ku xidhan yihiin niyadda.” Bukhaari wuxuu ka maqlay Al-Xumaydi, isna Sufyaan ibnu Cuyaynah, isna Yaxya ibnu Saciid Al-Ansaari, isna Muxammad ibnu Ibraahiim At-Taymi, isna Calqama ibnu Waqqaas, isna Cumar ibnul Khaddaab (Alle ha ka raalli noqdo), oo Nebiga ﷺ ka maqlay. Qoraaga iyo Rasuulka ﷺ waxa u dhexeeya lix qof. Mid kastaa magac, magaalo, macallimiin, arday iyo sumcad la yaqaan ayuu leeyahay. Tusaale ahaan, Al-Xumaydi wuxuu Maka ku geeriyooday sannadkii 219 ee Hijriga, xilligaas oo uu Bukhaari jiray ku dhowaad shan iyo labaatan sannadood. Kulankoodu waa wax diiwaangashan, mala-awaal maaha.

## Shan su’aalood

Si xadiis loogu yidhaahdo *saxiix*, culimadu shan arrimood ayay ka eegaan:

1. **Silsiladdu ma xidhiidhsan tahay?** Mid walba kii ka horreeyay ma ka maqlay? Waxa la is barbar dhigaa taariikhda dhalashada iyo geerida, safarrada iyo magacyada ardayda.
2. **Wariye kastaa ma toosan yahay?** Qofka been lagu yaqaan ama dambiyo waaweyn muujiya lagama aqbalo.
3. **Wariye kastaa ma xifdi sugan yahay?** Wanaagga keligii kuma filna. Xusuusta iyo buugaagta waxa lagu hubiyaa in la barbar dhigo wixii dadka kale isla casharkaas ka maqleen.
4. **Ma ka hor imanayaa wax ka xoog badan?** Haddii wariye la isku halleeyo uu keligii khilaafo cid ka sugan ama ka badan, warintaas waxa la yidhaahdaa *shaad*.
5. **Cillad qarsooni ma ku jirtaa?** Mararka qaar silsiladdu waxay u muuqataa mid dhan, laakiin khabiir dhammaan dariiqyada xadiiska ururiyay ayaa dareema in magac la beddelay, ama in hadal saxaabi lagu daray hadalka Nebiga ﷺ.

Haddii shantuba buuxsamaan, xadiisku waa saxiix. Haddii xifdigu in yar ka hooseeyo, waa *xasan*, isna daliil ahaan ayaa loo qaataa. Haddii shardi ka maqan yahay waa *daciif*, oo darajooyin badan leh. Haddii la been abuurayna waa *mawduuc*, lamana oggola in loo faafiyo sidii hadal Nebigu ﷺ yidhi.

## Run ayay ka sheegeen dadkii ay jeclaayeen

Waxa akhristaha ugu yaabka badan waa geesinimada culimadaas. Si cad ayay uga hadli jireen weriyeyaal ay jecel yihiin oo ay xushmeeyaan. Abu Zinaad wuxuu sheegay in uu Madiina kula kulmay boqol qof oo dhammaantood ammiin ah, haddana aan xadiis laga qaadan, waayo waxa laga odhan jiray cilmigan dadkiisii maaha (hordhaca Muslim). Cibaadadooda waa la qaddarin jiray, laakiin meeshii hubinta ma geli jirin.

Haweenku meel sare ayay cilmigan kaga jireen. Kariima Al-Marwasiyyah, oo qarnigii shanaad ee Hijriga Maka wax ku dhigi jirtay, aad ayay ugu hubin badnayd qoraalka Saxiixul Bukhaari. Culimo caan ah ayaa u iman jirtay oo ku hor akhrin jirtay, waxana ka mid ahaa Al-Khadiib Al-Baqdaadi.

## Maxay qoysaska iyo ardaydu samayn karaan?

Si aynu u taxaddarno uma baahnin in aynu culimo weriyeyaasha hubisa noqonno. Caadooyin kooban ayaa ku filan:

- Isha raadi. “Waa la yidhi” il maaha. “Bukhaari iyo Muslim” waa il.
- Kutubta aan labada Saxiix ahayn, xadiiska agtiisa ka eeg xukunka caalim la aqoonsan yahay.
- Caannimada iyo sugnaanta ha isku khaldin. Hadallo meel walba laga sheego oo micnahoodu run noqon karo ayaan xadiis ahayn.
- Xadiis ha u beenin maqal la’aan ama fahmid la’aan darteed. Macallin weydii.
- Haddii aad shakido, ha sii gudbin. Rasuulku ﷺ wuxuu yidhi: “Qofka been waxa ugu filan in uu ka warramo wax kasta oo uu maqlo” (hordhaca Muslim).

Carruurtu arrintan goor hore ayay baran karaan. Marka ilmo yidhaahdo “Nebigu ﷺ wuxuu yidhi”, si naxariis leh ayaynu u weydiin karnaa: “Yaa kuu sheegay, xaggee bayse ku qoran tahay?” Taasi jacayl yaraan maaha. Waa jacayl doonaya in hadalkiisa loo maqlo sidii uu u yidhi, oo aan wax kale meeshiisa la gelin.

Alle ha abaalmariyo kuwii Sunnada inoo soo gudbiyay, innagana ha inaga dhigo kuwo u taxaddara wixii ay inoo soo qaadeen.`,
    ar: `تحمل إلينا هواتفنا كل يوم عبارات تبدأ بـ«قال النبي ﷺ». بعضها صحيح، وبعضها ضعيف، وبعضها لم يقله قط. والسؤال عن التمييز بينها قديم، وقد أجاب عنه المسلمون بعلم من أدق ما بنته أمة من الأمم.

## التثبّت من الإيمان

علّمنا القرآن أن نتثبّت من الخبر قبل أن نبني عليه عملًا:

> ﴿يَـٰٓأَيُّهَا ٱلَّذِينَ ءَامَنُوٓا۟ إِن جَآءَكُمْ فَاسِقٌۢ بِنَبَإٍۢ فَتَبَيَّنُوٓا۟ أَن تُصِيبُوا۟ قَوْمًۢا بِجَهَـٰلَةٍۢ فَتُصْبِحُوا۟ عَلَىٰ مَا فَعَلْتُمْ نَـٰدِمِينَ﴾ [49:6]

وإذا كان هذا في أخبار الناس، فكيف بكلام يُنسب إلى رسول الله ﷺ ويبني الناس عليه عبادتهم؟ وقد حذّر هو نفسه من ذلك فقال:

> «من كذب عليّ متعمدًا فليتبوأ مقعده من النار» (رواه البخاري ومسلم)

وقد وعى الصحابة رضي الله عنهم هذا التحذير، فحفظوا، وكتب بعضهم، ورحلوا. وذكر البخاري في صحيحه أن جابر بن عبد الله رضي الله عنهما رحل مسيرة شهر إلى عبد الله بن أنيس رضي الله عنه في حديث واحد.

## السند والمتن

للحديث جزآن: **المتن**، وهو القول أو الفعل المنقول، و**السند**، وهو سلسلة من نقلوه واحدًا عن آخر. قال عبد الله بن المبارك: «الإسناد من الدين، ولولا الإسناد لقال من شاء ما شاء»، وقد أورد الإمام مسلم هذه الكلمة في مقدمة صحيحه.

ولننظر في سند أول حديث في صحيح البخاري: «إنما الأعمال بالنيات». فقد سمعه البخاري من الحميدي، عن سفيان بن عيينة، عن يحيى بن سعيد الأنصاري، عن محمد بن إبراهيم التيمي، عن علقمة بن وقاص الليثي، عن عمر بن الخطاب رضي الله عنه، عن النبي ﷺ. فبين المؤلف والنبي ﷺ ستة رجال، لكل واحد منهم اسم وبلد وشيوخ وتلاميذ وسيرة معروفة. فالحميدي مثلًا توفي بمكة سنة 219 للهجرة، وكان للبخاري يومئذ نحو خمس وعشرين سنة. فلقاؤهما أمر مدوَّن، لا ظنّ ولا تخمين.

## خمسة أسئلة

لا يحكم العلماء على الحديث بأنه صحيح حتى يسألوا عن خمسة أمور:

1. **هل السند متصل؟** أي هل أخذ كل راوٍ عمن فوقه؟ وهنا تُقارن تواريخ المواليد والوفيات، والرحلات، وأسماء الشيوخ والتلاميذ.
2. **هل الرواة عدول؟** فمن عُرف بالكذب أو جاهر بالكبائر لا تُقبل روايته.
3. **هل الرواة ضابطون؟** فالصلاح وحده لا يكفي، بل يُختبر الحفظ والكتاب بمقارنة رواية الراوي بما رواه أقرانه عن الشيخ نفسه.
4. **هل خالف من هو أوثق؟** فإذا انفرد الثقة بما يخالف من هو أوثق منه أو أكثر عددًا سُمّيت روايته شاذة.
5. **هل فيه علة خفية؟** فقد يبدو السند سليمًا، ثم ينتبه الناقد الذي جمع طرق الحديث إلى اسم أُبدل باسم، أو كلام صحابي رُفع إلى النبي ﷺ.

فإذا اجتمعت الشروط الخمسة فالحديث صحيح. وإذا خفّ الضبط قليلًا فهو حسن، ويُحتج به كذلك. وإذا اختل شرط من الشروط فهو ضعيف، والضعف درجات. أما المكذوب فهو الموضوع، ولا يحل نشره على أنه من كلام النبي ﷺ.

## إنصاف لا مجاملة فيه

أكثر ما يلفت القارئ شجاعة هؤلاء العلماء في قول الحق، فقد تكلموا في رواة يحبونهم ويجلّونهم. قال أبو الزناد: «أدركت بالمدينة مائة كلهم مأمون، ما يؤخذ عنهم الحديث، يقال: ليس من أهله» (مقدمة صحيح مسلم). فكانوا يعرفون للصالح صلاحه، ولا يجعلون الصلاح بديلًا من الإتقان.

وكان للنساء في هذا العلم مكانة عالية. فكريمة المروزية، التي درّست بمكة في القرن الخامس الهجري، اشتهرت بضبط صحيح البخاري حتى قصدها كبار العلماء ليقرؤوه عليها، ومنهم الخطيب البغدادي.

## ماذا تفعل الأسرة والطالب؟

لا يلزمنا أن نكون من نقاد الرجال حتى نكون من المتثبّتين، وتكفينا عادات يسيرة:

- أن نبحث عن المصدر، فعبارة «يُروى» ليست مصدرًا، و«رواه البخاري ومسلم» مصدر.
- أن نطلب في غير الصحيحين حكم عالم معتبر على الحديث.
- ألا نخلط بين المشهور والصحيح، فكم من قول يتردد على الألسنة، وقد يكون معناه حقًا، وليس بحديث.
- ألا نسارع إلى رد حديث لأننا لم نسمعه من قبل أو لم نفهمه، بل نسأل أهل العلم.
- ألا ننشر ما نشك فيه، فقد قال النبي ﷺ: «كفى بالمرء كذبًا أن يحدّث بكل ما سمع» (رواه مسلم في مقدمة صحيحه).

ويستطيع الأطفال أن يتعلموا هذا مبكرًا. فإذا قال الطفل: قال النبي ﷺ، سألناه برفق: من أخبرك؟ وفي أي كتاب هو؟ وليس ذلك من قلة المحبة، بل هو محبة تريد أن تسمع كلامه كما قاله، لا يُوضع شيء آخر مكانه.

جزى الله خيرًا من حملوا السنة إلينا، وجعلنا من الحافظين لما حملوه.`,
  },
} satisfies SeedArticle;
