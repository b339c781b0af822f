import type { SeedArticle } from '../../types.ts';

export default {
  publishedAt: '2026-06-12',
  picture: {
    name: 'article-children-prayer',
    alt: {
      en: 'A large and a small prayer mat before an arched window with a minaret and the rising sun; a Qur’an on its stand',
      so: 'Salli weyn iyo mid yar oo daaqad qaanso ah hor yaalla, minaarad iyo qorrax soo baxaysa ayaa laga arkaa; musxaf rixaal saaran ayaana ag yaalla',
      ar: 'سجادة صلاة كبيرة وأخرى صغيرة أمام نافذة مقوّسة تظهر منها مئذنة والشمس عند شروقها، وإلى جانبهما مصحف على حامله',
    },
  },
  title: {
    en: 'Helping children to love the prayer',
    so: 'Sidii ay carruurtu salaadda u jeclaan lahaayeen',
    ar: 'كيف نحبّب الصلاة إلى أطفالنا؟',
  },
  content: {
    en: `A small child who stands beside his mother on the prayer mat, bows when she bows and looks up to see whether she is smiling, has already begun to learn. He does not know the words yet. He knows that this is something the people he loves do gladly.

## A command that asks for patience

> “Tell your family to pray, and be steadfast in it yourself.” (Ta-Ha 20:132)

The verse has two halves, and parents often remember the first. The second is about us. Children learn the prayer from what interrupts our work, from the voice with which we answer the call, and from whether we sigh or hurry when the time comes. Steadfastness also means that we repeat the invitation, kindly, for years.

## The gentleness of the Prophet ﷺ

The Prophet ﷺ led people in prayer while carrying his granddaughter Umamah. When he prostrated he put her down, and when he stood he lifted her again (al-Bukhari and Muslim). Those who prayed behind him saw that a child was not a disturbance to be sent away. And he said:

> “I begin the prayer meaning to make it long, then I hear the crying of a child and make it short, because I know how deeply his mother feels his crying.” (al-Bukhari and Muslim)

Mosques and homes that remember this will have children in them.

## By steps

Seven is the age that the Prophet ﷺ named for beginning to tell children to pray (Abu Dawud, hasan). Before that is the time of watching and imitating, without blame. After it comes patient teaching: how to wash, what to say, one short surah at a time. A child who is given everything at once grows tired. The Prophet ﷺ said that the deeds most beloved to Allah are the most regular, even if they are few (al-Bukhari and Muslim). One prayer, learnt well and prayed together every day, is a strong beginning.

## In our homes

- Give the child a place of his own: a small mat, a clean corner, a prayer garment that he chose.
- Pray some of the voluntary prayers at home, so that the house knows prayer.
- Tell him why we pray: to thank Allah, to ask of Him, to be near Him.
- Praise the effort. “I was happy to pray next to you” is better than a prize.
- Do not use prayer as a punishment, and do not shame a child in front of others.
- Let him call the family to prayer, or choose the surah that is read.

## And we ask

Hearts are in the hand of Allah. After all our teaching, we say the prayer of Ibrahim, peace be upon him:

> “My Lord, make me one who keeps up the prayer, and some of my descendants too. Our Lord, accept my supplication.” (Ibrahim 14:40)`,
    so: `Ilmaha yar ee hooyadii sijaayadda la dul taagan, ee rukuuca marka ay rukuucdo, ee kor u fiiriya si uu u arko in ay dhoolla caddaynayso, waxbarashadii wuu bilaabay. Erayada weli ma yaqaan. Wuxuuse garanayaa in ay tani tahay wax ay dadka uu jecel yahay farxad ku sameeyaan.

## Amar dulqaad u baahan

> “Ehelkaaga salaadda far, adiguna ku samir oo joogtee.” (Suuradda Daahaa, 20:132)

Aayaddu laba qaybood ayay leedahay, waalidkuna inta badan ta hore ayuu xusuustaa. Ta dambe innaga ayay inagu saabsan tahay. Carruurtu salaadda waxay ka bartaan waxa aynu shaqada uga joojinno, codka aynu addinka ku ajiibno, iyo in aynu taahno ama u degdegno marka waqtigu galo. Samirku wuxuu kaloo yahay in aynu yeedhmada si naxariis leh u soo celcelinno sannado badan.

## Debecsanaantii Rasuulka ﷺ

Nebi Muxammad ﷺ dadka ayuu salaad tujin jiray isaga oo sida Umaamah oo ay inantiisu dhashay. Marka uu sujuudo wuu dhigi jiray, marka uu istaagana wuu qaadi jiray (Bukhaari iyo Muslim). Dadkii ku daba tukanayay waxay arkeen in aanu ilmuhu ahayn buuq la eryo. Wuxuu kaloo yidhi:

> “Salaadda ayaan galaa anigoo doonaya in aan dheereeyo, dabadeedna waxaan maqlaa ilmo ooyaya, markaas ayaan soo gaabiyaa, waayo waan ogahay sida ay hooyadii oohintiisa u dareemayso.” (Bukhaari iyo Muslim)

Masjidka iyo guriga arrintan xusuusta carruur baa laga heli doonaa.

## Tallaabo tallaabo

Toddoba jirku waa da’da Rasuulku ﷺ sheegay in carruurta salaadda la faro (Abuu Daa’uud, waa xasan). Inta ka horraysa waa xilli ay daawadaan oo ay ku daydaan, iyada oo aan la eedayn. Wixii ka dambeeya waa barid dulqaad leh: sida loo weysaysto, waxa la akhriyo, mar walbana hal suurad oo gaaban. Ilmaha wax walba mar qudha la saaraa wuu daalaa. Rasuulku ﷺ wuxuu sheegay in camallada Alle ugu jecel yahay ay yihiin kuwa loogu joogteeyo, haba yaraadaane (Bukhaari iyo Muslim). Hal salaad oo si fiican loo barto, maalin kastana la wada tukado, waa bilow xooggan.

## Guryaheenna

- Ilmaha sii meel u gaar ah: sijaayad yar, gees nadiif ah, iyo dhar salaadeed uu isagu doortay.
- Salaadaha sunnaha ah qaar guriga ku tuko, si uu gurigu salaad u yeesho.
- U sheeg sababta aynu u tukanno: in aynu Alle u mahad naqno, wax weydiisanno, una dhowaanno.
- Dadaalka ammaan. “Waan ku farxay in aan ku ag tukado” ayaa abaal-gud ka fiican.
- Salaadda ciqaab ha ka dhigin, ilmahana dadka hortiisa ha ku ceebayn.
- U daa in uu isagu qoyska salaadda ugu yeedho, ama uu doorto suuradda la akhrinayo.

## Ugu dambayn duco

Quluubtu gacanta Alle ayay ku jiraan. Marka aynu barno wixii aynu awoodno, waxaynu ku ducaysannaa ducadii Nebi Ibraahiim (nabadgelyo korkiisa ha ahaato):

> “Rabbow, iga dhig mid salaadda ooga, faracaygana ka yeel. Rabbigayagow, ducadayda aqbal.” (Suuradda Ibraahiim, 14:40)`,
    ar: `الطفل الصغير الذي يقف بجانب أمه على سجادة الصلاة، فيركع حين تركع، ثم يرفع بصره ليرى أتبتسم له أم لا، قد بدأ التعلم فعلًا. لا يعرف الكلمات بعد، لكنه يعرف أن هذا أمر يفعله من يحبهم وهم راضون.

## أمر يحتاج إلى صبر

> ﴿وَأْمُرْ أَهْلَكَ بِٱلصَّلَوٰةِ وَٱصْطَبِرْ عَلَيْهَا ۖ لَا نَسْـَٔلُكَ رِزْقًۭا ۖ نَّحْنُ نَرْزُقُكَ ۗ وَٱلْعَـٰقِبَةُ لِلتَّقْوَىٰ﴾ [20:132]

في أول الآية أمران، وكثيرًا ما يتذكر الآباء الأمر الأول. أما الثاني فيخصّنا نحن. فالأطفال يتعلمون الصلاة حين يروننا نترك عملنا من أجلها، ويسمعون نبرة صوتنا ونحن نجيب الأذان، ويلاحظون أنتثاقل إذا دخل وقتها أم نبادر. ومن الاصطبار أن نعيد الدعوة إليها برفق سنوات طويلة.

## رفق النبي ﷺ

كان النبي محمد ﷺ يصلي بالناس وهو حامل حفيدته أُمامة، فإذا سجد وضعها وإذا قام حملها (رواه البخاري ومسلم). فرأى المصلون خلفه أن الطفل ليس مصدر إزعاج يُبعَد. وقال ﷺ:

> «إني لأدخل في الصلاة وأنا أريد إطالتها، فأسمع بكاء الصبي، فأتجوّز في صلاتي مما أعلم من شدة وجد أمه من بكائه» (رواه البخاري ومسلم)

والمسجد الذي يتذكر هذا، والبيت الذي يتذكره، لا يخلوان من الأطفال.

## خطوة بعد خطوة

جعل النبي ﷺ سن السابعة بداية أمر الأولاد بالصلاة (رواه أبو داود، وهو حديث حسن). وما قبلها زمن مشاهدة ومحاكاة بلا لوم، وما بعدها تعليم صبور: كيف يتوضأ، وماذا يقول، وسورة قصيرة بعد سورة. ومن حُمّل كل شيء دفعة واحدة تعب وملّ. وقد قال ﷺ:

> «أحب الأعمال إلى الله تعالى أدومها وإن قلّ» (رواه البخاري ومسلم)

فصلاة واحدة يتقنها الطفل، وتصليها الأسرة معه كل يوم، بداية قوية يُبنى عليها.

## في بيوتنا

- أن يكون للطفل مكانه الخاص: سجادة صغيرة، وركن نظيف، وثوب صلاة اختاره بنفسه.
- أن نصلي بعض النوافل في البيت حتى يألف البيت الصلاة.
- أن نخبره لماذا نصلي: لنشكر الله، ونسأله، ونتقرب إليه.
- أن نثني على الجهد، فقولنا: «سعدت بالصلاة إلى جانبك» خير من جائزة.
- ألا نجعل الصلاة عقوبة، ولا نحرج الطفل أمام الناس.
- أن ندعه ينادي الأسرة إلى الصلاة، أو يختار السورة التي تُقرأ.
- ألا نقارنه بأخيه أو بابن الجيران، فلكل طفل خطوته.

وقد يفتر الطفل أيامًا بعد حماسة، وهذا من طبع الصغار والكبار. فلا نستقبل فتوره بالغضب، بل نسأله عما أثقله، ونخفف عنه، ونصلي معه. وما يُغرس بالمحبة في الصغر يرجع إليه صاحبه إذا كبر، ولو ابتعد عنه حينًا.

## ثم ندعو

القلوب بيد الله تعالى. فإذا بذلنا ما نستطيع من تعليم وقدوة، رفعنا أيدينا بدعاء إبراهيم عليه السلام:

> ﴿رَبِّ ٱجْعَلْنِى مُقِيمَ ٱلصَّلَوٰةِ وَمِن ذُرِّيَّتِى ۚ رَبَّنَا وَتَقَبَّلْ دُعَآءِ﴾ [14:40]`,
  },
} satisfies SeedArticle;
