import type { SeedArticle } from '../../types.ts';

export default {
  publishedAt: '2025-05-16',
  picture: {
    name: 'article-honouring-parents',
    alt: {
      en: 'A great shade tree at sunset with two stools and a tray of tea beneath it, a house behind',
      so: 'Geed hadh weyn leh xilliga qorrax-dhaca, hoostiisa laba gambadh iyo saxan shaah ah ayaa yaalla, guri baana ka dambeeya',
      ar: 'شجرة ظل كبيرة عند الغروب، تحتها مقعدان صغيران وصينية شاي، وخلفها بيت',
    },
  },
  title: {
    en: 'Honouring parents',
    so: 'Maamuuska waalidka',
    ar: 'برّ الوالدين',
  },
  content: {
    en: `Few duties in the Qur’an are named as close to the worship of Allah as kindness to parents. The two stand side by side in one sentence, as if a person could not be truthful in the first while careless of the second.

> “Your Lord has commanded that you worship none but Him, and that you be good to parents. If one of them or both reach old age with you, do not say to them a word of annoyance, nor scold them, but speak to them with honour.” (al-Isra 17:23)

## When they grow old

The verse speaks of kindness in general, and then of old age. Every parent deserves gentleness, but it is in old age that our patience is tested. Questions are repeated, steps become slow, and the one who used to carry us now needs an arm. Even the small sigh of impatience is closed off. In its place Allah teaches us a posture and a prayer:

> “Lower to them the wing of humility out of mercy, and say: My Lord, have mercy on them both, as they raised me when I was small.” (al-Isra 17:24)

The prayer reminds us of a debt. We were fed at night by someone who was tired. We do not remember it, and so Allah reminds us.

## Before other good deeds

Ibn Mas’ud (may Allah be pleased with him) asked the Prophet ﷺ which deed is most beloved to Allah. He answered, “Prayer at its time.” “Then which?” “Goodness to parents” (al-Bukhari and Muslim). When another man asked who had the greatest right to his good company, the Prophet ﷺ said, “Your mother,” three times, and then, “Your father” (al-Bukhari and Muslim).

So a student who travels for knowledge, or a volunteer who is always out serving others, should look first at the door of his own house.

## When we disagree

Honour does not mean that parents are never mistaken. If they call to something wrong, they are not obeyed in it, and yet kindness remains. Of parents who press their child to associate others with Allah, the Qur’an says: do not obey them, “but keep company with them in this world with kindness” (Luqman 31:15). If that is due even then, what of parents who only differ with us about a journey, a job or a plan?

## Small things, often

- Greet them first, and sit with them without a telephone in your hand.
- Ask for their advice, and for the stories of their youth.
- Share your earnings before they have to ask.
- Visit their friends and keep the ties of kinship that reach you through them.
- If they have died, pray for them. The Prophet ﷺ counted “a righteous child who prays for him” among the things that continue after a person’s death (Muslim).

My Lord, have mercy on them, as they raised us when we were small.`,
    so: `Waajibaadka uu Qur’aanku sheegay, way yar yihiin kuwa cibaadada Alle loogu dhoweeyay sida loogu dhoweeyay samafalka waalidka. Labadu hal weedh ayay ku wada jiraan, sida iyada oo aan qofku ta hore daacad ka noqon karin isaga oo ta dambe dayacaya.

> “Rabbigaa wuxuu amray in aydaan caabudin cid aan isaga ahayn, waalidkana aad u samafashaan. Haddii midkood ama labadooduba ay da’ kugula gaadhaan, ha ku odhan ‘uf’, hana canaanan, kuna dheh hadal sharaf leh.” (Suuradda Al-Israa’, 17:23)

## Marka ay gaboobaan

Aayaddu samafal guud ayay ku bilaabatay, dabadeedna gabowga ayay si gaar ah u xustay. Waalid kastaa wuxuu mudan yahay debecsanaan, laakiin gabowga ayaa dulqaadkeenna lagu tijaabiyaa. Su’aashii ayaa soo noqnoqonaysa, tallaabadu way gaabinaysaa, qofkii ina qaadi jirayna hadda gacan la qabto ayuu u baahan yahay. Xataa erayga yar ee kahashada muujiya waa la inaga reebay. Beddelkiisa Alle wuxuu ina baray hab-dhaqan iyo duco:

> “Naxariis awgeed labadooda u dhig garabka tawaaduca, waxaadna tidhaahdaa: Rabbow, ugu naxariiso sidii ay ii soo koriyeen anigoo yar.” (Suuradda Al-Israa’, 17:24)

Ducadu deyn ayay ina xusuusinaysaa. Qof daallan ayaa habeen badh ina quudin jiray. Innagu ma xusuusanno, Allena wuu ina xusuusiyay.

## Camallada kale ka hor

Ibnu Mascuud (Alle ha ka raalli noqdo) ayaa Nebiga ﷺ weydiiyay camalka Alle ugu jecel yahay. Wuxuu ugu jawaabay: “Salaadda oo waqtigeeda la tukado.” “Dabadeedna?” “Baarrinimada waalidka” (Bukhaari iyo Muslim). Nin kale ayaa weydiiyay cidda ugu mudan in uu si wanaagsan ula dhaqmo. Saddex jeer ayuu ku yidhi, “Hooyadaa,” dabadeedna, “Aabbahaa” (Bukhaari iyo Muslim).

Sidaas darteed, ardayga cilmi u safraya iyo mutadawaca mar walba dad kale u adeegayaa ha ka bilaabo albaabka gurigiisa.

## Marka la kala duwan yahay

Maamuusku kama dhigna in aanu waalidku weligii khaldamin. Haddii ay wax khaldan kuugu yeedhaan laguma adeeco, laakiin samafalku meeshiisa ayuu joogayaa. Waalidka ku dadaala in uu ilmahoodu Alle wax la wadaajiyo, Qur’aanku wuxuu yidhi ha adeecin, “adduunkana si wanaagsan ula dhaqan” (Suuradda Luqmaan, 31:15). Haddii ay xaaladdaas sidaa tahay, ka warran waalid ay innagu kala duwan nahay safar, shaqo ama qorshe oo keliya?

## Wax yar oo joogto ah

- Salaanta adigu ku hor mar, lana fadhiiso adigoon taleefan gacanta ku hayn.
- Talo weydii, weydiina sheekooyinkii dhallinyaranimadooda.
- Wixii aad hesho wax ka sii inta aanay ku weydiisan.
- Asxaabtooda booqo, xidhiidhkii qaraabo ee dhankooda kaa soo galayna xidhiidhi.
- Haddii ay dhinteen, u ducee. Rasuulku ﷺ wuxuu ku tiriyay waxyaabaha qofka geeridiisa ka dib u socda “ilmo wanaagsan oo u duceeya” (Muslim).

Rabbow, ugu naxariiso sidii ay inoo soo koriyeen innagoo yaryar.`,
    ar: `قلّ أن يقترن حق من حقوق الناس في القرآن بعبادة الله تعالى كما اقترن بها الإحسان إلى الوالدين. فقد اجتمع الأمران في آية واحدة، وكأن المرء لا يصدق في الأول وهو مضيّع للثاني.

> ﴿۞ وَقَضَىٰ رَبُّكَ أَلَّا تَعْبُدُوٓا۟ إِلَّآ إِيَّاهُ وَبِٱلْوَٰلِدَيْنِ إِحْسَـٰنًا ۚ إِمَّا يَبْلُغَنَّ عِندَكَ ٱلْكِبَرَ أَحَدُهُمَآ أَوْ كِلَاهُمَا فَلَا تَقُل لَّهُمَآ أُفٍّۢ وَلَا تَنْهَرْهُمَا وَقُل لَّهُمَا قَوْلًۭا كَرِيمًۭا﴾ [17:23]

## حين يبلغان الكبر

بدأت الآية بالإحسان عامة، ثم خصّت الكبر بالذكر. فكل والد يستحق اللين، غير أن صبرنا يُمتحن حين يتقدم بهما العمر: يتكرر السؤال، وتبطئ الخطوة، ومن كان يحملنا صار يحتاج إلى يد تسنده. وقد نُهينا حتى عن كلمة التضجر الصغيرة، وعلّمنا الله مكانها أدبًا ودعاء:

> ﴿وَٱخْفِضْ لَهُمَا جَنَاحَ ٱلذُّلِّ مِنَ ٱلرَّحْمَةِ وَقُل رَّبِّ ٱرْحَمْهُمَا كَمَا رَبَّيَانِى صَغِيرًۭا﴾ [17:24]

وفي هذا الدعاء تذكير بدَين قديم. فقد أطعمنا في جوف الليل من كان متعبًا يغالب النوم، ونحن لا نذكر ذلك، فذكّرنا الله به.

## قبل سائر الأعمال

سأل ابن مسعود رضي الله عنه النبي ﷺ: أي العمل أحب إلى الله؟ قال: «الصلاة على وقتها». قال: ثم أي؟ قال: «برّ الوالدين» (رواه البخاري ومسلم). وسأله رجل عن أحق الناس بحسن صحابته، فقال: «أمك» ثلاث مرات، ثم قال: «أبوك» (رواه البخاري ومسلم).

فطالب العلم الذي يسافر في طلبه، والمتطوع الذي لا يفتر عن خدمة الناس، أولى بهما أن ينظرا أولًا إلى باب البيت.

## عند الاختلاف

لا يعني البر أن الوالدين لا يخطئان. فإن دعَوَا إلى معصية لم يُطاعا فيها، ويبقى الإحسان على حاله. فقد نهى القرآن عن طاعة الوالدين إذا جاهدا ولدهما على الشرك بالله، ثم قال في الموضع نفسه: ﴿وَصَاحِبْهُمَا فِى ٱلدُّنْيَا مَعْرُوفًۭا﴾ [لقمان: 15].

فإذا كان هذا حقهما في تلك الحال، فكيف بوالدين لا يخالفاننا إلا في سفر أو عمل أو رأي؟

## القليل الدائم

- أن نبدأهما بالسلام، ونجلس معهما والهاتف بعيد عن اليد.
- أن نستشيرهما، ونسألهما عن أخبار صباهما.
- أن نعطيهما مما رزقنا الله قبل أن يسألا.
- أن نزور أصدقاءهما، ونصل الرحم التي جاءتنا من جهتهما.
- أن ندعو لهما بعد موتهما، فقد ذكر النبي ﷺ فيما يبقى للإنسان بعد موته: «أو ولد صالح يدعو له» (رواه مسلم).

ومن فاته شيء من هذا فيما مضى فباب الإحسان ما زال مفتوحًا: كلمة طيبة هذا المساء، أو زيارة في آخر الأسبوع، أو صدقة ودعاء لمن رحل منهما. والولد الذي يرى أباه يقبّل رأس جده يتعلم البر قبل أن يقرأ عنه في كتاب.

ربّ ارحمهما كما ربّيانا صغارًا.`,
  },
} satisfies SeedArticle;
