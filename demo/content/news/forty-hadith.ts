import type { SeedNews } from '../../types.ts';

export default {
  publishedAt: '2026-08-29',
  picture: {
    name: 'news-forty-hadith',
    alt: {
      en: 'An open book on its stand and a lantern in a wall niche, a lamp hanging on each side.',
      so: 'Kitaab furan oo rixaal saaran iyo faynuus, ku dhex yaalla god derbiga ah, dhinac kastana siraad ka laalaado.',
      ar: 'كتاب مفتوح على حامله وفانوس في كوّة جدار، وعلى كل جانب مصباح معلّق.',
    },
  },
  title: {
    en: 'Forty-two evenings with the Forty Hadith of Imam an-Nawawi',
    so: 'Laba iyo afartan fiid oo lala qaadanayo Afartanka Xadiis ee an-Nawawi',
    ar: 'اثنان وأربعون مساءً مع الأربعين النووية',
  },
  description: {
    en: 'From 7 September a free study circle in Hargeisa reads one hadith an evening. Everyone is welcome, and no previous study is needed.',
    so: '7da Sebtembar laga bilaabo, xalqo lacag la’aan ah oo Hargeysa ka furmaysa ayaa fiid kasta hal xadiis akhrin doonta. Qof walba waa lagu soo dhoweynayaa, aqoon hore looma baahna.',
    ar: 'ابتداءً من 7 سبتمبر تقرأ حلقة مجانية في هرجيسا حديثًا واحدًا كل مساء. والدعوة عامة، ولا يُشترط لها علم سابق.',
  },
  content: {
    en: `On Monday 7 September 2026 we open the small book that has taught more Muslims than almost any other: the Forty Hadith of Imam an-Nawawi. It holds forty-two short sayings of the Prophet Muhammad ﷺ, and in them the roots of faith, worship and good character.

The circle meets in the hall of the Nuur Library in Hargeisa on Mondays and Wednesdays between Maghrib and Isha. One evening is given to one hadith, so that the book is finished in the last week of January 2027. Women sit in the upper reading room, where the lesson is heard and questions can be sent down on paper.

The teacher is Sheikh Mustafa Adan, who studied hadith for eleven years and has taught this book in Borama and Burao. Each evening has the same order:

1. The text is read in Arabic and everyone repeats it.
2. The meaning is told in plain Somali.
3. One question is asked: what can we do differently tomorrow?

The first evening belongs to the hadith with which the book begins: “Actions are but by intentions, and every person shall have only what he intended” (al-Bukhari and Muslim).

## What to bring

Bring a notebook and a pen. A booklet with the Arabic text and a Somali translation costs one dollar at the door; whoever has no dollar may take one all the same. Those who learn all forty-two hadith by heart will be heard in February and receive a certificate.

For those who live far away, the lessons are recorded, and the branches in Burao, Berbera and Borama play them on Thursdays after Asr. For questions, please call the library between 9:00 in the morning and noon.`,
    so: `Isniinta, 7da Sebtembar 2026, waxaannu furaynaa kitaab yar oo ka mid ah kutubta Muslimiinta ugu badan wax baray: Afartanka Xadiis ee Imaam an-Nawawi. Wuxuu ka kooban yahay laba iyo afartan hadal oo gaagaaban oo Nebi Muxammad ﷺ laga soo weriyay, kuwaas oo ay ku jiraan asaaska iimaanka, cibaadada iyo akhlaaqda wanaagsan.

Xalqadu waxay ku kulmaysaa hoolka Maktabadda Nuur ee Hargeysa maalmaha Isniinta iyo Arbacada, inta u dhexaysa maqrib iyo cishe. Fiid kasta hal xadiis ayaa la qaadanayaa, sidaa darteed kitaabku wuxuu dhammaanayaa toddobaadka ugu dambeeya Janaayo 2027. Haweenku waxay fadhiyayaan qolka sare ee akhriska, halkaas oo casharka laga maqlayo su’aalahana qoraal lagu soo dirayo.

Macallinku waa Sheekh Mustafe Aadan, oo kow iyo toban sannadood xadiiska baranayay, kitaabkanna hore ugu dhigay Boorama iyo Burco. Fiid kastaa sidan ayuu u socdaa:

1. Xadiiska Af-Carabi ayaa lagu akhrinayaa, dadkuna way ku celinayaan.
2. Micnihiisa ayaa Af-Soomaali fudud lagu sheegayaa.
3. Hal su’aal ayaa la isweydiinayaa: maxaynu berri beddeli karnaa?

Fiidka ugu horreeya waxa iska leh xadiiska kitaabku ku bilaabmo: “Camalladu waxay ku xidhan yihiin niyadda, qof walbana wuxuu leeyahay uun wixii uu niyaystay” (Bukhaari iyo Muslim).

## Waxa la keenayo

Keena buug xusuusqor ah iyo qalin. Buug-yare Af-Carabiga xadiiska iyo tarjumaddiisa Af-Soomaaliga leh ayaa albaabka lagu iibinayaa hal doolar; qofkii aan haysanna sidaas oo kale ayuu u qaadan karaa. Kuwa laba iyo afartanka xadiis wada xafida waxa la dhegaysan doonaa Febraayo, waxayna heli doonaan shahaado.

Dadka fog casharrada waa loo duubayaa, laamaha Burco, Berbera iyo Booramana waxay daarayaan Khamiista salaadda casar ka dib. Wixii su’aalo ah fadlan maktabadda soo waca 9:00 subaxnimo ilaa 12:00 duhurnimo.`,
    ar: `نفتح يوم الاثنين 7 سبتمبر 2026 كتابًا صغيرًا قلّ أن تعلّم المسلمون من كتاب مثله: «الأربعين النووية» للإمام النووي رحمه الله. وهو يضم اثنين وأربعين حديثًا قصيرًا عن النبي محمد ﷺ، فيها أصول الإيمان والعبادة وحسن الخلق.

تجتمع الحلقة في قاعة مكتبة النور بهرجيسا يومي الاثنين والأربعاء بين المغرب والعشاء. ولكل مساء حديث واحد، فيُختم الكتاب في الأسبوع الأخير من يناير 2027. وتجلس النساء في قاعة القراءة العليا، حيث يُسمع الدرس وتُرسل الأسئلة مكتوبة.

ويلقي الدروس الشيخ مصطفى آدم، الذي درس علم الحديث أحد عشر عامًا، ودرّس هذا الكتاب من قبل في بوراما وبرعو. ولكل مساء ترتيب واحد:

1. يُقرأ نص الحديث بالعربية ويردده الحاضرون.
2. يُشرح معناه باللغة الصومالية شرحًا ميسرًا.
3. يُطرح سؤال واحد: ما الذي يمكن أن نغيره غدًا؟

والمساء الأول للحديث الذي افتُتح به الكتاب: «إنما الأعمال بالنيات، وإنما لكل امرئ ما نوى» (رواه البخاري ومسلم).

## ماذا تُحضر معك؟

أحضر دفترًا وقلمًا. ويُباع عند الباب كتيب فيه النص العربي وترجمته الصومالية بدولار واحد، ومن لم يكن معه دولار فليأخذه أيضًا. ومن يحفظ الأحاديث الاثنين والأربعين كلها يُستمع إليه في فبراير وينال شهادة بذلك.

وتُسجَّل الدروس لمن يسكن بعيدًا، وتعرضها فروع برعو وبربرة وبوراما يوم الخميس بعد صلاة العصر. وللاستفسار يُرجى الاتصال بالمكتبة بين التاسعة صباحًا والثانية عشرة ظهرًا.`,
  },
} satisfies SeedNews;
