import type { SeedArticle } from '../../types.ts';

export default {
  publishedAt: '2025-11-07',
  picture: {
    name: 'article-why-tajwid',
    alt: {
      en: 'Two copies of the Qur’an open on their stands on a red carpet with two cushions, before three arched windows',
      so: 'Laba musxaf oo furan oo rixaallo saaran, kadiifad cas oo laba barkimood leh dusheed, saddex daaqadood oo qaanso ah hortood',
      ar: 'مصحفان مفتوحان على حامليهما فوق سجادة حمراء عليها وسادتان، أمام ثلاث نوافذ مقوّسة',
    },
  },
  title: {
    en: 'What tajwid is, and why we learn it from a teacher',
    so: 'Tajwiidku waa maxay, maxaase macallin looga bartaa?',
    ar: 'التجويد: ما هو، ولماذا يؤخذ عن معلّم؟',
  },
  content: {
    en: `Almost everyone who loves the Qur’an has wished to recite it beautifully. Tajwid is the way to that wish, but it begins somewhere more modest than beauty. It begins with giving every letter its due, so that the words of Allah leave our mouths as they were revealed.

## What the word means

In Arabic, tajwid means to do a thing well. Among reciters it means pronouncing each letter from its proper place, with its own qualities, and giving it what it needs when it meets other letters. It is not singing, and it is not a decoration added to the text. It is the name scholars gave to the way the Qur’an was already being recited.

> And recite the Qur’an in a measured, unhurried way. (al-Muzzammil 73:4)

Anas ibn Malik, may Allah be pleased with him, was asked how the Prophet ﷺ recited. He said that his recitation was drawn out, and he showed them: he recited “In the name of Allah, the Most Gracious, the Most Merciful”, lengthening each of the names (al-Bukhari). Notice what Anas did. He did not only describe it. He let them hear it.

## What is studied

The subject is less frightening than its vocabulary. A beginner meets four things.

- **The places of the letters.** Some come from the throat, some from the tongue, some from the lips. In Arabic *qalb* is a heart and *kalb* is a dog, and only the place of one letter keeps them apart.
- **The qualities of the letters.** Some are heavy and some light, some are held and some released.
- **What happens when letters meet.** A silent *nun*, for example, may be clear, merged, changed or hidden, according to the letter that follows.
- **Length and stopping.** A vowel held too short or too long can change a word, and a stop in the wrong place can break a meaning.

Scholars agree that no one may knowingly change the words of the Qur’an, and that each of us should strive to read it correctly as far as he is able. Knowing the names of all the rules is a specialist’s work, and it is enough that the community has people who master it. Reading soundly is something every worshipper needs, above all in al-Fatihah, which we repeat in every prayer.

## Why a teacher

Could we not learn all this from a book, or from a good recording? Both help. But the Qur’an was never passed on by page alone. The Prophet ﷺ received it from Jibril, peace be upon him, by hearing, and was told: “When We have recited it, follow its recitation” (al-Qiyamah 75:18). Abdullah ibn Mas’ud, may Allah be pleased with him, said that he took more than seventy surahs from the very mouth of the Messenger of Allah ﷺ (al-Bukhari). The Prophet ﷺ in turn named four of his Companions from whom people should take the Qur’an (al-Bukhari and Muslim). He pointed them to persons.

There is a simple reason for this. A recording lets you hear the reciter, but it cannot hear you. Most of us do not notice our own mistakes, because our ear has grown used to them. A teacher hears that your tongue touched the wrong place, shows you his own mouth, waits while you try again, and does not lose heart at the tenth attempt. And with the letters he passes on other things: how to sit with the Book of Allah, how to be patient, how to accept being corrected.

## Something for Somali tongues

Children who grow up with Somali bring a gift to this study. The letters ح, ع, خ and ق, with which many peoples struggle for years, are familiar to them from home as x, c, kh and q, and Somali also distinguishes short vowels from long ones. Other letters need more care. Our language has no ث, ذ, ز or ظ, so they slip easily into sounds we already have, and our *dh* is not the ض. A teacher who knows his students’ language knows where to listen.

## For those who find it hard

> The one who is skilled in the Qur’an is with the noble and dutiful scribes (the angels), and the one who recites the Qur’an and stumbles in it, finding it difficult, has two rewards. (al-Bukhari and Muslim)

Scholars explain that one reward is for the recitation and the other for the effort. No one who loves the Book of Allah should be ashamed of a slow tongue, and no one with a quick tongue should smile at him.

## How to begin

Begin with al-Fatihah and the short surahs, since you will use them every day. Choose a teacher who has himself learnt from a teacher. Read a little, aloud, and be corrected. Listen to the same passage from one careful reciter until your ear knows it. Then repeat it in your prayers at night, when nobody is listening but the One for whom it is recited.

Beauty will come in its time. It is the fruit of accuracy, humility and many quiet repetitions.`,
    so: `Ku dhowaad qof kasta oo Qur’aanka jecel ayaa rajeeyay inuu si qurux badan u akhriyo. Tajwiidku waa waddada rajadaas lagu gaadho, laakiin wuxuu ka bilaabmaa meel ka hoosaysa quruxda. Wuxuu ka bilaabmaa in xaraf kasta xaqiisa la siiyo, si hadalka Alle uu afkeenna uga soo baxo sidii uu u soo degay.

## Macnaha erayga

Af-Carabiga, tajwiid waxa loola jeedaa in wax si fiican loo sameeyo. Akhriyayaasha Qur’aanka agtooda waa in xaraf kasta laga soo saaro meeshiisa, sifooyinkiisana la siiyo, lana dhawro xaqa uu leeyahay marka uu xarfo kale la kulmo. Heesid maaha, mana aha qurxin qoraalka lagu daray. Waa magaca ay culimadu u bixiyeen habkii markii horeba Qur’aanka loo akhrin jiray.

> Qur’aankana u akhri si deggan oo kala cad. (Suuradda Al-Muzzammil, 73:4)

Anas bin Maalik, Alle ha ka raalli noqdee, ayaa la weydiiyay sida uu Rasuulku ﷺ wax u akhrin jiray. Wuxuu sheegay in akhriskiisu dheeraa, dabadeedna wuu u muujiyay: wuxuu akhriyay “Bismillaahir Raxmaanir Raxiim”, magac kastana wuu jiiday (Bukhaari). Bal eeg waxa uu Anas sameeyay. Ma sharxin oo keliya ee wuu dhegaysiiyay.

## Waxa lagu barto

Cilmigani wuu ka fudud yahay inta erayadiisa laga moodo. Ardayga cusubi afar arrimood ayuu la kulmaa.

- **Meelaha xarfuhu ka soo baxaan.** Qaar hunguriga ayay ka soo baxaan, qaar carrabka, qaarna bushimaha. Af-Carabiga *qalb* waa wadne, *kalb*-na waa ey, waxa kala sooca oo keliyana waa meesha hal xaraf ka soo baxo.
- **Sifooyinka xarfaha.** Qaar way culus yihiin, qaarna way fudud yihiin; qaar codka waa la hayaa, qaarna waa la sii daayaa.
- **Waxa dhaca marka xarfuhu kulmaan.** Tusaale ahaan, *nuun* sukuun leh waa la caddayn karaa, la dhex gelin karaa, la beddeli karaa ama la qarin karaa, hadba xarafka ku xiga.
- **Dheeraynta iyo joogsiga.** Shaqal la gaabiyay ama la dheereeyay si ka badan intii loogu talagalay, erayga ayuu beddeli karaa, joogsi meel aan ku habboonayn la joogsadayna, macnaha ayuu jebin karaa.

Culimadu waxay isku raacsan yihiin in aan la oggolayn in qof isaga oo og uu beddelo erayada Qur’aanka, iyo in qof kastaa intii karaankiisa ah ku dedaalo inuu si sax ah u akhriyo. Inta magacyada xeerarka oo dhan la wada yaqaan waa hawl khubaro, waxaana ku filan in bulshada laga helo dad ku xeel dheer. Akhriska saxda ahi se waa wax qof kasta oo tukanayaa u baahan yahay, gaar ahaan Faatixada oo aynu salaad kasta ku celino.

## Maxaa macallin loogu baahan yahay?

Miyaanaan intaas oo dhan ka baran karin buug ama cod duuban oo wanaagsan? Labaduba way caawiyaan. Laakiin Qur’aanka weligii bog keliya laguma kala dhaxlin. Rasuulku ﷺ Jibriil (nabadgelyo korkiisa ha ahaato) ayuu ka maqlay, waxaana lagu yidhi: “Marka aannu akhrinno, raac akhrintiisa” (Suuradda Al-Qiyaama, 75:18). Cabdillaahi bin Mascuud, Alle ha ka raalli noqdee, wuxuu sheegay inuu in ka badan toddobaatan suuradood ka qaatay afka Rasuulka Alle ﷺ (Bukhaari). Rasuulku ﷺ laftiisuna wuxuu magacaabay afar saxaabadiisa ka mid ah oo Qur’aanka laga qaato (Bukhaari iyo Muslim). Dadka wuxuu u tilmaamay macallimiin nool.

Sababtu way fududdahay. Codka duuban adigu waad maqashaa, isaguse kuma maqlo. Inteenna badani khaladkeenna ma dareenno, maxaa yeelay dhegteenna ayaa la qabsatay. Macallinku wuxuu maqlaa in carrabkaagu meel khaldan taabtay, afkiisa ayuu ku tusaa, wuu ku sugaa inta aad mar kale isku dayayso, markii tobnaadna kaama quusto. Xarfaha waxa u weheliya wax kale oo uu kuu gudbinayo: sida Kitaabka Alle loola fadhiisto, sida loo samro, iyo sida saxitaanka loo aqbalo.

## Waxa khuseeya carrabka Af-Soomaaliga

Carruurta Af-Soomaaliga ku korta hadiyad ayay cilmigan la yimaaddaan. Xarfaha ح, ع, خ iyo ق, oo dadyow badani sannado ku dhibtoodaan, gurigooda ayay ka yaqaannaan iyaga oo ah x, c, kh iyo q. Af-Soomaaligu sidoo kale shaqalka gaaban iyo ka dheer wuu kala saaraa. Xarfo kalese waxay u baahan yihiin taxaddar dheeraad ah. Afkeennu ma laha ث, ذ, ز iyo ظ, sidaas darteed si fudud ayay ugu siibtaan codad aynu hore u haysannay; *dh*-deenuna maaha ض. Macallinka luqadda ardaydiisa yaqaannaa wuu garanayaa meesha uu dhegta u dhigayo.

## Qofka ay ku adag tahay

> Ka Qur’aanka ku xeel dheer wuxuu la jiraa malaa’igta qorayaasha ah ee sharafta leh, ee daacadda ah; ka Qur’aanka akhriya isaga oo ku turaanturoonaya oo ay ku adag tahayna, laba ajar ayuu leeyahay. (Bukhaari iyo Muslim)

Culimadu waxay ku fasireen in ajarka hore yahay ka akhriska, ka labaadna yahay ka dhibaatada. Qof Kitaabka Alle jecel yaanu ka xishoon carrab gaabiya, qof carrabkiisu fudud yahayna yaanu ku qoslin.

## Sidee loo bilaabaa?

Ka bilow Faatixada iyo suuradaha gaagaaban, waayo maalin kasta ayaad u baahan tahay. Dooro macallin isaguna macallin wax ka bartay. Wax yar akhri, kor u akhri, hana lagu saxo. Hal meel ka dhegayso akhriste taxaddar leh ilaa ay dhegtaadu barato. Dabadeed salaaddaada habeenkii ku celi, marka aan cidina ku maqlayn Ka loo akhrinayo mooyaane.

Quruxdu waqtigeeda ayay iman doontaa. Waa midhaha saxnaanta, tawaaduca iyo ku celcelin badan oo degganaan ah.`,
    ar: `ما من محب للقرآن إلا وتمنى أن يتلوه تلاوة حسنة. والتجويد هو الطريق إلى هذه الأمنية، غير أنه يبدأ من موضع أكثر تواضعًا من جمال الصوت: يبدأ بإعطاء كل حرف حقه، حتى يخرج كلام الله تعالى من أفواهنا كما أُنزل.

## معنى الكلمة

التجويد في اللغة هو الإتقان والتحسين. وهو عند القرّاء إخراج كل حرف من مخرجه، وإعطاؤه صفاته، ومراعاة ما يطرأ عليه حين يجاور غيره. وليس التجويد غناءً، ولا زينة تضاف إلى النص، وإنما هو اسم وضعه العلماء للطريقة التي كان القرآن يُتلى بها من قبل. قال الله تعالى: ﴿وَرَتِّلِ ٱلْقُرْءَانَ تَرْتِيلًا﴾ [المزمل: 4].

وسُئل أنس بن مالك رضي الله عنه عن قراءة النبي ﷺ فقال: كانت مدًّا، ثم قرأ: ﴿بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ﴾، يمد ببسم الله، ويمد بالرحمن، ويمد بالرحيم. رواه البخاري. فتأمل صنيع أنس: لم يكتف بالوصف، بل أسمعهم.

## ما الذي ندرسه؟

هذا العلم أيسر مما توحي به مصطلحاته، والمبتدئ يلقى فيه أربعة أمور:

- **مخارج الحروف:** فمنها ما يخرج من الحلق، ومنها ما يخرج من اللسان، ومنها ما يخرج من الشفتين. وليس بين «قلب» و«كلب» إلا مخرج حرف واحد.
- **صفات الحروف:** من تفخيم وترقيق، وشدة ورخاوة، ونحوها.
- **أحكام التقاء الحروف:** فالنون الساكنة مثلًا تُظهر أو تُدغم أو تُقلب أو تُخفى بحسب ما بعدها.
- **المدود والوقف:** فنقص المد أو زيادته قد يغيّر الكلمة، والوقف في غير موضعه قد يفسد المعنى.

والعلماء متفقون على أنه لا يجوز تعمد تغيير شيء من ألفاظ القرآن، وعلى أن المسلم يجتهد في تصحيح قراءته قدر طاقته. أما معرفة المصطلحات وتفاصيلها فشأن المتخصصين، ويكفي أن يقوم بها من يتقنها. وأما سلامة القراءة فيحتاج إليها كل مصلٍّ، ولا سيما في الفاتحة التي يكررها في كل صلاة.

## لماذا المعلم؟

ألا يكفي كتاب جيد أو تسجيل متقن؟ كلاهما نافع، لكن القرآن لم ينتقل بالورق وحده قط. فقد تلقاه النبي ﷺ من جبريل عليه السلام سماعًا، وقيل له: ﴿فَإِذَا قَرَأْنَـٰهُ فَٱتَّبِعْ قُرْءَانَهُۥ﴾ [القيامة: 18]. وقال عبد الله بن مسعود رضي الله عنه:

> «وَاللَّهِ لَقَدْ أَخَذْتُ مِنْ فِي رَسُولِ اللَّهِ ﷺ بِضْعًا وَسَبْعِينَ سُورَةً» رواه البخاري.

وسمّى النبي ﷺ أربعة من أصحابه يؤخذ عنهم القرآن، كما في الصحيحين، فأحال الناس إلى رجال يُتلقى عنهم.

والسبب في ذلك ظاهر، فالتسجيل يُسمعك القارئ ولكنه لا يسمعك. وأكثرنا لا ينتبه إلى خطئه لأن أذنه ألفته. أما المعلم فيسمع أن لسانك أصاب غير موضعه، ويريك فمه، وينتظرك حتى تعيد، ولا يمل في المرة العاشرة. ثم هو يعطيك مع الحروف أشياء أخرى: كيف تجلس إلى كتاب الله، وكيف تصبر، وكيف تقبل التصويب.

## ما يخص اللسان الصومالي

ينشأ أطفالنا وفي لسانهم نعمة تعينهم على هذا العلم، فالحاء والعين والخاء والقاف، وهي حروف تشق على كثير من الشعوب، أصوات مألوفة في لغتهم. واللغة الصومالية تفرق كذلك بين الحركة القصيرة والطويلة. وثمة حروف تحتاج إلى عناية أكبر، إذ ليس في لغتنا ثاء ولا ذال ولا زاي ولا ظاء، فتنزلق إلى أصوات نعرفها، وليس حرف dh عندنا هو الضاد. والمعلم الذي يعرف لغة طلابه يعرف أين يصغي.

## لمن تشق عليه القراءة

> «الْمَاهِرُ بِالْقُرْآنِ مَعَ السَّفَرَةِ الْكِرَامِ الْبَرَرَةِ، وَالَّذِي يَقْرَأُ الْقُرْآنَ وَيَتَتَعْتَعُ فِيهِ، وَهُوَ عَلَيْهِ شَاقٌّ، لَهُ أَجْرَانِ» متفق عليه، واللفظ لمسلم.

قال العلماء: أجر على القراءة، وأجر على المشقة. فلا يخجل محب للقرآن من بطء لسانه، ولا يسخر منه من رُزق لسانًا طليقًا.

## كيف نبدأ؟

ابدأ بالفاتحة وقصار السور، فأنت تحتاج إليها كل يوم. واختر معلمًا تلقى هو عن معلم. واقرأ قليلًا بصوت مسموع واقبل التصحيح. واستمع إلى المقطع نفسه من قارئ متقن حتى تألفه أذنك، ثم ردده في صلاتك بالليل حيث لا يسمعك إلا من تقرأ له سبحانه.

وسيأتي الجمال في وقته، فهو ثمرة الضبط والتواضع وكثرة التكرار في هدوء.`,
  },
} satisfies SeedArticle;
