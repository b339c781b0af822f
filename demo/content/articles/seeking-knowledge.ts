import type { SeedArticle } from '../../types.ts';

export default {
  publishedAt: '2025-02-14',
  picture: {
    name: 'article-seeking-knowledge',
    alt: {
      en: 'A pale road climbing to a lit gate in the hills at dusk, between two acacias',
      so: 'Waddo u baxaysa albaab iftiimaya oo buuraha ku yaalla fiidkii, laba geed oo qudhac ahna u dhexaysa',
      ar: 'طريق يصعد إلى بوابة مضيئة بين التلال عند الغسق، وعلى جانبيه شجرتا سنط',
    },
  },
  title: {
    en: 'Seeking knowledge is worship',
    so: 'Raadinta cilmigu waa cibaado',
    ar: 'طلب العلم عبادة',
  },
  content: {
    en: `The first word revealed of the Qur’an was a command to read, and learning has been close to worship ever since. A child bent over a slate at dawn, a mother who asks about a prayer she is unsure of, an old man who memorises a short surah late in life: each of them, if it is done for the sake of Allah, is worshipping. This article looks at why that is so, and at what it asks of us.

## The first revelation

When the angel Jibril, peace be upon him, came to the Prophet Muhammad ﷺ in the cave of Hira, the words he brought were these:

> Read in the name of your Lord who created: He created man from a clinging clot. Read, and your Lord is the Most Generous, who taught by the pen, taught man what he did not know. (al-Alaq 96:1–5)

The Prophet ﷺ did not read or write, and most of his people were unlettered. Yet the revelation opened with reading, with the pen and with teaching. Notice also that the command is not simply to read. It is to read in the name of the Lord. From the first day, knowledge was tied to the One who gives it.

## Knowledge raises, and knowledge humbles

The Qur’an asks a question to which every heart knows the answer:

> Say: Are those who know equal to those who do not know? (az-Zumar 39:9)

It promises that Allah raises in rank those who believe and those who have been given knowledge (al-Mujadilah 58:11). But it also tells us what kind of knowledge this is. “Only those of His servants who have knowledge truly fear Allah” (Fatir 35:28). A person may carry many facts and remain proud. The knowledge that is praised is the kind that makes the heart softer, the tongue more careful and the prayer more present.

Scholars have pointed out that when Allah told His Prophet ﷺ to ask for more of something, it was knowledge. The words he was taught are a prayer that any child can learn: “My Lord, increase me in knowledge” (Ta-Ha 20:114).

## A road that leads to Paradise

> Whoever follows a road in search of knowledge, Allah makes easy for him by it a road to Paradise. (Muslim)

For the Companions, this road was often a real one. Jabir ibn Abdullah, may Allah be pleased with him, travelled for a month to hear a single hadith from a man who had heard it from the Prophet ﷺ, as al-Bukhari mentions. Umar, may Allah be pleased with him, had work to do and could not attend every day. So he and a neighbour took turns: one went to the Prophet ﷺ and in the evening told the other what he had heard (al-Bukhari). Busy people can learn much from that arrangement.

The women of Madinah asked the Prophet ﷺ for a day of their own, and he gave them one and taught them in it (al-Bukhari and Muslim). Aisha, may Allah be pleased with her, became one of the great teachers of this community. The road is open to women and men, to the young and to those who start late.

## What turns learning into worship

> Deeds are only by intentions, and each person has only what he intended. (al-Bukhari and Muslim)

The same lesson may be worship for one student and only a contest for the one beside him. The difference lies in why he came. Does he want to know his Lord, correct his deeds and be of use to people? Or does he want to win arguments? Intention needs repair from time to time, and the early scholars admitted that they struggled with it too. It is no reason to stop learning. It is a reason to keep asking Allah for sincerity.

## What to learn first

Some knowledge is needed by every Muslim: what we believe about Allah, how to purify ourselves, pray and fast, and the rules of honest dealing in whatever work we do. Beyond this, a community needs people who study more deeply, and those who go have a share in the good of all who stay. A community also needs doctors, engineers and people who know how to find water. Such study, with a good intention, is a service for which one hopes for reward.

## Small steps at home

- Keep a short, fixed time every day. The deeds dearest to Allah are the most constant, even if they are few (al-Bukhari and Muslim).
- Learn from a teacher you trust, and let him or her correct you.
- Write down one point from each lesson, and repeat it before the next.
- Put it into practice before you look for more.
- Pass it on kindly, beginning with your own family.

When a person dies, the Prophet ﷺ said, his deeds come to an end except for three: a lasting charity, knowledge from which people benefit, and a righteous child who prays for him (Muslim). Whoever teaches one child to read one surah well has planted something that may outlive him.`,
    so: `Eraygii ugu horreeyay ee Qur’aanka ka soo degay wuxuu ahaa amar odhanaya “akhri”, tan iyo maalintaasna cilmiga iyo cibaadadu way isku dhowaayeen. Ilmaha waaberiga looxiisa ku foorara, hooyada weydiisa mas’alo salaadda ah oo ay hubi la’dahay, iyo odayga da’da ah ee suurad gaaban xifdinaya, mid kasta oo Alle dartii u samaynaya cibaado ayuu ku jiraa. Maqaalkani wuxuu eegayaa sababta ay sidaas u tahay iyo waxa ay inaga rabto.

## Waxyigii ugu horreeyay

Markii Malag Jibriil (nabadgelyo korkiisa ha ahaato) uu Nebi Muxammad ﷺ ugu yimid godkii Xiraa’, wuxuu u keenay aayadahan:

> Ku akhri magaca Rabbigaaga wax abuuray. Wuxuu dadka ka abuuray xinjir. Akhri, Rabbigaagu waa ka ugu deeqda badane, ee qalinka wax ku baray, dadkana baray wixii aanay aqoon. (Suuradda Al-Calaq, 96:1–5)

Rasuulku ﷺ wax ma akhrin jirin waxna ma qori jirin, dadkiisa intooda badanina qoraalka ma aqoon. Haddana waxyigu wuxuu ku furmay akhris, qalin iyo wax-barid. Waxa kale oo mudan in la fiiriyo in amarku aanu ahayn akhri oo keliya. Waa in lagu akhriyo magaca Rabbiga. Maalintii ugu horraysayba cilmiga waxa lagu xidhay Alle, isaga ayaana bixiya.

## Cilmigu qofka wuu sarraysiiyaa, wuuna tawaaduc baraa

Qur’aanku wuxuu weydiinayaa su’aal qalbi kastaa jawaabteeda garanayo:

> Waxaad tidhaahdaa: Ma siman yihiin kuwa wax yaqaan iyo kuwa aan waxba aqoon? (Suuradda Az-Zumar, 39:9)

Alle wuxuu ballanqaaday inuu derejooyin u sarraysiinayo kuwa rumeeyay iyo kuwa cilmiga la siiyay (Suuradda Al-Mujaadala, 58:11). Laakiin wuxuu kaloo inoo sheegay nooca uu yahay cilmigaasi. “Waxa addoomihiisa ka mid ah ee Alle si dhab ah uga cabsada waa kuwa cilmiga leh” (Suuradda Faadir, 35:28). Waxa laga yaabaa in qof wax badan xafidsan yahay, isla markaana kibir leeyahay. Cilmiga la ammaanay waa kan qalbiga jilciya, carrabka ka dhiga mid taxaddar leh, salaaddana khushuuc u yeela.

Culimadu waxay kaloo xuseen in Alle uu Nebigiisa ﷺ faray inuu cilmi kordhin weydiisto. Erayada la baray waa duco ilmo kastaa baran karo: “Rabbiyow, cilmi ii kordhi” (Suuradda Daahaa, 20:114).

## Waddo Jannada u socota

> Qofkii qaada waddo uu cilmi ku raadinayo, Alle wuxuu ugu fududeeyaa waddo Jannada u socota. (Muslim)

Asxaabta waddadaasi inta badan waxay u ahayd safar dhab ah. Jaabir bin Cabdillaahi, Alle ha ka raalli noqdee, wuxuu bil dhan u socdaalay si uu hal xadiis uga maqlo nin Rasuulka ﷺ ka maqlay, sida uu Bukhaari xusay. Cumar, Alle ha ka raalli noqdee, shaqo ayuu lahaa, maalin kastana ma iman karayn. Sidaas darteed isaga iyo nin deriskiisa ahaa way kala beddelan jireen: mid baa Rasuulka ﷺ u tegi jiray, fiidkiina wuxuu ka kale uga warrami jiray wixii uu maqlay (Bukhaari). Qof kasta oo mashquul ah tusaalahaas wax badan buu ka baran karaa.

Haweenkii Madiina waxay Rasuulka ﷺ ka codsadeen maalin u gaar ah, wuuna u sameeyay oo wax baray (Bukhaari iyo Muslim). Caa’isha, Alle ha ka raalli noqdee, waxay noqotay mid ka mid ah macallimiintii waaweynaa ee ummadda. Waddadu way u furan tahay rag iyo dumar, dhallinyaro iyo qof da’diisu weynaatay oo hadda bilaabaya.

## Waxa barashada cibaado ka dhiga

> Camalladu waxay ku xidhan yihiin niyadda, qof walbana wuxuu leeyahay uun wixii uu niyaystay. (Bukhaari iyo Muslim)

Hal cashar ayaa arday cibaado u noqon kara, kan ag fadhiyana tartan oo keliya. Farqigu waa sababta uu u yimid. Ma wuxuu doonayaa inuu Rabbigiis barto, camalkiisa saxo, dadkana wax taro? Mise wuxuu doonayaa inuu doodda ku badiyo? Niyaddu marba mar bay dib u hagaajin u baahan tahay, culimadii horena way qirteen in ay la halgameen. Taasi maaha sabab barashada looga joogsado. Waa sabab Alle had iyo jeer ikhlaas loo weydiisto.

## Maxaa la hormariyaa?

Waxa jira cilmi qof kasta oo Muslim ahi u baahan yahay: waxa aynu Alle ka rumaysan nahay, sida la isu daahiriyo, loo tukado loona soomo, iyo sida shaqo kasta si xalaal ah loogu qabto. Intaas wixii ka badan, bulshadu waxay u baahan tahay dad si qoto dheer wax u barta, kuwa hawshaas u taga ayaana qayb ku leh khayrka ay helaan inta hadhay. Bulshadu waxay kaloo u baahan tahay dhakhaatiir, injineerro iyo dad garanaya meesha biyaha laga helo. Barashadaas oo niyad wanaagsani la socotaa waa adeeg ajarkiisa Alle laga rajeeyo.

## Tallaabooyin yaryar oo guriga laga qaado

- Maalin kasta waqti gaaban oo go’an u hay. Camalka Alle ugu jecel yahay waa ka ugu joogtada badan, xataa haddii uu yar yahay (Bukhaari iyo Muslim).
- Wax ka baro macallin aad ku kalsoon tahay, una oggolow inuu ku saxo.
- Cashar kasta hal arrin ka qoro, ka kale intaanu iman na ku celi.
- Intaanad wax kale raadin, wixii aad baratay ku camal fal.
- Si naxariis leh dadka u gaadhsii, qoyskaagana ka bilow.

Rasuulku ﷺ wuxuu sheegay in qofka marka uu dhinto uu camalkiisu go’o, saddex mooyaane: sadaqo socota, cilmi laga faa’iidaysto, iyo ilmo suubban oo u duceeya (Muslim). Qofkii hal ilmo bara inuu hal suurad si fiican u akhriyo, wuxuu beeray wax laga yaabo inay isaga dabadii sii noolaadaan.`,
    ar: `كانت أول كلمة نزلت من القرآن أمرًا بالقراءة، ومنذ ذلك اليوم والعلم في هذا الدين قرين العبادة. فالطفل المنحني على لوحه عند الفجر، والأم التي تسأل عن مسألة في صلاتها، والشيخ الذي يحفظ سورة قصيرة بعد أن تقدمت به السن، كلهم في عبادة إذا ابتغوا بذلك وجه الله تعالى. وفي هذه السطور تأمل في سبب ذلك، وفيما يطلبه منا.

## أول ما نزل

حين جاء جبريل عليه السلام إلى النبي محمد ﷺ في غار حراء كان أول ما نزل به قول الله تعالى:

> ﴿ٱقْرَأْ بِٱسْمِ رَبِّكَ ٱلَّذِى خَلَقَ ۝١ خَلَقَ ٱلْإِنسَـٰنَ مِنْ عَلَقٍ ۝٢ ٱقْرَأْ وَرَبُّكَ ٱلْأَكْرَمُ ۝٣ ٱلَّذِى عَلَّمَ بِٱلْقَلَمِ ۝٤ عَلَّمَ ٱلْإِنسَـٰنَ مَا لَمْ يَعْلَمْ﴾ [96:1-5]

كان النبي ﷺ أميًّا، وكان أكثر قومه لا يكتبون، ومع ذلك افتُتح الوحي بالقراءة والقلم والتعليم. ثم إن الأمر لم يكن بالقراءة مجردة، بل بالقراءة باسم الرب سبحانه، فارتبط العلم من يومه الأول بمن يهبه.

## علم يرفع، وعلم يورث الخشية

يطرح القرآن سؤالًا يعرف كل قلب جوابه:

> ﴿أَمَّنْ هُوَ قَـٰنِتٌ ءَانَآءَ ٱلَّيْلِ سَاجِدًۭا وَقَآئِمًۭا يَحْذَرُ ٱلْـَٔاخِرَةَ وَيَرْجُوا۟ رَحْمَةَ رَبِّهِۦ ۗ قُلْ هَلْ يَسْتَوِى ٱلَّذِينَ يَعْلَمُونَ وَٱلَّذِينَ لَا يَعْلَمُونَ ۗ إِنَّمَا يَتَذَكَّرُ أُو۟لُوا۟ ٱلْأَلْبَـٰبِ﴾ [39:9]

ووعد الله تعالى برفع أهل الإيمان والعلم درجات، فقال: ﴿يَرْفَعِ ٱللَّهُ ٱلَّذِينَ ءَامَنُوا۟ مِنكُمْ وَٱلَّذِينَ أُوتُوا۟ ٱلْعِلْمَ دَرَجَـٰتٍۢ﴾ [المجادلة: 11]. وبيّن أي علم هو الممدوح فقال: ﴿إِنَّمَا يَخْشَى ٱللَّهَ مِنْ عِبَادِهِ ٱلْعُلَمَـٰٓؤُا۟﴾ [فاطر: 28]. فقد يحمل المرء معلومات كثيرة وهو متكبر، أما العلم النافع فيلين به القلب، ويتحفظ به اللسان، وتخشع به الصلاة.

وقد نبّه أهل العلم إلى أن الله تعالى أمر نبيه ﷺ أن يسأله الزيادة من العلم، وعلّمه دعاء يقدر كل طفل على حفظه: ﴿وَقُل رَّبِّ زِدْنِى عِلْمًۭا﴾ [طه: 114].

## طريق إلى الجنة

> «مَنْ سَلَكَ طَرِيقًا يَلْتَمِسُ فِيهِ عِلْمًا سَهَّلَ اللَّهُ لَهُ بِهِ طَرِيقًا إِلَى الْجَنَّةِ» رواه مسلم.

وكثيرًا ما كان هذا الطريق عند الصحابة سفرًا حقيقيًّا، فقد رحل جابر بن عبد الله رضي الله عنهما مسيرة شهر في طلب حديث واحد، كما ذكر البخاري. وكان عمر بن الخطاب رضي الله عنه مشغولًا بعمله، فتناوب هو وجار له من الأنصار: ينزل هذا يومًا إلى النبي ﷺ وذاك يومًا، ثم يخبر كل منهما صاحبه بما سمع، والخبر في صحيح البخاري. وفي هذا درس لكل من كثرت أشغاله.

وسألت النساء النبي ﷺ أن يجعل لهن يومًا، فوعدهن يومًا لقيهن فيه فوعظهن وعلّمهن، كما في الصحيحين. وصارت عائشة رضي الله عنها من كبار معلمي هذه الأمة. فالطريق مفتوح للرجال والنساء، وللصغار ولمن بدأ متأخرًا.

## بم يصير التعلم عبادة؟

> «إِنَّمَا الْأَعْمَالُ بِالنِّيَّاتِ، وَإِنَّمَا لِكُلِّ امْرِئٍ مَا نَوَى» متفق عليه.

قد يكون الدرس الواحد عبادة لطالب، ومجرد منافسة لمن يجلس إلى جنبه، والفارق هو الباعث: هل جاء ليعرف ربه ويصلح عمله وينفع الناس، أم جاء ليغلب في الجدال؟ والنية تحتاج إلى تعاهد، وقد ذكر السلف أنهم كانوا يجاهدون أنفسهم فيها. وليس ذلك داعيًا إلى ترك التعلم، بل إلى دوام سؤال الله الإخلاص.

## بم نبدأ؟

من العلم ما يحتاج إليه كل مسلم: ما يعتقده في ربه، وكيف يتطهر ويصلي ويصوم، وأحكام الصدق والحلال في العمل الذي يزاوله. وما زاد على ذلك فتحتاج الأمة إلى من يتفرغ له ويتعمق فيه. وتحتاج كذلك إلى الطبيب والمهندس ومن يحسن البحث عن الماء، وطلب هذه العلوم بنية صالحة خدمة للناس يُرجى ثوابها.

## خطوات صغيرة في البيت

- خصّص وقتًا يوميًّا قصيرًا ثابتًا، فأحب الأعمال إلى الله أدومها وإن قلّ، كما في الصحيحين.
- تعلّم على معلّم تثق به، واقبل تصويبه.
- قيّد من كل درس فائدة، وراجعها قبل الدرس التالي.
- اعمل بما تعلمت قبل أن تطلب المزيد.
- علّم غيرك برفق، وابدأ بأهل بيتك.

> «إِذَا مَاتَ الْإِنْسَانُ انْقَطَعَ عَنْهُ عَمَلُهُ إِلَّا مِنْ ثَلَاثَةٍ: إِلَّا مِنْ صَدَقَةٍ جَارِيَةٍ، أَوْ عِلْمٍ يُنْتَفَعُ بِهِ، أَوْ وَلَدٍ صَالِحٍ يَدْعُو لَهُ» رواه مسلم.

فمن علّم طفلًا أن يحسن قراءة سورة واحدة فقد غرس غرسًا لعله يبقى بعده، ويصل إليه ثوابه وهو في قبره.`,
  },
} satisfies SeedArticle;
