import type { SeedArticle } from '../../types.ts';

export default {
  publishedAt: '2026-10-09',
  picture: {
    name: 'article-water-trees',
    alt: {
      en: 'A water channel running between two rows of palms and saplings toward the hills',
      so: 'Kanaal biyo ah oo dhex mara laba saf oo timir iyo geedo yaryar ah, una jihaysan buuraha',
      ar: 'قناة ماء تجري بين صفين من النخيل والشتلات نحو التلال',
    },
  },
  title: {
    en: 'Water, trees and our trust over the earth',
    so: 'Biyaha, dhirta iyo ammaanada dhulka',
    ar: 'الماء والشجر وأمانة الأرض',
  },
  content: {
    en: `In a land where the first question asked of a traveller is whether it has rained, nobody needs to be taught the value of water. Our grandparents named the years after their droughts. They knew which well belonged to whom, which trees must not be cut, and where the flock should drink first. Much of that knowledge was religion before it was custom.

## A gift, and not our work

> “And We made every living thing from water. Will they not then believe?” (al-Anbiya 21:30)

The Qur’an speaks of water again and again as a sign and a mercy. It also asks a question that anyone who has stood beside a dry well can feel:

> “Say: Have you considered, if your water were to sink away into the earth, who then would bring you flowing water?” (al-Mulk 67:30)

We dig, store, pipe and carry, but we did not make a single drop. Whoever remembers this drinks with thankfulness and uses with care. When the rain is late, Muslims go out together, rich and poor, and pray for it, with repentance and open hands.

## Placed on the earth to tend it

> “He brought you forth from the earth and settled you in it to build it up.” (Hud 11:61)

> “Do not spread corruption on the earth after it has been set in order.” (al-A’raf 7:56)

The earth was in good order before we came to it. Our task is to make it flourish, and our test is whether we leave it worse than we found it. Corruption has many forms, and injustice between people is the gravest of them. A valley stripped of its trees and a well fouled by carelessness are forms of it too.

## The measure of the Prophet ﷺ

Anas (may Allah be pleased with him) said that the Prophet ﷺ used to make ablution with one *mudd* of water, which is about what two cupped hands can hold, and to bathe with a *sa’*, four times that amount, up to five *mudds* (al-Bukhari and Muslim). This was worship, at a time when he wished for completeness, and still it was measured. Allah says in general:

> “Eat and drink, but do not waste. He does not love those who waste.” (al-A’raf 7:31)

A tap left running while we wash our arms is a small thing. Five times a day, in every house of a city, it is a river.

The Prophet ﷺ also forbade urinating in standing water (al-Bukhari and Muslim), and warned against relieving oneself on people’s paths or in the shade where they rest (Muslim). He told us not to withhold surplus water in order to keep others’ animals from the pasture around it (al-Bukhari and Muslim). In these few sentences there is a whole teaching of public health and of neighbourly peace.

## Every thirsty creature

The Prophet ﷺ told of a man who was overcome by thirst on the road. He found a well, climbed down into it and drank. When he came out he saw a dog panting, licking the damp earth. “This dog has been reached by the same thirst that had reached me,” he said. He went down again, filled his shoe, held it in his teeth and gave the dog to drink. Allah thanked him for it and forgave him. The Companions asked whether there was a reward for them in animals.

> “In every living creature there is a reward.” (al-Bukhari and Muslim)

Herders know this hadith with their hands. A trough beside the well, low enough for lambs and for the birds, is charity.

## To plant is to give

> “There is no Muslim who plants a tree or sows a crop, and then a bird, a person or an animal eats from it, but it is charity for him.” (al-Bukhari and Muslim)

The one who plants does not need to know who will eat. He may never see the child who rests in the shade. And lest we think that it is too late:

> “If the Hour comes while one of you has a palm seedling in his hand, and he is able to plant it before he rises, let him plant it.” (Ahmad, sahih)

What is asked of us is the planting. The harvest is with Allah.

## What we can do here

Somaliland has lost many acacias to charcoal and to drought. When the tree goes, the grass follows, then the soil, and then the next flood finds nothing to slow it. No single family can mend this, but many families can begin:

- Plant in the weeks of rain, choose trees that belong to this land, and fence each seedling from the goats until it is taller than they are.
- Give every tree a guardian. A school class can keep ten saplings alive with the water left from ablution.
- Save fuel: a better stove, a covered pot, and living trees left standing.
- Keep plastic away from wells, watercourses and grazing. To remove what is harmful from the road is charity (al-Bukhari and Muslim).
- Repair before you build. A cleaned reservoir and a new well rope may bring more water than a new project.
- Share in turn at the well, and settle disputes early, with elders, before anger does.

Uthman (may Allah be pleased with him) provided the well of Rumah for the Muslims of Madinah, and the Prophet ﷺ promised Paradise for it (al-Bukhari). Fourteen centuries later, the name of that well is still spoken with gratitude. May Allah send us beneficial rain, and make us faithful keepers of what grows from it.`,
    so: `Dhul marka musaafir yimaado su’aasha ugu horraysa ee la weydiiyaa ay tahay “Roob ma da’ay?”, qofna looma sheego qiimaha biyaha. Awoowayaasheen sannadaha waxay ku magacaabi jireen abaaraha. Way garanayeen ceel walba cidda leh, geedaha aan la jarin, iyo xoolaha hor cabba. Aqoontaas inteeda badani diin ayay ahayd inta aanay dhaqan noqon.

## Waa deeq, maaha wax aynu samaynay

> “Wax kasta oo nool biyo ayaannu ka yeelnay. Miyaanay rumaynayn?” (Suuradda Al-Anbiyaa’, 21:30)

Qur’aanku marar badan ayuu biyaha ku sheegay calaamad iyo naxariis. Wuxuu kaloo weydiiyay su’aal uu dareemi karo qof kasta oo ceel gudhay agtii istaagay:

> “Waxaad tidhaahdaa: Bal ka warrama, haddii ay biyihiinnu dhulka ku gudhaan, yaa biyo socda idiin keenaya?” (Suuradda Al-Mulk, 67:30)

Waynu qodnaa, kaydinnaa, dhuumo marinnaa oo dhaaminnaa, laakiin hal dhibic ma aynaan samayn. Qofkii taas xusuustaa mahadnaq ayuu ku cabbaa, taxaddarna wuu u isticmaalaa. Marka roobku soo daaho, Muslimiintu taajir iyo sabool way wada baxaan, iyaga oo roobdoon ah, toobad keenaya oo gacmaha hoorsanaya.

## Dhulka waxa la inoo dejiyay in aynu dhisno

> “Isaga ayaa dhulka idinka abuuray, oo idiin dejiyay in aad camirtaan.” (Suuradda Huud, 11:61)

> “Dhulka ha fasaadinina ka dib markii la hagaajiyay.” (Suuradda Al-Acraaf, 7:56)

Dhulku wuu habaysnaa inta aynaan imanin. Hawsheennu waa in aynu camirno, imtixaankeennuna waa in aynaan uga tegin si ka xun sidii aynu ugu nimid. Fasaadku noocyo badan ayuu leeyahay, waxana ugu daran dulmiga dadka dhexdooda. Doox dhirtiisii laga xaalufiyay iyo ceel dayacaad lagu wasakheeyayna waa ka mid.

## Miisaankii Rasuulka ﷺ

Anas (Alle ha ka raalli noqdo) wuxuu sheegay in Nebi Muxammad ﷺ ku weysaysan jiray hal *mud* oo biyo ah, oo ku dhow inta labada calaacalood oo la isu geeyay qaadaan, kuna qubaysan jiray hal *saac*, oo afar mud ah, ilaa shan mud (Bukhaari iyo Muslim). Taasi cibaado ayay ahayd, haddana qiyaas ayay lahayd. Alle si guud ayuu u yidhi:

> “Cuna oo cabba, hana israafina. Alle ma jecla kuwa wax israafiya.” (Suuradda Al-Acraaf, 7:31)

Qasabadda furan inta aynu gacmaha dhaqayno waa wax yar. Maalintii shan jeer, guri kasta oo magaalada ku yaalna, waa webi.

Rasuulku ﷺ wuxuu kaloo reebay in lagu kaadiyo biyaha fadhiya (Bukhaari iyo Muslim), wuxuuna ka digay in lagu xaajoodo jidka dadka iyo hadhka ay ku nastaan (Muslim). Wuxuu ina faray in aan biyaha dheeraadka ah la diidin si daaqa ku xeeran looga celiyo xoolaha dadka kale (Bukhaari iyo Muslim). Weedhahaas kooban waxa ku jira caafimaadkii bulshada iyo nabaddii deriska oo dhan.

## Wax kasta oo oommani

Rasuulku ﷺ wuxuu ka sheekeeyay nin jid ku socday oo oon daran hayo. Ceel ayuu helay, wuu ku degay oo ka cabbay. Markii uu soo baxay wuxuu arkay eey hiinraagaya oo ciidda qoyan leefaya. Wuxuu yidhi: “Eeygan waxa haya oonkii i hayay oo kale.” Mar labaad ayuu ceelka ku degay, kabtiisii ayuu biyo ka buuxiyay, afka ayuu ku qabsaday, eeygiina wuu waraabiyay. Alle wuu ugu mahadiyay oo u dambi dhaafay. Saxaabadu waxay weydiiyeen in ay xoolaha ajar ku leeyihiin:

> “Wax kasta oo nool ajar baa ku jira.” (Bukhaari iyo Muslim)

Xoolo-dhaqatadu xadiiskan gacmahooda ayay ku yaqaannaan. Dar ceelka agtiisa taal, oo hoosaysa ilaa ay naylaha iyo shimbiruhu ka cabbi karaan, waa sadaqo.

## Dhirtallaalku waa bixin

> “Qof kasta oo Muslim ah oo geed tallaala ama beer abuura, dabadeedna ay wax ka cunaan shimbir, qof ama xoolo, waxay u noqonaysaa sadaqo.” (Bukhaari iyo Muslim)

Qofka wax tallaalaa uma baahna in uu garto cidda cuni doonta. Waxa laga yaabaa in aanu weligii arag ilmaha hadhkiisa ku nasan doona. Si aynaan u odhan waqtigii waa dhaafay, waxa kaloo la weriyay:

> “Haddii Saacaddu timaaddo idinka midkiinna oo geed timireed oo yar gacanta ku haya, haddii uu awoodo in uu tallaalo inta aanu kicin, ha tallaalo.” (Axmed, waa saxiix)

Waxa la ina weydiinayo waa in aynu wax tallaalno. Goosashadu Alle ayay u taal.

## Maxaynu halkan ka qaban karnaa?

Somaliland dhuxul iyo abaar ayay qudhac iyo galool badan ku wayday. Marka geedku tago, cawska ayaa raaca, dabadeedna ciidda, daadka soo socdaana ma helo wax gaabiya. Qoys keligii ma hagaajin karo, laakiin qoysas badan ayaa bilaabi kara:

- Xilliga roobka wax tallaala, doorta geedo dhulkan u dhashay, geed kastana riyaha ka ooda ilaa uu ka dheeraado.
- Geed kasta cid ilaalisa u yeela. Fasal arday ahi toban geed oo yaryar ayay ku noolayn karaan biyaha weysada ka hadha.
- Shidaalka badbaadiya: burjiko ka wanaagsan, dheri daboolan, iyo geedka nool oo la daayo.
- Bacda ka fogeeya ceelasha, dooxooyinka iyo daaqsinka. In jidka laga qaado wax dhib leh waa sadaqo (Bukhaari iyo Muslim).
- Dayactirka ka hor mariya dhismaha. Barkad la nadiifiyay iyo xadhig ceel oo cusub ayaa laga yaabaa in ay ka biyo badiyaan mashruuc cusub.
- Ceelka ku kala dambeeya, khilaafkana goor hore odayaasha ku dhammeeya, inta aanay cadho soo dhex gelin.

Cusmaan (Alle ha ka raalli noqdo) ayaa ceelkii Ruumah Muslimiintii Madiina u heliyay, Rasuulkuna ﷺ Janno ayuu ugu ballan qaaday (Bukhaari). Afar iyo toban qarni ka dib, magaca ceelkaas weli mahadnaq ayaa lagu xusaa. Alle ha inoo keeno roob wax tara, hana inaga dhigo kuwo ammaano u haya waxa ka soo baxa.`,
    ar: `في أرض يُسأل فيها القادم أول ما يُسأل: هل نزل المطر؟ لا يحتاج أحد إلى من يعلّمه قيمة الماء. كان أجدادنا يسمّون السنين بأسماء الجفاف الذي وقع فيها، ويعرفون لمن كل بئر، وأي شجرة لا تُقطع، وأي قطيع يشرب أولًا. وكثير من تلك المعرفة كان دينًا قبل أن يصير عرفًا.

## عطاء لا صنع لنا فيه

> ﴿أَوَلَمْ يَرَ ٱلَّذِينَ كَفَرُوٓا۟ أَنَّ ٱلسَّمَـٰوَٰتِ وَٱلْأَرْضَ كَانَتَا رَتْقًۭا فَفَتَقْنَـٰهُمَا ۖ وَجَعَلْنَا مِنَ ٱلْمَآءِ كُلَّ شَىْءٍ حَىٍّ ۖ أَفَلَا يُؤْمِنُونَ﴾ [21:30]

ذكر القرآن الماء مرة بعد مرة آية ورحمة، وسأل سؤالًا يحسّ به كل من وقف على بئر جفّت:

> ﴿قُلْ أَرَءَيْتُمْ إِنْ أَصْبَحَ مَآؤُكُمْ غَوْرًۭا فَمَن يَأْتِيكُم بِمَآءٍۢ مَّعِينٍۭ﴾ [67:30]

فنحن نحفر ونخزن ونمدّ الأنابيب وننقل، ولم نخلق قطرة واحدة. ومن ذكر هذا شرب شاكرًا واستعمل الماء بعناية. وإذا تأخر المطر خرج المسلمون معًا، غنيّهم وفقيرهم، يستسقون ربهم بتوبة وأيدٍ مرفوعة.

## استُعمرنا في الأرض لنصلحها

قال صالح عليه السلام لقومه: ﴿هُوَ أَنشَأَكُم مِّنَ ٱلْأَرْضِ وَٱسْتَعْمَرَكُمْ فِيهَا﴾ [هود: 61]. وقال الله تعالى:

> ﴿وَلَا تُفْسِدُوا۟ فِى ٱلْأَرْضِ بَعْدَ إِصْلَـٰحِهَا وَٱدْعُوهُ خَوْفًۭا وَطَمَعًا ۚ إِنَّ رَحْمَتَ ٱللَّهِ قَرِيبٌۭ مِّنَ ٱلْمُحْسِنِينَ﴾ [7:56]

كانت الأرض على صلاح قبل أن نأتي إليها. وعملنا أن نعمرها، وامتحاننا ألا نتركها أسوأ مما وجدناها. وللفساد صور كثيرة، أشدها ظلم الناس بعضهم بعضًا، ومنها كذلك وادٍ جُرّد من شجره، وبئر لوّثها الإهمال.

## هدي النبي ﷺ في الماء

أخبر أنس رضي الله عنه أن النبي محمدًا ﷺ كان يتوضأ بالمُدّ، ويغتسل بالصاع إلى خمسة أمداد (رواه البخاري ومسلم). والمُدّ نحو ملء الكفين مجتمعتين، والصاع أربعة أمداد. كان ذلك في عبادة يُطلب فيها الإسباغ، ومع هذا كان بقدر. وقال الله تعالى في عموم الأحوال:

> ﴿۞ يَـٰبَنِىٓ ءَادَمَ خُذُوا۟ زِينَتَكُمْ عِندَ كُلِّ مَسْجِدٍۢ وَكُلُوا۟ وَٱشْرَبُوا۟ وَلَا تُسْرِفُوٓا۟ ۚ إِنَّهُۥ لَا يُحِبُّ ٱلْمُسْرِفِينَ﴾ [7:31]

والصنبور المفتوح ونحن نغسل أيدينا شيء يسير، غير أنه يصير نهرًا إذا تكرر خمس مرات في اليوم في كل بيت من بيوت المدينة.

ونهى ﷺ عن البول في الماء الراكد (رواه البخاري ومسلم)، وحذّر من قضاء الحاجة في طريق الناس أو ظلهم (رواه مسلم)، ونهى أن يُمنع فضل الماء ليُمنع به الكلأ (رواه البخاري ومسلم). وفي هذه الكلمات القليلة أصل في صحة المجتمع وسلام الجيران.

## في كل كبد رطبة أجر

حدّث النبي ﷺ عن رجل اشتد عليه العطش في الطريق، فوجد بئرًا فنزل فيها فشرب، ثم خرج فإذا كلب يلهث يأكل الثرى من العطش. فقال الرجل: لقد بلغ هذا الكلبَ من العطش مثلُ الذي بلغ مني. فنزل البئر فملأ خفّه ماء، ثم أمسكه بفيه حتى صعد فسقى الكلب، فشكر الله له فغفر له. فسأل الصحابة: وإن لنا في البهائم لأجرًا؟ فقال:

> «في كل كبد رطبة أجر» (رواه البخاري ومسلم)

ويعرف الرعاة هذا الحديث بأيديهم. فحوض إلى جانب البئر، منخفض تصل إليه صغار الغنم والطير، صدقة جارية ما دام نفعه.

## الغرس عطاء

> قال رسول الله ﷺ: «ما من مسلم يغرس غرسًا أو يزرع زرعًا، فيأكل منه طير أو إنسان أو بهيمة، إلا كان له به صدقة» (رواه البخاري ومسلم)

ولا يحتاج الغارس أن يعرف من سيأكل، وقد لا يرى أبدًا الطفل الذي يستريح في الظل. وحتى لا نقول إن الوقت قد فات، جاء في الحديث:

> «إن قامت الساعة وبيد أحدكم فسيلة، فإن استطاع أن لا يقوم حتى يغرسها فليفعل» (رواه أحمد، وهو حديث صحيح)

فالمطلوب منا الغرس، وأما الثمر فعند الله.

## ماذا نفعل في بلدنا؟

فقدت صوماليلاند كثيرًا من أشجار السنط بسبب الفحم والجفاف. وإذا ذهبت الشجرة تبعها العشب ثم التربة، ثم جاء السيل فلم يجد ما يبطئه. ولا تقدر أسرة واحدة على إصلاح ذلك، لكن أسرًا كثيرة تستطيع أن تبدأ:

- أن نغرس في موسم المطر، ونختار من شجر هذه الأرض، ونحوط كل غرسة حتى تعلو على الماعز.
- أن يكون لكل شجرة من يرعاها، ففصل من الطلاب يستطيع أن يسقي عشر غرسات مما يبقى من ماء الوضوء.
- أن نقتصد في الوقود: موقد أفضل، وقدر مغطاة، وشجرة حية تُترك قائمة.
- أن نبعد البلاستيك عن الآبار والأودية والمراعي، فإماطة الأذى عن الطريق صدقة (رواه البخاري ومسلم).
- أن نصلح قبل أن نبني، فتنظيف خزان قديم أو تجديد حبل بئر قد يأتي بماء أكثر من مشروع جديد.
- أن نتناوب على البئر، ونحل الخلاف مبكرًا مع الكبار وأهل الحكمة قبل أن يسبقنا الغضب.

وقد هيأ عثمان رضي الله عنه بئر رومة للمسلمين في المدينة، ووعد النبي ﷺ عليها بالجنة (رواه البخاري). وبعد أربعة عشر قرنًا ما زال اسم تلك البئر يُذكر بالشكر. نسأل الله غيثًا نافعًا، وأن يجعلنا أمناء على ما ينبت به.`,
  },
} satisfies SeedArticle;
