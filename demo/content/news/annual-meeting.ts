import type { SeedNews } from '../../types.ts';

export default {
  publishedAt: '2026-01-24',
  picture: {
    name: 'news-annual-meeting',
    alt: {
      en: 'A hall with a blue carpet and floor cushions in a half circle; before five arched windows stands a low table with an open account book.',
      so: 'Hool kadiifad buluug ah leh, barkimona badh-goobo loo dhigay; shan daaqadood oo qaanso ah hortood waxa yaalla miis gaaban oo buug xisaabeed furan saaran yahay.',
      ar: 'قاعة فُرشت بسجادة زرقاء وصُفّت فيها الوسائد نصف دائرة، وأمام خمس نوافذ مقوّسة طاولة منخفضة عليها دفتر حساب مفتوح.',
    },
  },
  title: {
    en: 'Annual meeting 2026: accounts approved, three tasks for the year',
    so: 'Shirweynaha sannadka 2026: xisaabta oo la ansixiyay iyo saddex hawlood',
    ar: 'الاجتماع السنوي 2026: اعتماد الحسابات وثلاث مهام للعام',
  },
  description: {
    en: 'Two hundred and twelve members from five branches met in Hargeisa. They approved the accounts of 2025 and chose what the association will work on next.',
    so: 'Laba boqol iyo laba iyo toban xubnood oo shan laamood ka kala yimid ayaa Hargeysa ku kulmay. Waxay ansixiyeen xisaabta 2025, waxayna doorteen hawlaha sannadkan.',
    ar: 'اجتمع في هرجيسا 212 عضوًا من خمسة فروع، فاعتمدوا حسابات عام 2025 واختاروا ما ستعمل عليه الجمعية في المرحلة القادمة.',
  },
  content: {
    en: `The annual meeting of the Nuur Association was held on Thursday 22 January 2026 in the hall of our centre in Hargeisa. Two hundred and twelve members came, from Hargeisa, Burao, Berbera, Borama and the villages of Togdheer; 74 of them were women. The bus from Burao had left at four in the morning and was among the first to arrive.

After the recitation the chair of the association gave the report of the year. At the end of 2025 our eleven Qur’an schools had 1,640 pupils, 771 of them girls. The library opened its doors, four of the seven new village wells were finished, and nine villages received water and food during the drought.

The treasurer then read the accounts, line by line. They had been examined by an accountant from outside the association, who answered questions for almost an hour. The members approved them with two abstentions. The printed report can be read on this site under Annual Reports; the full financial statement follows in February.

## Three tasks for 2026

1. **A new Qur’an school** on the western edge of Hargeisa, with eight classrooms. Building begins on 1 February.
2. **A teachers’ institute in Burao**, so that villages need no longer wait for a trained teacher. The first students start in May.
3. **A book cart** for the villages between Hargeisa and Borama, from June.

The members asked that no further project be opened unless half of its cost has been gathered, and the board accepted this as a rule.

Three members of the board had completed their term and were thanked with warm words. In their place the meeting elected two teachers and, for the first time, a representative of the former pupils. The day closed with the prayer and a shared meal. Those who wish to become members before the next meeting, in January 2027, find the form on the page “Be a member”.`,
    so: `Shirweynaha sannadlaha ah ee Ururka Nuur wuxuu qabsoomay Khamiistii, 22kii Janaayo 2026, hoolka xaruntayada Hargeysa. Waxa yimid laba boqol iyo laba iyo toban xubnood oo ka kala socday Hargeysa, Burco, Berbera, Boorama iyo tuulooyinka Togdheer; 74 ka mid ahi waxay ahaayeen haween. Baskii Burco afartii aroornimo ayuu soo baxay, wuxuuna ka mid ahaa kuwii ugu horreeyay ee soo gaadha.

Akhriska Qur’aanka ka dib guddoomiyaha ururku wuxuu jeediyay warbixinta sannadka. Dhammaadkii 2025 kow iyo tobanka dugsi ee Qur’aanka waxa dhiganayay 1,640 arday, oo 771 ka mid ahi gabdho yihiin. Maktabaddu albaabbada ayay furtay, toddobada ceel ee cusub ee tuulooyinka afar ayaa dhammaaday, sagaal tuulona biyo iyo cunto ayaa la gaadhsiiyay xilligii abaarta.

Ka dib khasnajigu wuxuu xisaabta u akhriyay sadar sadar. Waxa hore u baadhay xisaabiye ururka ka baxsan, kaas oo ku dhowaad saacad su’aalo ka jawaabayay. Xubnuhu way ansixiyeen, laba xubnood oo keliya ayaa ka aamusay. Warbixinta daabacan waxa laga akhrisan karaa degelkan, qaybta Warbixinnada Sannadlaha ah; warbixinta maaliyadda oo dhammaystiranina waxay soo baxaysaa Febraayo.

## Saddex hawlood oo 2026

1. **Dugsi Qur’aan oo cusub** oo laga dhisayo galbeedka Hargeysa, siddeed fasalna leh. Dhismuhu wuxuu bilaabmayaa 1da Febraayo.
2. **Machadka macallimiinta ee Burco**, si aanay tuulooyinku macallin tababaran u sugin. Ardaydii ugu horraysay waxay bilaabayaan Maajo.
3. **Gaadhiga buugaagta** ee tuulooyinka u dhexeeya Hargeysa iyo Boorama, laga bilaabo Juun.

Xubnuhu waxay codsadeen in aan mashruuc kale la furin ilaa kharashkiisa kala badh la helo, guddiguna taas xeer ahaan ayuu u aqbalay.

Saddex xubnood oo guddiga ka mid ahaa xilligoodii wuu dhammaaday, waxaana looga mahadceliyay hadal diirran. Beddelkoodii shirku wuxuu doortay laba macallin iyo, markii ugu horraysay, wakiil ka socda ardaydii hore. Maalinta waxa lagu soo gebagebeeyay duco iyo cunto la wadaagay. Qofkii doonaya inuu xubin noqdo ka hor shirka xiga ee Janaayo 2027, foomka wuxuu ka helayaa bogga “Xubin noqo”.`,
    ar: `عُقد الاجتماع السنوي لجمعية النور يوم الخميس 22 يناير 2026 في قاعة مركزنا بهرجيسا. وحضره 212 عضوًا من هرجيسا وبرعو وبربرة وبوراما وقرى توغدير، منهم 74 من النساء. وكانت حافلة برعو قد انطلقت في الرابعة فجرًا، فكانت من أوائل الواصلين.

وبعد التلاوة قدّم رئيس الجمعية تقرير العام: ففي نهاية عام 2025 بلغ عدد الدارسين في مدارسنا القرآنية الإحدى عشرة 1,640 طالبًا وطالبة، منهم 771 من البنات، وفتحت المكتبة أبوابها، واكتملت أربع من الآبار السبع الجديدة في القرى، ووصل الماء والغذاء إلى تسع قرى في أثناء الجفاف.

ثم قرأ أمين الصندوق الحسابات بندًا بندًا. وكان قد راجعها محاسب من خارج الجمعية أجاب عن أسئلة الأعضاء قرابة ساعة. واعتمدها الأعضاء مع امتناع عضوين عن التصويت. ويمكن الاطلاع على التقرير المطبوع في صفحة التقارير السنوية من هذا الموقع، ويصدر البيان المالي المفصّل في فبراير.

## ثلاث مهام لعام 2026

1. **مدرسة قرآنية جديدة** في الطرف الغربي من هرجيسا تضم ثمانية صفوف، ويبدأ بناؤها في 1 فبراير.
2. **معهد للمعلمين في برعو**، حتى لا تنتظر القرى معلمًا مؤهلًا، ويبدأ طلابه الأوائل في مايو.
3. **عربة كتب** للقرى الواقعة بين هرجيسا وبوراما ابتداءً من يونيو.

وطلب الأعضاء ألا يُفتح مشروع آخر ما لم يُجمع نصف تكلفته، فقبل مجلس الإدارة ذلك قاعدةً للعمل.

وانتهت مدة ثلاثة من أعضاء المجلس فشكرهم الحاضرون، وانتخب الاجتماع مكانهم معلمَين اثنين، ولأول مرة ممثلًا عن الطلاب السابقين. واختُتم اليوم بالدعاء وبطعام مشترك. ومن أراد أن يصبح عضوًا قبل الاجتماع القادم في يناير 2027 فسيجد النموذج في صفحة «كن عضوًا».`,
  },
} satisfies SeedNews;
