import type { SeedNews } from '../../types.ts';

export default {
  publishedAt: '2025-07-12',
  picture: {
    name: 'news-tajwid-course',
    alt: {
      en: 'An open book, a lantern and a wooden slate on a table at night, books in a niche behind.',
      so: 'Kitaab furan, faynuus iyo loox miis saaran habeenkii, kutubna god derbiga ah ku jiraan.',
      ar: 'كتاب مفتوح وفانوس ولوح خشبي على طاولة ليلًا، وخلفها كتب في كوّة.',
    },
  },
  title: {
    en: 'Thirty-four teachers complete the summer course in tajwid',
    so: 'Afar iyo soddon macallin oo dhammaystay koorsadii xagaaga ee tajwiidka',
    ar: 'أربعة وثلاثون معلمًا ومعلمة يتمّون الدورة الصيفية في التجويد',
  },
  description: {
    en: 'For twelve days in Borama they listened, recited and corrected one another. They return to schools in four towns and nine villages.',
    so: 'Laba iyo toban maalmood ayay Boorama ku dhegaysanayeen, ku akhriyayeen, iskuna saxayeen. Waxay ku noqonayaan dugsiyo ku yaalla afar magaalo iyo sagaal tuulo.',
    ar: 'استمعوا وتلوا وصحّح بعضهم لبعض في بوراما اثني عشر يومًا، وهم يعودون إلى مدارس في أربع مدن وتسع قرى.',
  },
  content: {
    en: `Teachers are rarely corrected, and seldom enjoy it. The thirty-four men and women who spent the days from 29 June to 10 July 2025 at our branch in Borama asked for nothing else. They teach the Qur’an in four towns and nine villages, some in our schools and some in others, and they came to have their own recitation heard, letter by letter.

The course was led by Sheikh Abdirahman Hassan, who holds an ijazah in the narration (riwayah) of Hafs from Asim; Ustadha Khadra Ismail taught the thirteen women. Mornings from 7:30 to 11:30 were for the points of articulation, the qualities of the letters and the rules of nun, mim and the long vowels. In the afternoons the teachers recited in pairs and marked each other’s slips with pencil.

## Not only rules

Two afternoons dealt with the question of how one teaches. How does a class of twenty-five stay attentive when one child recites? How does one correct without shaming? The teachers agreed on a short list that now hangs in every school:

- praise first what was right
- correct one thing at a time
- never raise a hand against a child
- hear every child every day, if only for two lines

On the last day each participant recited before a panel of three. Twenty-nine received the certificate; five will recite again in December, after a term of practice with a partner.

The course cost 4,100 dollars for travel, meals and lodging, and was free for the teachers. Two families in Borama took in the women as guests of their houses, for which we thank them warmly. The next summer course will be held in Burao; heads of schools who wish to send a teacher may write to us until the end of May.`,
    so: `Macallimiinta marar dhif ah ayaa la saxaa, in yar ayaana jecel. Afar iyo soddonkii rag iyo haween ahaa ee 29kii Juun ilaa 10kii Luulyo 2025 joogay laantayada Boorama wax kale ma codsan. Waxay Qur’aanka ka dhigaan afar magaalo iyo sagaal tuulo, qaar dugsiyadayada ayay ka dhigaan, qaarna dugsiyo kale, waxayna u yimaaddeen in akhriskooda xaraf xaraf loo dhegaysto.

Koorsada waxa hoggaaminayay Sheekh Cabdiraxmaan Xasan, oo ijaasad u haysta riwaayadda Xafs ee Caasim; saddex iyo tobanka haween ahna waxa wax baraysay Ustaada Khadra Ismaaciil. Subaxdii, 7:30 ilaa 11:30, waxa la qaadanayay halka ay xarfuhu ka soo baxaan, tilmaamahooda, axkaamta nuunka iyo miimka, iyo shaqallada dheer. Galabtiina macallimiintu laba laba ayay u akhriyayeen, midba khaladka ka kale ayuu qalin ku calaamadaynayay.

## Xeerar keliya maaha

Laba galab waxa lagaga hadlay sida wax loo dhigo. Sidee fasal shan iyo labaatan ah loogu haystaa feejignaan iyada oo hal ilmo akhrinayo? Sidee loo saxaa iyada oo aan la ceebayn? Macallimiintu waxay isku raaceen liis gaaban oo hadda dugsi kasta sudhan:

- marka hore ammaan wixii saxnaa
- mar walba hal wax sax
- ilmo weligaa gacan ha u qaadin
- ilmo kasta maalin kasta dhegayso, haba ahaato laba sadar oo keliya

Maalintii ugu dambaysay qof kastaa wuxuu ku hor akhriyay guddi saddex ah. Sagaal iyo labaatan ayaa shahaadada qaatay; shan ayaa Disembar mar kale akhrin doona, ka dib xilli ay saaxiib la tababaranayaan.

Koorsada waxa ku baxay 4,100 oo doolar oo ah safar, cunto iyo hoy, macallimiintana lacag la’aan ayay u ahayd. Laba qoys oo Boorama deggan ayaa haweenka guryahooda ku martigeliyay, aad ayaannuna ugu mahadcelinaynaa. Koorsada xagaaga ee xigta waxa lagu qaban doonaa Burco; maamulayaasha dugsiyada ee doonaya inay macallin soo diraan waxay noo soo qori karaan ilaa dhammaadka Maajo.`,
    ar: `قلّما يُصحَّح للمعلمين، وقلّما يسرّهم ذلك. أما المعلمون والمعلمات الأربعة والثلاثون الذين قضوا الأيام من 29 يونيو إلى 10 يوليو 2025 في فرعنا ببوراما فلم يطلبوا غير ذلك. فهم يعلّمون القرآن في أربع مدن وتسع قرى، بعضهم في مدارسنا وبعضهم في غيرها، وقد جاؤوا ليُستمع إلى تلاوتهم حرفًا حرفًا.

أشرف على الدورة الشيخ عبد الرحمن حسن، وهو مجاز برواية حفص عن عاصم، وتولت الأستاذة خضرة إسماعيل تعليم المعلمات الثلاث عشرة. وكانت الفترة الصباحية، من الساعة 7:30 إلى 11:30، لمخارج الحروف وصفاتها وأحكام النون والميم والمدود، وفي العصر كان المعلمون يقرؤون مثنى ويضع كل منهم علامة بالقلم على أخطاء صاحبه.

## ليست الأحكام وحدها

خُصص عصران لسؤال آخر: كيف نعلّم؟ وكيف يبقى صف من خمسة وعشرين طفلًا منتبهًا وواحد منهم يتلو؟ وكيف نصحح من غير أن نُخجل؟ واتفق المعلمون على قائمة قصيرة عُلّقت في كل مدرسة:

- ابدأ بالثناء على الصواب
- صحّح أمرًا واحدًا في كل مرة
- لا ترفع يدك على طفل أبدًا
- استمع إلى كل طفل كل يوم ولو سطرين

وفي اليوم الأخير تلا كل مشارك أمام لجنة ثلاثية، فنال الشهادة تسعة وعشرون، وسيعيد خمسة التلاوة في ديسمبر بعد فصل من التدرب مع رفيق.

بلغت تكلفة الدورة 4,100 دولار للسفر والطعام والسكن، وكانت مجانية للمعلمين. واستضافت أسرتان في بوراما المعلمات في بيوتهما، فلهما منا جزيل الشكر. وتُعقد الدورة الصيفية القادمة في برعو، ولمديري المدارس الراغبين في إيفاد معلم أن يكتبوا إلينا حتى نهاية مايو.`,
  },
} satisfies SeedNews;
