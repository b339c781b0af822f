import type { SeedArticle } from '../../types.ts';

export default {
  publishedAt: '2026-10-09',
  picture: {
    name: 'article-wooden-slate',
    alt: {
      en: 'Three wooden slates leaning on a low wall, two written and one blank, with an ink pot and an acacia beside them, at sunset',
      so: 'Saddex loox oo derbi gaaban ku tiirsan, laba qoran iyo mid bannaan, khad iyo geed qudhac ah ayaana ag yaalla, xilliga qorrax-dhaca',
      ar: 'ثلاثة ألواح خشبية مسندة إلى جدار قصير، اثنان مكتوبان وواحد خالٍ، وإلى جانبها محبرة وشجرة سنط عند الغروب',
    },
  },
  title: {
    en: 'The wooden slate: how our children learnt the Qur’an',
    so: 'Looxa: sidii carruurteennu Qur’aanka u baran jireen',
    ar: 'اللوح: كيف تعلّم أطفالنا القرآن',
  },
  content: {
    en: `Long before there were classrooms in our towns, there was the dugsi: a teacher, a fence of thorn branches or the shade of a tree, and a circle of children each holding a wooden slate. The word dugsi also means a place sheltered from wind and cold, and many who learnt there remember it in just that way.

## The slate, the pen and the ink

The slate, the *loox*, was cut from a light, smooth wood, with a handle at the top so that a small hand could hold it. The pen was a sharpened stick or reed. The ink was made at home: charcoal ground fine and mixed with water, some milk and a little gum from the trees. A family of herders moving with their camels could carry a whole school with them.

> Nun. By the pen and by what they write. (al-Qalam 68:1)

## A day in the dugsi

The day began before sunrise. The teacher recited, and the child wrote the new lesson, the *cashar*, or had it written for him. He read it aloud, was corrected, and repeated it until he could look away from the slate. Older students helped the younger. In the evenings, often by firelight, the children recited together, each carrying the next along.

When the lesson was known by heart, the slate was washed and a new lesson was written. It is hard to think of a better picture of learning. What has been washed from the wood has to be in the heart, because it is no longer anywhere else.

## Spelling in our own tongue

Children met the Arabic vowels with Somali words: *alif la kor dhabay*, *alif la hoos dhabay*, *alif la goday*, for the sounds a, i and u. Tradition credits this method to Sheikh Yusuf al-Kawnayn, a teacher who lived among us many centuries ago. Through it, children who knew no Arabic could soon read any page of the Book of Allah. When a child finished the whole Qur’an, family and neighbours gathered to give thanks and to pray for the teacher.

## What to keep

Schools have changed, and some change is good. Our rooms have light, printed copies of the Qur’an, places for girls and for boys, and teachers who have learnt that a child is taught best with kindness. The harshness some elders remember need not come with us.

But the slate still has something to say. It teaches one small portion at a time. It joins eye, hand, ear and tongue. It allows no lesson to be left half learnt. “We have made the Qur’an easy to remember,” Allah says, “so is there anyone who will take heed?” (al-Qamar 54:17). If there is an old loox in your house, take it down one evening, and ask the eldest in the family to tell the children what was written on it.`,
    so: `Fasallo intaanay magaalooyinkeenna ka dhismin waxa jiray dugsi: macallin, ood qodxo ah ama hadhka geed, iyo carruur wareeg u fadhida oo mid waliba gacanta loox ku hayo. Erayga dugsi wuxuu kaloo tilmaamaa meesha dabaysha iyo dhaxanta laga dugsado, dad badan oo wax ku bartayna sidaas ayay u xusuustaan.

## Looxa, qalinka iyo khadda

Looxa waxa laga samayn jiray qori fudud oo siman, dhinaca sarena dheg ayaa loo yeeli jiray si gacan yari u hayn karto. Qalinku wuxuu ahaa qori la afeeyay ama cawsduur. Khadda guriga ayaa lagu samayn jiray: dhuxul la shiiday oo lagu qasay biyo, caano iyo in yar oo xabag geed ah. Waxba meel fog lagama soo iibsan jirin. Reer guuraa ah oo awrtooda la socda ayaa dugsi dhan sii qaadan karay.

> Nuun. Qalinka iyo waxa ay qoraan ayaan ku dhaartay. (Suuradda Al-Qalam, 68:1)

## Maalin dugsiga ah

Maalintu qorrax ka hor ayay bilaabmi jirtay. Macallinku waa akhrin jiray, ilmuhuna casharka cusub ayuu qoran jiray ama waa loo qori jiray. Kor ayuu u akhrin jiray, waa la sixi jiray, wuuna ku celcelin jiray ilaa uu looxa eegistiisa ka maarmo. Ardayda waaweyni kuwa yaryar ayay caawin jireen. Fiidkii, badanaa iftiinka dabka, carruurtu si wadajir ah ayay u akhrin jireen, mid waliba ka kale ayuu sii wadi jiray.

Marka casharka la xifdiyo, looxa waa la dhaqi jiray, cashar cusub ayaana lagu qori jiray. Way adag tahay in la helo sawir waxbarasho oo taas ka wanaagsan. Wixii qoriga laga dhaqay waa inay qalbiga ku jiraan, waayo meel kale ma yaallaan.

## Higgaadda oo afkeenna ah

Carruurtu shaqallada Af-Carabiga waxay ku baran jireen erayo Af-Soomaali ah: *alif la kor dhabay*, *alif la hoos dhabay*, *alif la goday*, oo ah codadka a, i iyo u. Sida laga soo weriyo, habkan waxa keenay Sheekh Yuusuf Al-Kawnayn, oo ahaa macallin qarniyo badan ka hor inagu dhex noolaa. Habkaas ayay carruur aan Af-Carabi aqoon dhawaan ku akhrin jireen bog kasta oo Kitaabka Alle ah. Marka ilmuhu Qur’aanka oo dhan dhammeeyo, qoyska iyo deriska ayaa isugu iman jiray si ay Alle ugu mahadnaqaan, macallinkana ugu duceeyaan.

## Maxaa mudan in la hayo?

Dugsiyadu way isbeddeleen, isbeddelka qaarkiina waa wanaagsan yahay. Qolalkeennu waxay leeyihiin iftiin, kitaabbo Qur’aan ah oo daabacan, meelo gabdhaha iyo wiilasha u kala gaar ah, iyo macallimiin bartay in ilmaha naxariista wax ugu fiican lagu baro. Ciqaabtii adkayd ee odayada qaarkood xusuustaan khasab maaha inay ina soo raacdo.

Laakiin looxu weli wax buu inoo sheegayaa. Wuxuu ina barayaa in qayb yar mar la qaato. Wuxuu isku xidhayaa isha, gacanta, dhegta iyo carrabka. Cashar badhkii laga tagona ma oggola. Alle wuxuu yidhi: “Qur’aanka xusuusta ayaannu u fududaynnay ee ma jiraa cid waantoobaysaa?” (Suuradda Al-Qamar, 54:17). Haddii gurigiinnu loox duug ah yaallo, fiid uun soo dejiya, qofka reerka ugu da’da weynna weydiiya inuu carruurta uga sheekeeyo wixii ku qornaa.`,
    ar: `قبل أن تُبنى الفصول في مدننا بزمن طويل كان هناك «الدُّكسي»: معلم، وسياج من أغصان الشوك أو ظل شجرة، وحلقة من الأطفال في يد كل منهم لوح من خشب. والكلمة في الصومالية تعني أيضًا المكان الذي يُحتمى فيه من الريح والبرد، وكذلك يذكره كثير ممن تعلموا فيه.

## اللوح والقلم والحبر

كان اللوح يُصنع من خشب خفيف أملس، وله في أعلاه مقبض تمسكه اليد الصغيرة. وكان القلم عودًا مبريًّا أو قصبة. أما الحبر فيُصنع في البيت من فحم مسحوق يُخلط بالماء وشيء من اللبن وقليل من صمغ الشجر. فلم يكن يُشترى شيء من مكان بعيد، وكانت الأسرة الراحلة مع إبلها تحمل مدرسة كاملة معها.

> ﴿نٓ ۚ وَٱلْقَلَمِ وَمَا يَسْطُرُونَ﴾ [68:1]

## يوم في الدكسي

يبدأ اليوم قبل شروق الشمس. يقرأ المعلم، ويكتب الطفل درسه الجديد أو يُكتب له، ثم يقرؤه بصوت مسموع فيُصحَّح له، ويكرره حتى يستغني عن النظر إلى اللوح. ويعين الكبار الصغار. وفي المساء، وكثيرًا ما كان ذلك على ضوء النار، يتلو الأطفال معًا فيحمل بعضهم بعضًا.

فإذا حُفظ الدرس غُسل اللوح وكُتب درس جديد. ولا تكاد تجد للتعلم صورة أبلغ من هذه، فما غُسل عن الخشب لا بد أن يكون قد استقر في القلب، إذ لم يعد له مكان سواه.

## هجاء بلساننا

تعلّم الأطفال الحركات العربية بألفاظ صومالية، يقولون ما معناه: ألف ضُربت من فوق، وألف ضُربت من تحت، وألف عُطفت، يريدون الفتحة والكسرة والضمة. وتنسب الرواية المتوارثة هذه الطريقة إلى الشيخ يوسف الكونين، وهو معلم عاش بيننا قبل قرون عديدة. وبها صار أطفال لا يعرفون العربية يقرؤون بعد مدة يسيرة أي صفحة من كتاب الله. وإذا ختم الطفل القرآن اجتمع الأهل والجيران شكرًا لله ودعاءً للمعلم.

## ما الذي نُبقيه؟

تغيرت المدارس، ومن التغيير ما هو خير. ففي حجراتنا اليوم ضوء ومصاحف مطبوعة، وأماكن للبنين وأخرى للبنات، ومعلمون يعرفون أن الطفل أحسن ما يُعلَّم بالرفق. أما الشدة التي يذكرها بعض كبارنا فليس من اللازم أن تصحبنا.

ولكن اللوح ما زال يعلّمنا: يعلّمنا أن نأخذ قدرًا يسيرًا في كل مرة، وأن نجمع بين العين واليد والأذن واللسان، وألا نترك درسًا لم يكتمل. وقد قال الله تعالى:

> ﴿وَلَقَدْ يَسَّرْنَا ٱلْقُرْءَانَ لِلذِّكْرِ فَهَلْ مِن مُّدَّكِرٍۢ﴾ [54:17]

فإن كان في بيتك لوح قديم فأنزله ذات مساء، واسأل أكبر أهل البيت أن يحدّث الصغار عمّا كُتب عليه.`,
  },
} satisfies SeedArticle;
