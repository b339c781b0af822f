import type { SeedArticle } from '../../types.ts';

export default {
  publishedAt: '2026-01-30',
  picture: {
    name: 'article-preparing-ramadan',
    alt: {
      en: 'A bowl of dates, books and a lantern on a table at nightfall, behind them the town with its mosque under a new moon',
      so: 'Baaquli timir ah, buugaag iyo faynuus miis saaran fiidkii, gadaashoodana magaalada iyo masjidkeeda oo bil cusub ka sarrayso',
      ar: 'وعاء تمر وكتب وفانوس على طاولة أول الليل، وخلفها المدينة ومسجدها تحت الهلال',
    },
  },
  title: {
    en: 'Preparing for Ramadan',
    so: 'U diyaargarowga bisha Ramadaan',
    ar: 'الاستعداد لشهر رمضان',
  },
  content: {
    en: `A guest who is expected is received differently from a guest who surprises the house. Ramadan comes every year by a road we know, and yet many of us greet it with the same sentence: “How quickly it has come.” The weeks before the month are a gift. Used quietly, they decide much of what the month itself will be.

## Why the month was given

When Allah made fasting an obligation, He told us where it was meant to lead:

> “O you who believe, fasting is prescribed for you as it was prescribed for those before you, so that you may be mindful of Allah.” (al-Baqarah 2:183)

Mindfulness of Allah, *taqwa*, is the awareness that He sees us when nobody else does. A thirsty person who fasts could drink in a closed room, and does not. Day after day we practise leaving what is normally permitted, so that leaving what is forbidden becomes easier. Hunger is the method. It is not the aim.

Ramadan is also the month of the Qur’an:

> “The month of Ramadan is the one in which the Qur’an was sent down, a guidance for people, and clear proofs of guidance and of the distinction between right and wrong.” (al-Baqarah 2:185)

Whoever prepares for Ramadan, then, prepares for two things: a fast that changes conduct, and a meeting with the Book of Allah.

## Sha’ban, the doorway

Aisha (may Allah be pleased with her) said that she never saw the Messenger of Allah ﷺ complete the fast of a whole month except Ramadan, and that she never saw him fast more in any month than in Sha’ban (al-Bukhari and Muslim). A farmer turns the soil before the rain. In the same way, someone who fasts a few days in Sha’ban, reads a page or two each morning and adds a short prayer at night will not find Ramadan a steep climb on its first day.

She also said that when she had days of fasting left over from Ramadan, she would make them up in Sha’ban (al-Bukhari and Muslim). If there are days from last year that you still owe, this is the time to count them and settle them.

## Preparing the heart

The Prophet ﷺ tied the reward of the month to what is inside the one who fasts:

> “Whoever fasts Ramadan with faith and hoping for reward, his past sins are forgiven.” (al-Bukhari and Muslim)

Faith and hope are not switched on by the sight of the crescent. They grow with small, honest acts: repenting from a habit that we know is wrong, returning something borrowed long ago, telephoning a relative with whom we have not spoken for months. It is hard to stand in prayer at night with a quarrel on our back. Put the quarrel down before the month begins.

## Preparing the tongue and the hand

> “Whoever does not give up false speech and acting upon it, Allah has no need of his giving up his food and drink.” (al-Bukhari)

Today the tongue has a second home in the telephone. Decide beforehand which groups to mute, which programmes to leave, and at what hour of the night the screen is put away.

As for the hand, Ibn Abbas (may Allah be pleased with him and his father) described the Messenger of Allah ﷺ as the most generous of people, and said that he was most generous in Ramadan, when Jibril, peace be upon him, met him every night and went through the Qur’an with him (al-Bukhari and Muslim). Look at how the two are joined: nights with the Qur’an, and days of giving.

## A plan for the house

A family can sit together for one hour in Sha’ban and agree on a few things:

- **The Qur’an.** Four pages after each of the five prayers is about one part (*juz’*) a day. If that is too much, choose a smaller amount and keep it, with a little of its meaning.
- **Health.** Whoever is ill, elderly, pregnant or on regular medicine should ask a doctor and a person of knowledge before the month. The Qur’an itself gives relief to the sick and the traveller, and nobody should be ashamed of a mercy from Allah.
- **The kitchen.** Plan simple meals, so that those who cook also have time to pray and read. Let everyone carry a share of the work.
- **The pre-dawn meal.** “Take the pre-dawn meal, for there is blessing in it,” said the Prophet ﷺ (al-Bukhari and Muslim). An early night makes it possible.
- **Children.** Let the little ones fast for part of a day if they wish, praise them, and give them a lamp to hang or a plate of dates to take next door.
- **Charity.** Set a sum aside now, however small, and decide which family nearby may be in need of it.

## Keeping strength for the end

Many begin with full rows and are tired by the third week. The Prophet ﷺ did the opposite: when the last ten nights came, he spent the nights in worship and woke his family (al-Bukhari and Muslim). In those nights lies the Night of Decree, of which Allah says:

> “The Night of Decree is better than a thousand months.” (al-Qadr 97:3)

So do the shopping for Eid early, finish heavy work before the last ten, and begin the month at a pace that you can keep.

We ask Allah to bring us to Ramadan in health and faith, to help us fast it and stand in it as He loves, and to accept it from us and from you.`,
    so: `Martida la filayo si ayaa loo soo dhoweeyaa, ta kediska ku timaaddana si kale. Bisha Ramadaan sannad kasta waxay inoogu timaaddaa jid aynu naqaan, haddana in badan oo inaga mid ah ayaa isla hal weedh ku qaabbila: “Maxay bishu dhaqso ku soo gashay.” Toddobaadyada ka horreeya bishu waa fursad qaali ah. Sida aynu uga faa’iidaysanno ayaa inta badan go’aamisa sida bishu inoo noqonayso.

## Ujeeddada bisha

Markii Alle soonka inagu waajibiyay, wuxuu inoo sheegay halka uu inoo horseedayo:

> “Kuwa xaqa rumeeyow, soonka waa la idinku waajibiyay sidii loogu waajibiyay kuwii idinka horreeyay, si aad Alle uga cabsataan.” (Suuradda Al-Baqara, 2:183)

Alle-ka-cabsigu, ama *taqwadu*, waa in qofku ogyahay in Alle arko xilliga aan cid kale arkayn. Qofka sooman ee oommani qol xidhan ayuu biyo ku cabbi karaa, mana cabbo. Maalinba maalinta ka dambaysa waxaynu ku tababbarannaa in aynu dayno wax markii hore inoo bannaanaa, si ay inoogu fududaato in aynu dayno wixii la inaga reebay. Gaajadu waa dariiqa, ujeeddada lafteedu maaha.

Ramadaan waa bishii Qur’aanka sidoo kale:

> “Bisha Ramadaan waa tii la soo dejiyay Qur’aanka, isaga oo hanuun u ah dadka, ahna caddaymo hanuunka ka mid ah oo xaqa iyo baadilka kala saara.” (Suuradda Al-Baqara, 2:185)

Sidaas darteed, qofka Ramadaan u diyaargaroobaya laba arrimood ayuu u diyaargaroobayaa: soon dhaqanka wanaajiya, iyo la kulanka Kitaabka Alle.

## Shacbaan waa irriddii bisha

Caa’isha (Alle ha ka raalli noqdo) waxay sheegtay in aanay weligeed arag Rasuulka Alle ﷺ oo bil dhan sooman marka laga reebo Ramadaan, iyo in aanay arag bil uu Shacbaan ka soon badnaa (Bukhaari iyo Muslim). Beeralaydu dhulka way rogaan inta aanu roobku di’in. Sidaas oo kale, qofka Shacbaan dhawr maalmood sooma, subax kasta bog ama laba ka akhriya Qur’aanka, habeenkiina in yar tukada, uma arko maalinta koowaad ee Ramadaan buur uu korayo.

Waxay kaloo sheegtay in marka maalmo Ramadaan ka mid ahi ku hadhaan ay gudan jirtay Shacbaan (Bukhaari iyo Muslim). Haddii maalmo sannadkii hore ahi weli kugu maqan yihiin, hadda ayaa la joogaa xilligii la tirin lahaa oo la gudan lahaa.

## Diyaarinta qalbiga

Nebi Muxammad ﷺ wuxuu abaalka bisha ku xidhay waxa ku jira qalbiga qofka sooman:

> “Qofkii Ramadaan u sooma iimaan iyo ajar-doon, waxa loo dhaafaa dambiyadiisii hore.” (Bukhaari iyo Muslim)

Iimaanka iyo ajar-doonku uma soo baxaan aragga bisha oo keliya. Waxay ku koraan camallo yaryar oo daacad ah: in laga toobad keeno caado aynu ognahay in ay khaldan tahay, in la celiyo wax hore loo amaahday, ama in la waco qaraabo dhawr bilood aan la is warsan. Way adag tahay in qof habeenkii salaad u istaago isaga oo colaad dusha ku sita. Colaadda dhig inta aanay bishu bilaabmin.

## Diyaarinta carrabka iyo gacanta

> “Qofkii aan ka tegin hadalka beenta ah iyo ku dhaqankiisa, Alle uma baahna in uu iska daayo cuntadiisa iyo cabbitaankiisa.” (Bukhaari)

Maanta carrabku wuxuu hoy labaad ku leeyahay taleefanka. Hore u sii go’aanso kooxaha aad aamusinayso, barnaamijyada aad ka tegayso, iyo saacadda habeenkii shaashadda la dhigayo.

Dhinaca gacanta, Ibnu Cabbaas (Alle ha ka raalli noqdo isaga iyo aabbihii) wuxuu sheegay in Rasuulka Alle ﷺ ahaa dadka ka ugu deeqsisan, xilliga uu ugu deeqsisanaana ay ahayd Ramadaan, marka Jibriil (nabadgelyo korkiisa ha ahaato) habeen kasta la kulmo oo ay Qur’aanka isla akhriyaan (Bukhaari iyo Muslim). Bal u fiirso sida labada arrimood la isugu xidhay: habeenno Qur’aan iyo maalmo deeqsinimo.

## Qorshaha guriga

Qoysku hal saacadood oo Shacbaan ah ayuu isla fadhiisan karaa, dhawr arrimoodna isku raaci karaa:

- **Qur’aanka.** Afar bog oo salaad kasta oo faral ah ka dib la akhriyo waxay ku dhow yihiin hal jus maalintii. Haddii ay kugu badan tahay, qaddar yar qaado oo joogtee, micnihiisana wax ka baro.
- **Caafimaadka.** Qofka buka, waayeelka, haweenayda uurka leh iyo ka daawo joogto ah qaataa ha la tashadeen dhakhtar iyo qof aqoon diineed leh inta aanay bishu gelin. Qur’aanka ayaa bukaanka iyo musaafirka u fududeeyay, naxariista Allena lagama xishoodo.
- **Jikada.** Cunto fudud qorsheeya, si cidda wax karinaysaa u hesho waqti ay ku tukato oo ay wax ku akhrido. Qof walba hawsha ha ka qaybqaato.
- **Suxuurta.** Rasuulku ﷺ wuxuu yidhi: “Suxuurta cuna, waayo suxuurta barako ayaa ku jirta” (Bukhaari iyo Muslim). Hurdada oo goor hore la seexdaa way fududaysaa.
- **Carruurta.** Inta yaryar ee rabta maalinta qaar ha soomaan. Ammaan u jeediya, una dhiiba faynuus ay guriga sudhaan ama saxan timir ah oo ay deriska u geeyaan.
- **Sadaqada.** Hadda gooni u dhiga wixii aad awooddaan, haba yaraatee, kana fikira qoyska idinku dhow ee u baahan kara.

## Dhammaadka tabar u reeba

Dad badan ayaa bisha ku bilaaba safaf buuxa, toddobaadka saddexaadna way daalaan. Rasuulku ﷺ si ka duwan ayuu yeeli jiray: marka tobanka habeen ee u dambeeya la gaadho, habeenka cibaado ayuu ku soo jeedi jiray, qoyskiisana wuu toosin jiray (Bukhaari iyo Muslim). Habeennadaas waxa ku jirta Laylatul Qadr, oo Alle ka yidhi:

> “Laylatul Qadr waxay ka khayr badan tahay kun bilood.” (Suuradda Al-Qadr, 97:3)

Sidaas darteed, alaabta Ciidda goor hore soo iibso, hawlaha culusna ka dhammee tobanka u dambeeya ka hor, bishana ku bilow socod aad sii wadi karto.

Waxaynu Alle ka baryaynaa in uu Ramadaan inagu gaadhsiiyo caafimaad iyo iimaan, in uu inoogu gargaaro soonkeeda iyo salaaddeeda sida uu jecel yahay, oo uu inaga iyo idinkaba inaga aqbalo.`,
    ar: `الضيف المنتظَر يُستقبَل بغير ما يُستقبَل به الضيف المفاجئ. ورمضان يأتينا كل عام من طريق نعرفه، ومع ذلك يلقاه كثير منا بعبارة واحدة: «ما أسرع ما جاء الشهر». إن الأسابيع التي تسبقه نعمة، ومن أحسن اغتنامها في هدوء وجد أثرها في الشهر كله.

## لماذا فُرض الصيام؟

حين فرض الله تعالى الصيام بيّن الغاية التي يقود إليها، فقال:

> ﴿يَـٰٓأَيُّهَا ٱلَّذِينَ ءَامَنُوا۟ كُتِبَ عَلَيْكُمُ ٱلصِّيَامُ كَمَا كُتِبَ عَلَى ٱلَّذِينَ مِن قَبْلِكُمْ لَعَلَّكُمْ تَتَّقُونَ﴾ [2:183]

والتقوى أن يستحضر العبد نظر الله إليه حين لا يراه أحد. فالصائم العطشان يستطيع أن يشرب في غرفة مغلقة ثم لا يفعل. وهكذا نتدرب يومًا بعد يوم على ترك ما كان مباحًا لنا، ليسهل علينا ترك ما حُرّم علينا. فالجوع وسيلة وليس هو المقصود.

ورمضان كذلك شهر القرآن:

> ﴿شَهْرُ رَمَضَانَ ٱلَّذِىٓ أُنزِلَ فِيهِ ٱلْقُرْءَانُ هُدًۭى لِّلنَّاسِ وَبَيِّنَـٰتٍۢ مِّنَ ٱلْهُدَىٰ وَٱلْفُرْقَانِ ۚ فَمَن شَهِدَ مِنكُمُ ٱلشَّهْرَ فَلْيَصُمْهُ ۖ وَمَن كَانَ مَرِيضًا أَوْ عَلَىٰ سَفَرٍۢ فَعِدَّةٌۭ مِّنْ أَيَّامٍ أُخَرَ ۗ يُرِيدُ ٱللَّهُ بِكُمُ ٱلْيُسْرَ وَلَا يُرِيدُ بِكُمُ ٱلْعُسْرَ وَلِتُكْمِلُوا۟ ٱلْعِدَّةَ وَلِتُكَبِّرُوا۟ ٱللَّهَ عَلَىٰ مَا هَدَىٰكُمْ وَلَعَلَّكُمْ تَشْكُرُونَ﴾ [2:185]

فمن استعد لرمضان فقد استعد لأمرين: صيام يهذّب السلوك، ولقاء متجدد مع كتاب الله.

## شعبان باب الشهر

أخبرت عائشة رضي الله عنها أنها ما رأت رسول الله ﷺ استكمل صيام شهر إلا رمضان، وما رأته أكثر صيامًا منه في شعبان (رواه البخاري ومسلم). والفلاح يقلب الأرض قبل نزول المطر، وكذلك من صام أيامًا من شعبان، وقرأ كل صباح صفحة أو صفحتين، وصلّى من الليل ولو قليلًا، لم يجد أول يوم من رمضان عقبة شاقة.

وأخبرت أيضًا أنه كان يكون عليها الصوم من رمضان فتقضيه في شعبان (رواه البخاري ومسلم). فمن بقيت عليه أيام من العام الماضي فهذا وقت إحصائها وقضائها.

## إعداد القلب

ربط النبي محمد ﷺ أجر الشهر بما في قلب الصائم، فقال:

> «من صام رمضان إيمانًا واحتسابًا غُفر له ما تقدّم من ذنبه» (رواه البخاري ومسلم)

والإيمان والاحتساب لا يولدان فجأة عند رؤية الهلال، بل ينموان بأعمال صغيرة صادقة: توبة من عادة نعلم خطأها، وردّ شيء استعرناه منذ زمن، واتصال بقريب لم نكلمه منذ أشهر. ويصعب على المرء أن يقوم الليل وهو يحمل خصومة على ظهره، فليضعها قبل أن يدخل الشهر.

## إعداد اللسان واليد

> قال رسول الله ﷺ: «من لم يدع قول الزور والعمل به فليس لله حاجة في أن يدع طعامه وشرابه» (رواه البخاري)

وقد صار الهاتف في زماننا لسانًا ثانيًا، فلنقرر من الآن أي المجموعات نكتم، وأي البرامج نترك، وفي أي ساعة من الليل نطوي الشاشة.

وأما اليد، فقد وصف ابن عباس رضي الله عنهما رسول الله ﷺ بأنه كان أجود الناس، وكان أجود ما يكون في رمضان حين يلقاه جبريل عليه السلام، وكان يلقاه كل ليلة فيدارسه القرآن (رواه البخاري ومسلم). فانظر كيف اجتمع الأمران: ليالٍ مع القرآن، وأيام عامرة بالبذل.

## خطة للبيت

تستطيع الأسرة أن تجلس ساعة واحدة في شعبان وتتفق على أمور يسيرة:

- **القرآن:** أربع صفحات بعد كل صلاة مفروضة تقارب جزءًا في اليوم. ومن ثقل عليه ذلك فليختر قدرًا أقل يداوم عليه، مع شيء من فهم معناه.
- **الصحة:** على المريض وكبير السن والحامل ومن يتناول دواء دائمًا أن يسألوا الطبيب وأهل العلم قبل دخول الشهر. وقد خفّف القرآن عن المريض والمسافر، ولا حرج على أحد في قبول رحمة الله.
- **المطبخ:** لتكن الوجبات بسيطة، حتى يجد من يطبخ وقتًا للصلاة والتلاوة، وليحمل كل فرد نصيبه من العمل.
- **السحور:** قال رسول الله ﷺ: «تسحّروا فإن في السحور بركة» (رواه البخاري ومسلم)، والنوم المبكر يعين عليه.
- **الأطفال:** من أحب من الصغار أن يصوم بعض النهار فليُشجَّع، وليُعطَ فانوسًا يعلقه أو طبق تمر يحمله إلى الجيران.
- **الصدقة:** نفرز من الآن مبلغًا ولو قليلًا، ونفكر في أسرة قريبة قد تحتاج إليه.

## ادخار القوة للعشر الأواخر

يبدأ كثير من الناس بصفوف ممتلئة ثم يفترون في الأسبوع الثالث، وكان هدي النبي ﷺ على خلاف ذلك: فإذا دخلت العشر الأواخر أحيا الليل وأيقظ أهله (رواه البخاري ومسلم). وفي تلك الليالي ليلة القدر التي قال الله تعالى فيها:

> ﴿لَيْلَةُ ٱلْقَدْرِ خَيْرٌۭ مِّنْ أَلْفِ شَهْرٍۢ﴾ [97:3]

فلنشترِ حاجات العيد مبكرًا، ولننجز الأعمال الثقيلة قبل العشر، ولنبدأ الشهر بخطوة نقدر على المضي فيها.

نسأل الله أن يبلّغنا رمضان في صحة وإيمان، وأن يعيننا على صيامه وقيامه على الوجه الذي يحب، وأن يتقبله منا ومنكم.`,
  },
} satisfies SeedArticle;
