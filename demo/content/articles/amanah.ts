import type { SeedArticle } from '../../types.ts';

export default {
  publishedAt: '2025-09-12',
  picture: {
    name: 'article-amanah',
    alt: {
      en: 'A gold balance between a strong-box and an open account book, under an arched window with a palm',
      so: 'Miisaan dahabi ah oo u dhexeeya sanduuq lacageed iyo buug xisaabeed oo furan, daaqad qaanso ah oo geed timireed laga arko hoosteed',
      ar: 'ميزان ذهبي بين صندوق مال ودفتر حساب مفتوح، تحت نافذة مقوّسة تظهر منها نخلة',
    },
  },
  title: {
    en: 'Amanah: handling what has been entrusted to us',
    so: 'Ammaanada: maareynta lacagta samafalka',
    ar: 'الأمانة في أموال الخير',
  },
  content: {
    en: `A widow in a village gives two coins for a well. She does not ask for a receipt and will never see the accounts. Between her hand and the water stand the driver, the clerk, the buyer and the committee, and each of them holds her coins for a while. The name of what passes through their hands is *amanah*, a trust.

Charity work is often judged by its results: how many wells, how many books, how many students. Islam asks another question before that one: how was the trust carried?

## A command without exceptions

> “Allah commands you to give back trusts to those to whom they are due, and when you judge between people, to judge with justice.” (an-Nisa 4:58)

A trust has an owner, and it has people to whom it is due. Charity money belongs to neither the treasurer nor the chairman nor the association as a body. The giver has let it go for the sake of Allah, the poor have a right in it, and we stand in the middle. Among the qualities of the successful believers the Qur’an counts this one:

> “And those who are faithful to their trusts and their pledges.” (al-Mu’minun 23:8)

The Prophet ﷺ, on the other hand, counted betrayal of a trust among the three signs of the hypocrite (al-Bukhari and Muslim). It is a matter of faith before it is a matter of bookkeeping.

## The needle

How small may a thing be before it no longer matters? The Prophet ﷺ answered:

> “Whomever of you we appoint to a task, and he hides from us a needle or anything above it, that is a theft which he will bring with him on the Day of Resurrection.” (Muslim)

The needle is a mercy to us, because it removes the argument. The office telephone used for a private call, the litre of fuel, the blanket left over at the end of a distribution: we do not need to ask whether they are big enough to count.

## The gift

The Prophet ﷺ once appointed a man known as Ibn al-Lutbiyyah to collect the alms. When he came back he said, “This is for you, and this was given to me as a gift.” The Prophet ﷺ stood on the pulpit, praised Allah, and asked why such a man does not sit in the house of his father or his mother, to see whether gifts are brought to him or not (al-Bukhari and Muslim).

This is a clear test for everyone who serves in public. If I did not hold this position, would this gift have come to me? If the answer is no, it was not given to me. It was given to the chair I sit on, and it belongs with the trust.

## Why it is written down

The longest verse of the Qur’an is about recording a debt:

> “O you who believe, when you contract a debt with one another for a fixed term, write it down.” (al-Baqarah 2:282)

The people first addressed by this verse were the Companions, the most truthful of communities, and yet they were told to write, and to call witnesses. Writing does not mean suspicion. It protects the one who pays, the one who receives and the one who stands between them. Someone who says, “There is no need for paper among brothers,” means well, but he leaves his brother alone with his memory, and memory fails.

## What this asks of us in practice

Those who work with donations can hold themselves to a few plain habits:

- Money is counted by two people and recorded on the same day.
- Every gift receives a receipt, even when the giver says that it is not needed.
- What was given for a well is spent on a well. If the purpose cannot be fulfilled, those who gave are told of it.
- The one who approves a payment is not the one who receives it.
- Association money is never mixed with private money, not for one night.
- Relatives and friends of the staff are helped by the same measure as everyone else, and someone else decides.
- The accounts are shown to those who have a right to ask, and a yearly report is published, with its mistakes as well as its successes.

None of this takes the place of conscience. A dishonest person can produce tidy papers. But good order helps an honest person to remain honest on a day of tiredness or need.

## Strength and honesty together

When a daughter of the old man of Madyan spoke of Musa, peace be upon him, she named two qualities: “The best one you can hire is the strong, the trustworthy” (al-Qasas 28:26). A trustworthy person without ability loses what he meant to protect. A capable person without honesty is a greater danger still. So training a volunteer to keep accounts well is a part of piety, and admitting “I do not know how to do this, please give it to another” is a part of trust.

## A share in the reward

The subject is heavy, but the Prophet ﷺ also gave good news. He said that the trustworthy Muslim treasurer, who pays out what he was told to pay, complete and in full and with a willing heart, to the one for whom it was meant, is himself one of the givers of charity (al-Bukhari and Muslim). He may not own a single coin of what he carries, and yet he shares in the reward of the one who gave it.

May Allah make us people whose hands are safe for what is placed in them, and forgive us where we have fallen short.`,
    so: `Haweenay carmal ah oo tuulo deggan ayaa laba shilin u bixisay ceel la qodayo. Rasiidh ma weydiisan, xisaabtana weligeed ma arki doonto. Gacanteeda iyo biyaha waxa u dhexeeya darawal, xoghaye, qofka wax soo iibiya iyo guddi, mid kastaana muddo ayuu lacagteeda hayaa. Waxaas gacmahooda maraya magaciisu waa *ammaano*.

Shaqada samafalka waxa inta badan lagu qiimeeyaa natiijada: immisa ceel, immisa kitaab, immisa arday. Islaamku su’aal taas ka horraysa ayuu ina weydiinayaa: ammaanada sidee loo qaaday?

## Amar aan ka-reeb lahayn

> “Alle wuxuu idin amrayaa in aad ammaanooyinka u gudataan cidda leh, marka aad dadka kala xukumaysaanna aad caddaalad ku kala xukuntaan.” (Suuradda An-Nisaa’, 4:58)

Ammaanadu cid ay ka timid iyo cid ay u taal labadaba way leedahay. Lacagta samafalka ma laha khasnajigu, ma laha guddoomiyuhu, ururka laftiisuna ma laha. Qofkii bixiyay Alle dartii ayuu u sii daayay, masaakiintu xaq ayay ku leeyihiin, innaguna dhexda ayaynu taagannahay. Tilmaamaha mu’miniinta liibaantay waxa Qur’aanku ku tiriyay:

> “Iyo kuwa ammaanooyinkooda iyo ballamahooda dhawra.” (Suuradda Al-Mu’minuun, 23:8)

Dhanka kale, Nebi Muxammad ﷺ khiyaamaynta ammaanada wuxuu ku tiriyay saddexda calaamadood ee munaafaqa lagu garto (Bukhaari iyo Muslim). Arrintu inta aanay xisaab noqon ayay iimaan tahay.

## Irbadda

Wax intee le’eg ayaa aan la xisaabin? Rasuulku ﷺ wuxuu yidhi:

> “Qofkii aannu idinka mid ah shaqo u dirsanno, dabadeedna naga qariya irbad iyo wax ka sarreeya, waa khiyaamo uu Maalinta Qiyaame la iman doono.” (Muslim)

Irbaddu waa naxariis, waayo doodda ayay soo afjaraysaa. Taleefanka xafiiska oo hawl gaar ah lagu waco, litirka shidaalka ah, bustaha ka soo hadhay qaybinta: uma baahnin in aynu is weydiinno in ay ku filan yihiin wax la xisaabiyo.

## Hadiyadda

Rasuulku ﷺ mar ayuu nin la odhan jiray Ibnul Lutbiyyah u diray in uu sakada soo ururiyo. Markii uu soo noqday wuxuu yidhi: “Tani idinkaa iska leh, tanna aniga ayaa la ii hadiyeeyay.” Rasuulku ﷺ minbarka ayuu fuulay, Alle ayuu ammaanay oo u mahad naqay, wuxuuna weydiiyay ninkaas oo kale maxaa ka hor istaagay in uu guriga aabbihii ama hooyadii iska fadhiisto, si uu u arko in wax loo hadiyeeyo iyo in kale (Bukhaari iyo Muslim).

Tani waa miisaan cad oo uu haysto qof kasta oo dadka u adeegaa. Haddii aanan xilkan hayn, hadiyaddan ma la ii keeni lahaa? Haddii jawaabtu maya tahay, aniga la ima siin. Kursiga aan ku fadhiyo ayaa la siiyay, ammaanada ayayna raacaysaa.

## Maxaa loo qorayaa?

Aayadda Qur’aanka ugu dheer waxay ku saabsan tahay qoraalka deynta:

> “Kuwa xaqa rumeeyow, haddii aad deyn isku siisaan ilaa muddo la cayimay, qora.” (Suuradda Al-Baqara, 2:282)

Dadkii ugu horreeyay ee aayaddan lagula hadlay waxay ahaayeen Saxaabada, oo ahaa dadka ugu runta badan, haddana waxa lagu yidhi wax qora oo markhaatiyaal u yeedha. Qoraalku shaki maaha. Wuxuu dhawraa qofka bixinaya, qofka qaadanaya iyo ka u dhexeeyaba. Qofka yidhaahda “Walaalo dhexdood warqadi loogama baahna” niyad wanaagsan ayuu leeyahay, laakiin walaalkii ayuu xusuustiisa keligeed kaga tegay, xusuustuna way khaldantaa.

## Waxa ay ina farayso ficil ahaan

Cidda ka shaqaysa deeqaha dadku bixiyaan waxa u fiican caadooyin kooban:

- Lacagta laba qof ayaa tirisa, maalintaas la helayna waa la diiwaangeliyaa.
- Deeq kasta rasiidh ayaa laga bixiyaa, xataa haddii qofka bixiyay yidhaahdo looma baahna.
- Wixii ceel loo bixiyay ceel ayaa lagu qodaa. Haddii ujeeddadii hirgeli weydo, ciddii bixisay waa loo sheegaa.
- Qofka lacagta bixinteeda oggolaadaa maaha qofka qaadanaya.
- Lacagta ururka laguma daro lacag qof gaar ah, xataa hal habeen.
- Qaraabada iyo saaxiibbada shaqaalaha waxa lagu caawiyaa isla miisaanka dadka kale, qof kale ayaana go’aanka leh.
- Xisaabta waa la tusaa cidda xaqa u leh in ay weydiiso, sannad kastana warbixin ayaa la daabacaa, khaladaadka iyo guulahaba leh.

Arrimahani damiirka ma beddelaan. Qof aan daacad ahayn waraaqo habaysan wuu samayn karaa. Laakiin nidaamka wanaagsani wuxuu qofka daacadda ah ku caawiyaa in uu daacad ahaado maalinta uu daallan yahay ama baahan yahay.

## Awood iyo daacadnimo la isla helo

Markii ay gabadhii uu dhalay odaygii Madyan ka hadlaysay Nebi Muuse (nabadgelyo korkiisa ha ahaato), laba tilmaamood ayay sheegtay: “Qofka ugu wanaagsan ee aad shaqaalaysataa waa ka xoogga leh ee ammiinka ah” (Suuradda Al-Qasas, 28:26). Qofka ammiinka ah ee aan karti lahayn wuxuu lumiyaa wixii uu dhawri lahaa. Ka kartida leh ee aan daacadda ahaynna khatartiisu way ka sii weyn tahay. Sidaas darteed, in mutadawac la baro xisaab-haynta wanaagsani waxay ka mid tahay cibaadada. Sidoo kale, in qofku yidhaahdo “Hawshan ma aqaan, fadlan cid kale u dhiiba” waxay ka mid tahay ammaanada.

## Ajarka oo la wadaago

Mawduucu waa culus yahay, laakiin Rasuulku ﷺ bishaaro ayuu kaloo inoo sheegay. Wuxuu yidhi khasnajiga Muslimka ah ee ammiinka ah, ee wixii la faray bixiya isaga oo dhan oo dhammaystiran, naftiisuna raalli ku tahay, una gudbiya cidda loogu talogalay, waa mid ka mid ah kuwa sadaqada bixiya (Bukhaari iyo Muslim). Waxa dhici karta in aanu hal shilin ka lahayn waxa uu sido, haddana ajarka ayuu la wadaagayaa qofkii bixiyay.

Alle ha inaga dhigo kuwo gacmahoodu ammaan u yihiin waxa loo dhiibo, hana inoo dambi dhaafo wixii aynu ka gaabinnay.`,
    ar: `امرأة أرملة في قرية دفعت قرشين لحفر بئر. لم تطلب إيصالًا، ولن ترى الحسابات أبدًا. وبين يدها والماء سائق وكاتب ومشترٍ ولجنة، وكل واحد منهم يحمل مالها زمنًا. واسم هذا الذي يمر بين أيديهم: الأمانة.

كثيرًا ما يُقاس العمل الخيري بنتائجه: كم بئرًا، وكم كتابًا، وكم طالبًا. والإسلام يسأل قبل ذلك سؤالًا آخر: كيف حُملت الأمانة؟

## أمر لا استثناء فيه

> ﴿۞ إِنَّ ٱللَّهَ يَأْمُرُكُمْ أَن تُؤَدُّوا۟ ٱلْأَمَـٰنَـٰتِ إِلَىٰٓ أَهْلِهَا وَإِذَا حَكَمْتُم بَيْنَ ٱلنَّاسِ أَن تَحْكُمُوا۟ بِٱلْعَدْلِ ۚ إِنَّ ٱللَّهَ نِعِمَّا يَعِظُكُم بِهِۦٓ ۗ إِنَّ ٱللَّهَ كَانَ سَمِيعًۢا بَصِيرًۭا﴾ [4:58]

للأمانة أهل تُؤدّى إليهم. ومال الخير ليس ملكًا لأمين الصندوق، ولا لرئيس الجمعية، ولا للجمعية نفسها. فقد أخرجه صاحبه لوجه الله تعالى، وللفقراء فيه حق، ونحن واقفون في الوسط. وقد عدّ القرآن من صفات المؤمنين المفلحين:

> ﴿وَٱلَّذِينَ هُمْ لِأَمَـٰنَـٰتِهِمْ وَعَهْدِهِمْ رَٰعُونَ﴾ [23:8]

وفي المقابل جعل النبي محمد ﷺ خيانة الأمانة من آيات المنافق الثلاث (رواه البخاري ومسلم). فالمسألة مسألة إيمان قبل أن تكون مسألة دفاتر.

## المِخْيَط

ما مقدار الشيء الصغير الذي لا يُحاسَب عليه المرء؟ أجاب النبي ﷺ:

> «من استعملناه منكم على عمل، فكتمنا مخيطًا فما فوقه، كان غلولًا يأتي به يوم القيامة» (رواه مسلم)

والمخيط هو الإبرة، وذكرها رحمة بنا لأنها تقطع الجدال. فهاتف المكتب في مكالمة خاصة، ولتر الوقود، والبطانية التي بقيت بعد التوزيع، لا نحتاج أن نسأل: أهي كبيرة تستحق الحساب أم لا؟

## الهدية

استعمل النبي ﷺ رجلًا يقال له ابن اللُّتْبية على الصدقة، فلما رجع قال: هذا لكم، وهذا أُهدي لي. فقام رسول الله ﷺ على المنبر، فحمد الله وأثنى عليه، وأنكر ذلك، وقال فيما قال: هلّا جلس في بيت أبيه أو بيت أمه فينظر أيُهدى له أم لا؟ (رواه البخاري ومسلم، وهذا معناه).

وهذا ميزان واضح لكل من يخدم الناس: لو لم أكن في هذا المنصب، أكانت هذه الهدية تأتيني؟ فإن كان الجواب لا، فإنها لم تُهدَ إليّ، بل إلى الكرسي الذي أجلس عليه، ومكانها مع الأمانة.

## لماذا نكتب؟

أطول آية في القرآن نزلت في توثيق الدَّين، وأولها: ﴿يَـٰٓأَيُّهَا ٱلَّذِينَ ءَامَنُوٓا۟ إِذَا تَدَايَنتُم بِدَيْنٍ إِلَىٰٓ أَجَلٍۢ مُّسَمًّۭى فَٱكْتُبُوهُ﴾ [البقرة: 282].

وأول من خوطب بهذه الآية هم الصحابة رضي الله عنهم، وهم أصدق الناس، ومع ذلك أُرشدوا إلى الكتابة والإشهاد. فالكتابة ليست اتهامًا، بل هي حفظ للدافع والآخذ ومن يقف بينهما. ومن قال: «لا حاجة إلى الورق بين الإخوة» فقد حسنت نيته، لكنه ترك أخاه وحيدًا مع ذاكرته، والذاكرة تخون.

## ما الذي يلزمنا في العمل؟

ينبغي لمن يتولى أموال التبرعات أن يأخذ نفسه بعادات واضحة:

- أن يعدّ المال شخصان، ويُقيَّد في يومه.
- أن يُعطى كل متبرع إيصالًا، ولو قال إنه لا يحتاج إليه.
- أن يُصرف ما أُعطي للبئر في البئر، فإن تعذّر ذلك أُخبر المتبرعون.
- ألا يكون من يأذن بالصرف هو من يقبض المال.
- ألا يختلط مال الجمعية بمال خاص، ولو ليلة واحدة.
- أن يُعان أقارب العاملين وأصدقاؤهم بالميزان الذي يُعان به غيرهم، ويكون القرار لغير قريبهم.
- أن تُعرض الحسابات على من له حق السؤال، ويُنشر تقرير سنوي يذكر الأخطاء كما يذكر النجاح.

ولا يغني شيء من هذا عن الضمير، فقد يُحسن الخائن ترتيب أوراقه. لكن النظام الجيد يعين الأمين على أن يبقى أمينًا في يوم تعب أو حاجة.

## القوة مع الأمانة

حين تحدثت ابنة الشيخ الكبير في مدين عن موسى عليه السلام ذكرت صفتين:

> ﴿قَالَتْ إِحْدَىٰهُمَا يَـٰٓأَبَتِ ٱسْتَـْٔجِرْهُ ۖ إِنَّ خَيْرَ مَنِ ٱسْتَـْٔجَرْتَ ٱلْقَوِىُّ ٱلْأَمِينُ﴾ [28:26]

فالأمين العاجز يضيّع ما أراد حفظه، والقادر الخائن أشد خطرًا. ولذلك فإن تدريب المتطوع على ضبط الحسابات من التقوى، وقول المرء: «لا أحسن هذا العمل فأعطوه غيري» من الأمانة.

## شركة في الأجر

الحديث عن الأمانة ثقيل، وقد بشّر النبي ﷺ أهلها، فأخبر أن الخازن المسلم الأمين الذي يعطي ما أُمر به كاملًا موفّرًا طيبة به نفسه، فيدفعه إلى من أُمر له به، هو أحد المتصدقين (رواه البخاري ومسلم). فقد لا يملك قرشًا واحدًا مما يحمل، وهو مع ذلك شريك في أجر من أعطى.

نسأل الله أن يجعل أيدينا مأمونة على ما يوضع فيها، وأن يغفر لنا ما قصّرنا فيه.`,
  },
} satisfies SeedArticle;
