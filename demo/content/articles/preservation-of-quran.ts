import type { SeedArticle } from '../../types.ts';

export default {
  publishedAt: '2025-04-18',
  picture: {
    name: 'article-preservation-of-quran',
    alt: {
      en: 'The Qur’an open on its stand in a lamp-lit niche; below it written leaves, scrolls, a reed pen and a wooden slate',
      so: 'Musxaf furan oo rixaal saaran, ku dhex yaalla god derbiga ah oo siraad ifinayo; hoostiisa waxa yaalla xaashiyo qoran, duub, qalin iyo loox',
      ar: 'مصحف مفتوح على حامله في كوّة يضيئها مصباح، وتحته أوراق مكتوبة ولفائف وقلم من قصب ولوح خشبي',
    },
  },
  title: {
    en: 'How the Qur’an was gathered and preserved',
    so: 'Sidii Qur’aanka loo ururiyay loona dhawray',
    ar: 'كيف جُمع القرآن الكريم وحُفظ',
  },
  content: {
    en: `A child in Hargeisa and a grandmother in Indonesia who have never met can recite the same surah together, word for word. How this came to be is one of the most moving stories in our history. It is a story of hearts and pens working side by side, and of men and women who knew what had been placed in their hands.

> Surely We have sent down the Reminder, and surely We will guard it. (al-Hijr 15:9)

The promise is from Allah. What follows is a short account of the people through whom He kept it.

## In the lifetime of the Prophet ﷺ

The Qur’an did not come down all at once. It was revealed over some twenty-three years, in Makkah and in Madinah, at home and on journeys. At first the Prophet ﷺ would hurry to repeat the words lest he lose them, and Allah reassured him: “Surely its gathering and its recitation are upon Us” (al-Qiyamah 75:17).

It was kept in two ways. The first was memory. The Companions learnt the verses from his mouth, prayed with them at night and taught them to others. The second was writing. When verses came down, the Prophet ﷺ called one of his scribes and told him in which surah to place them. Among these scribes were Zayd ibn Thabit and Ubayy ibn Ka’b, may Allah be pleased with them. There was little paper, so they wrote on what they had: palm stalks, thin white stones, pieces of leather and shoulder bones.

Every year in Ramadan Jibril, peace be upon him, reviewed the Qur’an with the Prophet ﷺ. In the last year of his life they went through it twice (al-Bukhari). When he died, the whole Qur’an was known by heart and it was all written down, but it was not yet in one volume, for revelation had continued until near the end.

## Abu Bakr: one collection

Within about a year many reciters of the Qur’an were killed in the battle of al-Yamamah. Umar ibn al-Khattab came to the caliph, Abu Bakr, and said he feared that much might be lost if more reciters fell. He advised that the Qur’an be gathered. Abu Bakr hesitated. How could he do something that the Messenger of Allah ﷺ had not done? Umar kept returning to it until Abu Bakr’s heart opened to the idea.

They sent for Zayd ibn Thabit. Abu Bakr told him: you are a young man of good sense, we have no doubt about you, and you used to write the revelation. Zayd felt the weight of it:

> By Allah, if they had charged me with moving one of the mountains, it would not have been heavier upon me than what he commanded me, the gathering of the Qur’an. (al-Bukhari)

Zayd knew the Qur’an himself, but he did not simply write from memory. He collected it from the written pieces and from the hearts of men, comparing one with the other, in front of a generation who had heard it from the Prophet ﷺ. The sheets stayed with Abu Bakr, then with Umar, and after him with his daughter Hafsah, the Mother of the Believers, may Allah be pleased with them all.

## Uthman: one text for every land

Some years later Islam had reached many peoples. Hudhayfah ibn al-Yaman, may Allah be pleased with him, who was on campaign in Armenia and Azerbaijan, heard Muslims from different regions disputing over their recitations. He came to the caliph Uthman ibn Affan, may Allah be pleased with him, and urged him to help this community before it fell into disagreement about its Book.

Uthman asked Hafsah for the sheets and appointed four men to make copies: Zayd ibn Thabit, Abdullah ibn az-Zubayr, Sa’id ibn al-As and Abd ar-Rahman ibn al-Harith. Where they differed over how a word should be written, they were to write it in the speech of Quraysh, for it was in their speech that it had been revealed. The sheets were returned to Hafsah, a copy was sent to each region, and other private copies were burnt so that no one would be confused (al-Bukhari). The Companions accepted this work, and the community has been united on it ever since.

## Making reading easier

Those early copies had neither dots nor vowel signs, since people read them as they had learnt them by ear. As more and more people who did not grow up with Arabic entered Islam, scholars added signs to guard against mistakes. Abu al-Aswad ad-Du’ali is remembered for the first marks and al-Khalil ibn Ahmad for the vowel signs we know. Nothing in the text itself was changed. These were aids for the reader.

## A chain of living voices

Writing alone was never thought enough. Each generation sat before the one before it, read aloud and was corrected. To this day a teacher may hold a licence (ijazah) which names his teacher, and his teacher’s teacher, back to the Companions and the Prophet ﷺ. The boy or girl who recites before a teacher in a village school in our country is sitting at the near end of that chain.

## What it asks of us

- To thank Allah for a Book that reached us whole, without our having worked for it.
- To honour the Companions, whose care and caution we live from.
- To learn it as it was learnt: by ear, by heart and by pen.
- To hand it on. “The best of you are those who learn the Qur’an and teach it” (al-Bukhari).

Preservation is a promise we can rest in, and also a service we can be part of. Each home in which a child learns even a few short surahs well has a small share in it.`,
    so: `Ilmo Hargeysa jooga iyo ayeeyo Indonesia ku nool oo aan weligood is arag ayaa hal suurad eray eray isula akhrin kara. Sida ay taasi ku timid waa mid ka mid ah sheekooyinka taariikhdeenna ugu taabashada badan. Waa sheeko ku saabsan qalbiyo iyo qalmaan wada shaqeeyay, iyo rag iyo dumar garanayay waxa gacmahooda la geliyay.

> Annaga ayaa soo dejinnay Xuska (Qur’aanka), annaga ayaana dhawraya. (Suuradda Al-Xijr, 15:9)

Ballantu waa ta Alle. Waxa hoos ku qoran waa warbixin kooban oo ku saabsan dadkii uu Alle ku oofiyay.

## Noloshii Rasuulka ﷺ

Qur’aanku hal mar ma soo wada degin. Wuxuu soo degayay qiyaastii saddex iyo labaatan sannadood, Maka iyo Madiina, guri iyo safarba. Bilowgii Rasuulku ﷺ wuxuu u degdegi jiray inuu ku celiyo erayada isaga oo ka baqaya inay ka lumaan, markaas ayuu Alle u xaqiijiyay: “Annaga ayay na saaran tahay ururintiisa iyo akhrintiisuba” (Suuradda Al-Qiyaama, 75:17).

Laba siyood ayaa lagu dhawray. Ta hore waa xifdinta. Saxaabadu aayadaha afkiisa ayay ka baran jireen, habeenkiina way ku tukan jireen, dadka kalena way bari jireen. Ta labaad waa qoraalka. Marka aayado soo degaan, Rasuulku ﷺ wuxuu u yeedhi jiray qorayaashiisa midkood, wuxuuna u sheegi jiray suuradda la gelinayo. Qorayaashaas waxa ka mid ahaa Zayd bin Thaabit iyo Ubay bin Kacab, Alle ha ka raalli noqdee. Warqaddu way yarayd, sidaas darteed waxay ku qori jireen wixii ay heli karaan: laamaha timirta, dhagxaan khafiif ah oo cad, jeexjeexyo harag ah iyo lafaha garbaha.

Sannad kasta bisha Ramadaan, Jibriil (nabadgelyo korkiisa ha ahaato) ayaa Qur’aanka la muraajacayn jiray Rasuulka ﷺ. Sannadkii noloshiisa ugu dambeeyay laba jeer ayay dhammeeyeen (Bukhaari). Markii uu geeriyooday, Qur’aanka oo dhan waa la xafidsanaa, dhammaantiisna wuu qornaa, laakiin weli hal kitaab laguma ururin, waayo waxyigu wuxuu soo degayay ilaa dhammaadka noloshiisa.

## Abuu Bakar: ururintii ugu horraysay

Muddo sannad ku dhow ka dib, dad badan oo Qur’aanka xafidsanaa ayaa ku shahiiday dagaalkii Yamaama. Cumar bin Khaddaab ayaa u yimid khaliifkii Abuu Bakar, wuxuuna u sheegay inuu ka cabsi qabo in wax badan lumaan haddii dad kale oo xafidsani dhintaan. Wuxuu kula taliyay in Qur’aanka la ururiyo. Abuu Bakar wuu ka gabsaday. Sidee buu u samaynayaa wax aanu Rasuulka Alle ﷺ samayn? Cumar wuu ku celceliyay, ilaa uu Alle laabta Abuu Bakar arrintaas u furay.

Waxay u yeedheen Zayd bin Thaabit. Abuu Bakar wuxuu ku yidhi: waxaad tahay nin dhallinyaro ah oo caqli leh, wax kuguma tuhunno, waxyigana waad qori jirtay. Zayd culayskii ayuu dareemay:

> Wallaahi, haddii ay i saari lahaayeen inaan buur ka mid ah buuraha raro, igama cuslaan lahayn waxa uu i faray ee ururinta Qur’aanka ah. (Bukhaari)

Zayd laftiisu Qur’aanka wuu yaqaannay, hase ahaatee kama qorin xifdigiisa oo keliya. Wuxuu ka ururiyay qoraalladii iyo laabaha ragga, isaga oo isbarbar dhigaya, goobjoogna ay ka yihiin dad Rasuulka ﷺ ka maqlay. Xaashiyihii waxay yaalleen Abuu Bakar agtiisa, dabadeedna Cumar, ka dibna gabadhiisa Xafsa, Hooyadii Mu’miniinta. Alle dhammaantood ha ka raalli noqdo.

## Cuthmaan: hal qoraal oo dhulalka oo dhan loo diray

Dhawr sannadood ka dib Islaamku wuxuu gaadhay dadyow badan. Xudayfa bin Al-Yamaan (Alle ha ka raalli noqdo), oo la socday ciidankii Armeeniya iyo Asarbayjaan, ayaa maqlay Muslimiin gobollo kala duwan ka yimid oo akhriska ku murmaya. Wuxuu u yimid khaliifkii Cuthmaan bin Caffaan (Alle ha ka raalli noqdo), kana codsaday inuu ummadda gaadho intaanay Kitaabkeeda isku khilaafin.

Cuthmaan wuxuu Xafsa ka codsaday xaashiyihii, wuxuuna afar nin u xilsaaray inay nuqullo ka sameeyaan: Zayd bin Thaabit, Cabdillaahi bin Zubayr, Saciid bin Al-Caas iyo Cabdiraxmaan bin Al-Xaarith. Haddii ay ku kala duwanaadaan sida eray loo qoro, waxa la faray inay ku qoraan afka Qureesh, maxaa yeelay afkooda ayuu ku soo degay. Xaashiyihii Xafsa ayaa loo celiyay, gobol kasta nuqul ayaa loo diray, nuqulladii kale ee gaarka ahaana waa la gubay si aan cidina u wareerin (Bukhaari). Saxaabadu shaqadaas way aqbaleen, ummadduna ilaa maanta way ku midaysan tahay.

## Fududaynta akhriska

Nuqulladii hore ma lahayn dhibco iyo shaqal toona, waayo dadku sidii ay dhegta uga barteen ayay u akhrin jireen. Markii ay Islaamka soo galeen dad badan oo aan Af-Carabiga ku korin, culimadu waxay ku dareen calaamado khaladka laga ilaaliyo. Abul-Aswad Ad-Du’ali ayaa lagu xusaa calaamadihii ugu horreeyay, Al-Khaliil bin Axmedna shaqallada aynu maanta naqaan. Qoraalka laftiisa waxba lagama beddelin. Waxay ahaayeen wax akhristaha caawiya.

## Silsilad codad nool ah

Qoraalka keligii weligii looma arag wax ku filan. Jiil kastaa wuxuu hor fadhiistay jiilkii ka horreeyay, kor ayuu wax u akhriyay, waana la saxay. Ilaa maanta macallinku wuxuu haysan karaa ijaaso uu ku qoran yahay magaca macallinkiisii iyo macallinkii macallinkiisa, ilaa laga gaadho saxaabada iyo Rasuulka ﷺ. Wiilka iyo gabadha macallin hortii Qur’aanka ku akhriya dugsi ku yaal tuulo dalkeenna ka mid ah, waxay fadhiyaan dhammaadka inoo dhow ee silsiladdaas.

## Waxa ay inaga rabto

- Inaynu Alle ugu mahadnaqno Kitaab dhammays ah oo ina soo gaadhay, annaga oo aan u hawshoon.
- Inaynu saxaabada sharafno, kuwaas oo aynu taxaddarkooda ku nool nahay.
- Inaynu u baranno sidii loo baran jiray: dhegta, qalbiga iyo qalinka.
- Inaynu dadka gaadhsiinno. “Kan idiinku khayr badani waa kan Qur’aanka barta, dadkana bara” (Bukhaari).

Dhawristu waa ballan aynu ku nasan karno, waana adeeg aynu ka qayb qaadan karno. Guri kasta oo ilmo dhawr suuradood oo gaaban si fiican u bartaa, qayb yar ayuu ku leeyahay.`,
    ar: `طفل في هرجيسا وجدّة في إندونيسيا لم يلتقيا قط يستطيعان أن يتلوا معًا سورة واحدة حرفًا بحرف. وقصة الوصول إلى ذلك من أجمل ما في تاريخ هذه الأمة، فهي قصة صدور حفظت وأقلام كتبت، ورجال ونساء عرفوا قدر ما اؤتمنوا عليه.

> ﴿إِنَّا نَحْنُ نَزَّلْنَا ٱلذِّكْرَ وَإِنَّا لَهُۥ لَحَـٰفِظُونَ﴾ [15:9]

فالوعد من الله تعالى، وفيما يأتي خبر موجز عمّن أجرى الله هذا الحفظ على أيديهم.

## في حياة النبي ﷺ

لم ينزل القرآن على النبي ﷺ جملة واحدة، بل نزل مفرَّقًا في نحو ثلاث وعشرين سنة، في مكة والمدينة، وفي الحضر والسفر. وكان ﷺ في أول الأمر يتعجل ترديد الآيات خشية أن تتفلت منه، فطمأنه ربه بقوله: ﴿إِنَّ عَلَيْنَا جَمْعَهُۥ وَقُرْءَانَهُۥ﴾ [القيامة: 17].

وحُفظ القرآن بطريقين. أولهما الصدور، فقد تلقاه الصحابة من فم النبي ﷺ، وقاموا به الليل، وعلّموه غيرهم. وثانيهما السطور، فكان ﷺ إذا نزلت الآيات دعا بعض كتّابه، ومنهم زيد بن ثابت وأبيّ بن كعب رضي الله عنهما، وبيّن لهم موضعها من السورة. وكانوا يكتبون على ما تيسر: جريد النخل، والحجارة البيضاء الرقيقة، وقطع الجلد، وعظام الأكتاف.

وكان جبريل عليه السلام يعارض النبي ﷺ القرآن كل عام في رمضان، فلما كان العام الذي قُبض فيه عارضه مرتين، كما في صحيح البخاري. وتوفي ﷺ والقرآن كله محفوظ في الصدور ومكتوب، غير أنه لم يُجمع بعد في مصحف واحد، لأن الوحي ظل ينزل إلى قُرب وفاته.

## جمع أبي بكر رضي الله عنه

وبعد نحو سنة استشهد كثير من القرّاء في وقعة اليمامة، فجاء عمر بن الخطاب إلى أبي بكر الصديق رضي الله عنهما، وأخبره بخشيته أن يذهب كثير من القرآن إن كثر القتل في القراء، وأشار عليه بجمعه. وتردد أبو بكر: كيف يفعل شيئًا لم يفعله رسول الله ﷺ؟ فلم يزل عمر يراجعه حتى شرح الله صدره لذلك.

ثم دعا أبو بكر زيد بن ثابت، وأثنى على شبابه وعقله وأمانته، وذكّره بأنه كان يكتب الوحي لرسول الله ﷺ، وكلّفه تتبع القرآن وجمعه. قال زيد رضي الله عنه:

> «فَوَاللَّهِ لَوْ كَلَّفُونِي نَقْلَ جَبَلٍ مِنَ الْجِبَالِ مَا كَانَ أَثْقَلَ عَلَيَّ مِمَّا أَمَرَنِي بِهِ مِنْ جَمْعِ الْقُرْآنِ» رواه البخاري.

وكان زيد يحفظ القرآن، لكنه لم يعتمد على حفظه وحده، بل جمعه من المكتوب ومن صدور الرجال، وقابل بعضه ببعض، بمحضر جيل سمعه من النبي ﷺ. وبقيت الصحف عند أبي بكر ثم عند عمر، ثم عند حفصة أم المؤمنين رضي الله عنهم أجمعين.

## مصاحف عثمان رضي الله عنه

ولما اتسعت بلاد الإسلام سمع حذيفة بن اليمان رضي الله عنه، وكان في غزو أرمينية وأذربيجان، اختلاف الناس في القراءة فأفزعه ذلك، فقدم على عثمان بن عفان رضي الله عنه وسأله أن يدرك الأمة قبل أن تختلف في كتابها.

فأرسل عثمان إلى حفصة يطلب الصحف، وأمر زيد بن ثابت وعبد الله بن الزبير وسعيد بن العاص وعبد الرحمن بن الحارث بن هشام فنسخوها في المصاحف، وأوصاهم إذا اختلفوا في كتابة شيء أن يكتبوه بلسان قريش، فإنما نزل بلسانهم. ثم ردّ الصحف إلى حفصة، وأرسل إلى كل أفق بمصحف، وأمر بما سوى ذلك من الصحف أن يُحرق دفعًا للاختلاف، كما في صحيح البخاري. ورضي الصحابة بهذا العمل، واجتمعت عليه الأمة إلى يومنا هذا.

## تيسير القراءة

كانت المصاحف الأولى خالية من النقط والشكل، لأن الناس يقرؤون كما تلقوا بالسماع. فلما دخل في الإسلام من لم ينشأ على العربية وُضعت العلامات صونًا للسان عن الخطأ. ويُذكر لأبي الأسود الدؤلي فضل السبق في ذلك، وللخليل بن أحمد وضع الحركات المعروفة اليوم. ولم يُغيَّر من النص شيء، وإنما هي علامات تعين القارئ.

## سلسلة من الأصوات الحية

لم تُعدَّ الكتابة وحدها كافية قط، فكل جيل جلس بين يدي من قبله، وقرأ عليه وصُحّحت قراءته. وما زال المقرئ يحمل إجازة فيها اسم شيخه وشيخ شيخه، حتى تنتهي إلى الصحابة فالنبي ﷺ. والصبي والصبية اللذان يقرآن على معلمهما في قرية من قرانا جالسان عند الطرف القريب من هذه السلسلة.

## ما الذي يطلبه منا ذلك؟

- أن نشكر الله تعالى على كتاب وصل إلينا تامًّا من غير جهد منا.
- أن نعرف للصحابة قدرهم، فنحن نعيش بثمرة أمانتهم وتثبتهم.
- أن نتعلمه كما تعلموه: سماعًا وحفظًا وكتابة.
- أن نبلّغه من بعدنا، فقد قال النبي ﷺ: «خَيْرُكُمْ مَنْ تَعَلَّمَ الْقُرْآنَ وَعَلَّمَهُ» رواه البخاري.

فالحفظ وعد من الله تطمئن به القلوب، وهو كذلك خدمة يشرف بها العبد. وكل بيت يتقن فيه طفل بضع سور قصيرة له من هذا الشرف نصيب.`,
  },
} satisfies SeedArticle;
