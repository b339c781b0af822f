import type { SeedArticle } from '../../types.ts';

export default {
  publishedAt: '2026-01-16',
  picture: {
    name: 'article-sunnah-explains',
    alt: {
      en: 'The Qur’an open on its stand in the light of a hanging lamp; beside it another open book and a stack of books',
      so: 'Musxaf furan oo rixaal saaran, iftiinka siraad laalaada hoostiisa; dhinaciisa kitaab kale oo furan iyo kutub isdul saaran',
      ar: 'مصحف مفتوح على حامله في ضوء مصباح معلّق، وإلى جانبه كتاب آخر مفتوح ورزمة كتب',
    },
  },
  title: {
    en: 'The Sunnah explains the Qur’an',
    so: 'Sunnadu Qur’aanka ayay sharraxdaa',
    ar: 'السنة بيان القرآن',
  },
  content: {
    en: `The Qur’an commands us to pray, but it does not list the number of units in each prayer. It commands zakat, but it does not set out how much is due on grain or on silver. These things were left to someone who would show them with his own hands and words, and Allah chose for that the best of teachers.

> And We have sent down to you the Reminder so that you may make clear to people what has been sent down to them, and so that they may reflect. (an-Nahl 16:44)

The Sunnah is what has come to us of the words, actions and approvals of the Prophet Muhammad ﷺ. In this verse we see its first task: to make the Book clear.

## Book and wisdom

The Qur’an describes the Prophet ﷺ as one who recites to people the verses of Allah, purifies them and teaches them the Book and wisdom (al-Jumu’ah 62:2). Reciting and teaching are mentioned separately. To recite is to deliver the words. To teach is to help people understand them and live by them. Many scholars said that wisdom in such verses is the Sunnah.

For this reason Allah joins obedience to His Messenger with obedience to Himself: “Whoever obeys the Messenger has obeyed Allah” (an-Nisa 4:80). And He says:

> Whatever the Messenger gives you, take it, and whatever he forbids you, leave it. (al-Hashr 59:7)

## Four ways in which it explains

**It gives the details of a general command.** The Prophet ﷺ prayed before his Companions and said:

> Pray as you have seen me pray. (al-Bukhari)

In his farewell pilgrimage he told the people to learn their rites from him (Muslim). As for zakat on crops, he taught that what is watered by rain and springs owes a tenth, and what is watered by carrying water owes half of a tenth (al-Bukhari). A farmer near Borama and a farmer by the Nile can both measure by that sentence.

**It makes clear what a word means.** When the verse came down that safety belongs to those who believe and do not mix their faith with wrongdoing (al-An’am 6:82), the Companions were distressed. “Which of us has not wronged himself?” they asked. The Prophet ﷺ explained that the verse did not mean every wrong. He reminded them of what Luqman said to his son: “Associating others with Allah is truly a tremendous wrong” (Luqman 31:13). The report is in al-Bukhari and Muslim. He explained one verse by another, and their hearts were at rest.

**It shows what a figure of speech intends.** The Qur’an allows us to eat on the nights of fasting until the white thread of dawn becomes distinct from the black thread (al-Baqarah 2:187). Adi ibn Hatim, may Allah be pleased with him, took two cords, one white and one black, and kept looking at them in the night. When he told the Prophet ﷺ, he explained to him that what is meant is the blackness of the night and the whiteness of the day (al-Bukhari and Muslim). The question was sincere, and the answer was kind.

**It turns the verse into a life.** Aisha, may Allah be pleased with her, was asked about the character of the Prophet ﷺ. She answered that his character was the Qur’an (Muslim). Where the Qur’an praises those who restrain their anger, we find in the Sunnah a man who was wronged and forgave. Where it commands kindness to the orphan and the neighbour, we see how he did it.

> There is an excellent example for you in the Messenger of Allah, for whoever hopes in Allah and the Last Day and remembers Allah often. (al-Ahzab 33:21)

## How it reached us

The Companions memorised what he said, some wrote it down, and they carried it to the towns in which they settled. Those after them asked who had said a thing and from whom he had heard it. In time scholars examined thousands of narrators, compared their reports, and separated what is firmly established from what is weak or invented. The collections of al-Bukhari and Muslim are the best known fruits of that labour. Behind every short line that we read from them stand years of travel and checking.

## How we may approach it

- Read the verse and the hadith together, and ask a teacher how one throws light on the other.
- Begin with a small, trusted book. Many families in our country begin with the Forty Hadith of Imam an-Nawawi.
- Do not build a ruling on a single translation. Understanding needs those who know the other texts on the same matter.
- Check before you pass on a message. The Prophet ﷺ warned that whoever deliberately tells a lie about him should take his seat in the Fire (al-Bukhari and Muslim). “I received it on my telephone” is not a source.
- Choose one sunnah and live it for a month: a greeting, a way of eating, a visit to someone who is ill.

## One light

The Book and the Sunnah are not two roads between which we choose. They came to us from the same hands: he who recited the Qur’an to the Companions is the one who showed them how to live it. A child who learns a surah in the morning and a hadith in the evening is learning one religion, and is closer to understanding both.`,
    so: `Qur’aanku wuxuu ina farayaa salaadda, laakiin ma sheegin inta rakcadood ee salaad kastaa tahay. Wuxuu ina farayaa sakada, laakiin ma faahfaahin inta ka waajibta midhaha ama lacagta. Arrimahaas waxa loo daayay cid gacmaheeda iyo hadalkeeda ku muujisa, hawshaasna Alle wuxuu u doortay macallinka ugu wanaagsan.

> Waxaannu kuu soo dejinnay Xuska, si aad dadka ugu caddayso waxa loo soo dejiyay, iyo si ay u fikiraan. (Suuradda An-Naxl, 16:44)

Sunnadu waa waxa inaga soo gaadhay hadalka, camalka iyo oggolaanshaha Nebi Muxammad ﷺ. Aayaddan waxaynu ku aragnaa hawsheeda koowaad: inay Kitaabka caddayso.

## Kitaabka iyo xikmadda

Qur’aanku wuxuu Rasuulka ﷺ ku tilmaamay mid dadka ku akhriya aayadaha Alle, daahiriya, barana Kitaabka iyo xikmadda (Suuradda Al-Jumca, 62:2). Akhrinta iyo barista si kala gooni ah ayaa loo sheegay. Akhrintu waa in erayada la gaadhsiiyo. Baristu waa in dadka laga caawiyo inay fahmaan oo ku noolaadaan. Culimo badan ayaa yidhi xikmadda aayadahan oo kale ku jirtaa waa Sunnada.

Sababtaas awgeed ayuu Alle adeecidda Rasuulkiisa la xidhiidhiyay adeeciddiisa: “Qofkii Rasuulka adeeca Alle ayuu adeecay” (Suuradda An-Nisaa’, 4:80). Wuxuu kaloo yidhi:

> Wixii Rasuulku idin siiyo qaata, wixii uu idinka reebana ka joogsada. (Suuradda Al-Xashr, 59:7)

## Afar siyood oo ay ku sharraxdo

**Amar guud ayay faahfaahisaa.** Rasuulku ﷺ saxaabadiisa hortooda ayuu ku tukaday, wuxuuna yidhi:

> U tukada sidii aad ii aragteen anoo tukanaya. (Bukhaari)

Xajkii uu ku sagootiyay wuxuu dadka u sheegay inay xajkooda isaga ka bartaan (Muslim). Xagga sakada beeraha, wuxuu baray in wixii roobka iyo ilaha ku baxa toban meelood meel laga bixiyo, wixii biyo la soo dhaamiyo lagu waraabiyona intaas badhkeed (Bukhaari). Beeralayda Boorama u dhow iyo kuwa Niilka ag degganba weedhaas ayay ku qiyaasan karaan.

**Eray macnihiisa ayay caddaysaa.** Markii ay soo degtay aayadda sheegaysa in nabadgelyadu u sugnaatay kuwa rumeeyay ee aan iimaankooda dulmi ku darin (Suuradda Al-Ancaam, 6:82), saxaabada way ku cuslaatay. Waxay yidhaahdeen: “Keenna ayaan naftiisa dulmin?” Rasuulku ﷺ wuxuu u caddeeyay in aayaddu aanay ka wada hadlayn dulmi kasta, wuxuuna xusuusiyay hadalkii Luqmaan uu wiilkiisa ku yidhi: “Shirkigu waa dulmi weyn” (Suuradda Luqmaan, 31:13). Xadiisku wuxuu ku jiraa Bukhaari iyo Muslim. Aayad ayuu aayad kale ku fasiray, qalbiyadooduna way degeen.

**Sarbeeb ujeeddadeeda ayay muujisaa.** Qur’aanku wuxuu inoo oggol yahay inaynu habeennada soonka wax cunno ilaa dunta cad ee waaberigu ka soocanto dunta madow (Suuradda Al-Baqara, 2:187). Cadiy bin Xaatim, Alle ha ka raalli noqdee, wuxuu qaatay laba xadhig, mid cad iyo mid madow, habeenkiina wuu fiirfiirinayay. Markii uu Rasuulka ﷺ u sheegay, wuxuu u caddeeyay in loola jeedo madowga habeenka iyo caddaanka maalinta (Bukhaari iyo Muslim). Su’aashu daacad bay ahayd, jawaabtuna naxariis.

**Aayadda ayay nolol ka dhigtaa.** Caa’isha, Alle ha ka raalli noqdee, ayaa la weydiiyay dabeecaddii Rasuulka ﷺ. Waxay ku jawaabtay in dabeecaddiisu ahayd Qur’aanka (Muslim). Meesha Qur’aanku ku ammaano kuwa cadhadooda celiya, Sunnada waxaynu ka helnaa nin la dulmiyay oo cafiyay. Meesha uu ku faro in loo naxariisto agoonta iyo deriska, waxaynu ka aragnaa sida uu u sameeyay.

> Rasuulka Alle tusaale wanaagsan ayaad ku leedihiin, qofkii rajaynaya Alle iyo Maalinta Aakhiro, oo Alle wax badan xusa. (Suuradda Al-Axzaab, 33:21)

## Sidii ay inoo soo gaadhay

Saxaabadu wixii uu yidhi way xifdiyeen, qaarkoodna way qoreen, waxayna u qaadeen magaalooyinkii ay degeen. Kuwii ka dambeeyay waxay weydiin jireen cidda hadalka tidhi iyo cidda ay ka maqashay. Waqti ka dib culimadu waxay baadheen kumannaan weriye, warbixinnadoodii way is barbar dhigeen, waxayna kala saareen wixii sugnaa iyo wixii daciif ahaa ama la been abuuray. Kitaabbada Bukhaari iyo Muslim ayaa ah midhaha ugu caansan ee hawshaas. Weedh kasta oo gaaban oo aynu ka akhrinno waxa ka dambeeya sannado safar iyo hubin ah.

## Sideen ugu dhowaan karnaa?

- Aayadda iyo xadiiska isla akhri, macallinna weydii sida midba ka kale u iftiimiyo.
- Kitaab yar oo lagu kalsoon yahay ka bilow. Qoysas badan oo dalkeenna ahi waxay ka bilaabaan Afartanka Xadiis ee Imaam An-Nawawi.
- Xukun ha ka dhisin hal tarjumad oo keliya. Fahamku wuxuu u baahan yahay dad yaqaan nusuusta kale ee isla arrinta ku saabsan.
- Fariinta hubi intaanad gudbin. Rasuulku ﷺ wuxuu uga digay qofkii si kas ah been uga sheega inuu fadhigiisa Naarta ka diyaarsado (Bukhaari iyo Muslim). “Telefoonka ayaa la iigu soo diray” isha xadiisku maaha.
- Hal sunno dooro oo bil ku noolow: salaan, hab wax loo cuno, ama qof buka oo aad booqato.

## Hal iftiin

Kitaabka iyo Sunnadu maaha laba waddo oo aynu kala dooranno. Hal gacan ayay inooga yimaaddeen: kii saxaabada Qur’aanka ku akhriyay ayaa ah kii tusay sida loogu noolaado. Ilmaha subaxdii suurad barta, fiidkiina xadiis barta, hal diin ayuu baranayaa, wuxuuna ku dhow yahay inuu labadaba fahmo.`,
    ar: `أمر القرآن بالصلاة ولم يذكر عدد ركعات كل صلاة، وأمر بالزكاة ولم يفصّل مقدار ما يجب في الزرع أو الفضة. وقد أوكل الله تعالى بيان ذلك إلى من يريه للناس بفعله وقوله، واختار لهذه المهمة خير المعلمين ﷺ. قال سبحانه: ﴿وَأَنزَلْنَآ إِلَيْكَ ٱلذِّكْرَ لِتُبَيِّنَ لِلنَّاسِ مَا نُزِّلَ إِلَيْهِمْ وَلَعَلَّهُمْ يَتَفَكَّرُونَ﴾ [النحل: 44].

والسنة هي ما نُقل إلينا من قول النبي محمد ﷺ وفعله وتقريره. وفي هذه الآية أولى وظائفها: أن تبيّن الكتاب.

## الكتاب والحكمة

وصف القرآن رسول الله ﷺ بأنه يتلو على الناس آيات الله ويزكيهم ﴿وَيُعَلِّمُهُمُ ٱلْكِتَـٰبَ وَٱلْحِكْمَةَ﴾ [الجمعة: 2]. فذكر التلاوة ثم ذكر التعليم، والتلاوة تبليغ الألفاظ، والتعليم إعانة على فهمها والعيش بها. وقد قال كثير من العلماء إن الحكمة في مثل هذه الآيات هي السنة.

ولهذا قرن الله طاعة رسوله ﷺ بطاعته فقال: ﴿مَّن يُطِعِ ٱلرَّسُولَ فَقَدْ أَطَاعَ ٱللَّهَ﴾ [النساء: 80]، وقال سبحانه: ﴿وَمَآ ءَاتَىٰكُمُ ٱلرَّسُولُ فَخُذُوهُ وَمَا نَهَىٰكُمْ عَنْهُ فَٱنتَهُوا۟﴾ [الحشر: 7].

## أربعة وجوه من البيان

**تفصيل المجمل.** صلى النبي ﷺ أمام أصحابه وقال:

> «صَلُّوا كَمَا رَأَيْتُمُونِي أُصَلِّي» رواه البخاري.

وقال في حجة الوداع: «لِتَأْخُذُوا مَنَاسِكَكُمْ» رواه مسلم. وبيّن زكاة الزروع فقال: «فِيمَا سَقَتِ السَّمَاءُ وَالْعُيُونُ أَوْ كَانَ عَثَرِيًّا الْعُشْرُ، وَمَا سُقِيَ بِالنَّضْحِ نِصْفُ الْعُشْرِ» رواه البخاري. فالمزارع قرب بوراما والمزارع على ضفاف النيل كلاهما يزن زرعه بهذه الجملة.

**إيضاح المراد من اللفظ.** لما نزل قول الله تعالى: ﴿ٱلَّذِينَ ءَامَنُوا۟ وَلَمْ يَلْبِسُوٓا۟ إِيمَـٰنَهُم بِظُلْمٍ﴾ [الأنعام: 82] شق ذلك على الصحابة وقالوا: أينا لم يظلم نفسه؟ فبيّن لهم النبي ﷺ أن المراد ليس كل ظلم، وذكّرهم بقول لقمان لابنه: ﴿إِنَّ ٱلشِّرْكَ لَظُلْمٌ عَظِيمٌۭ﴾ [لقمان: 13]. والحديث متفق عليه. فسّر آية بآية، فاطمأنت قلوبهم.

**كشف المقصود من التعبير.** أباح القرآن الأكل في ليالي الصيام ﴿حَتَّىٰ يَتَبَيَّنَ لَكُمُ ٱلْخَيْطُ ٱلْأَبْيَضُ مِنَ ٱلْخَيْطِ ٱلْأَسْوَدِ مِنَ ٱلْفَجْرِ﴾ [البقرة: 187]. وكان عدي بن حاتم رضي الله عنه قد عمد إلى عقالين، أبيض وأسود، وجعل ينظر إليهما في الليل. فلما ذكر ذلك للنبي ﷺ بيّن له أن المراد سواد الليل وبياض النهار، كما في الصحيحين. كان السؤال صادقًا، وكان الجواب رفيقًا.

**تحويل الآية إلى حياة.** سُئلت عائشة رضي الله عنها عن خلق النبي ﷺ فأجابت بأن خلقه كان القرآن، كما في صحيح مسلم. فحيث أثنى القرآن على الكاظمين الغيظ رأينا في السنة من ظُلم فعفا، وحيث أوصى باليتيم والجار رأينا كيف أكرمهما.

> ﴿لَّقَدْ كَانَ لَكُمْ فِى رَسُولِ ٱللَّهِ أُسْوَةٌ حَسَنَةٌۭ لِّمَن كَانَ يَرْجُوا۟ ٱللَّهَ وَٱلْيَوْمَ ٱلْـَٔاخِرَ وَذَكَرَ ٱللَّهَ كَثِيرًۭا﴾ [33:21]

## كيف وصلت إلينا؟

حفظ الصحابة ما قاله النبي ﷺ، وكتب بعضهم، وحملوه إلى الأمصار التي نزلوها. ثم صار من بعدهم يسألون: من القائل، وعمّن سمع؟ ثم درس العلماء أحوال آلاف الرواة، وقابلوا الروايات بعضها ببعض، وميّزوا الثابت من الضعيف والموضوع. وصحيحا البخاري ومسلم أشهر ثمار ذلك الجهد. فوراء كل سطر نقرؤه منهما سنوات من الرحلة والتثبت.

## كيف نقبل عليها؟

- اقرأ الآية والحديث معًا، واسأل معلمك كيف يضيء أحدهما الآخر.
- ابدأ بكتاب صغير موثوق، وكثير من الأسر في بلادنا تبدأ بالأربعين النووية.
- لا تبنِ حكمًا على ترجمة واحدة، فالفهم يحتاج إلى من يعرف سائر النصوص في الباب.
- تثبّت قبل أن تنشر رسالة، فقد قال ﷺ: «مَنْ كَذَبَ عَلَيَّ مُتَعَمِّدًا فَلْيَتَبَوَّأْ مَقْعَدَهُ مِنَ النَّارِ» متفق عليه. وليس قول القائل «وصلتني في الهاتف» إسنادًا.
- اختر سنة واحدة وعش بها شهرًا: سلامًا تفشيه، أو أدبًا في الطعام، أو زيارة لمريض.

## نور واحد

ليس الكتاب والسنة طريقين نختار بينهما، فالذي تلا القرآن على الصحابة هو الذي أراهم كيف يعيشون به. والطفل الذي يتعلم سورة في الصباح وحديثًا في المساء إنما يتعلم دينًا واحدًا، وهو أقرب إلى فهم الاثنين معًا.`,
  },
} satisfies SeedArticle;
