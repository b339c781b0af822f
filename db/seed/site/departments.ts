/** The five departments that a site begins with (specification 2, departments page). */
import type { Department } from '../../../domain/site/site-views.ts';

export const departments: readonly Department[] = [
  {
    id: 'quran',
    icon: 'quran',
    name: {
      en: 'Holy Qur’an',
      so: 'Qur’aanka Kariimka ah',
      ar: 'القرآن الكريم',
    },
    description: {
      en: 'The Qur’an department looks after the schools and evening circles where children, young people and adults learn to recite, memorise and understand the Book of Allah. It trains and examines the teachers, sets one plan of study for every branch, and follows each pupil from the first letters on the wooden slate to the memorisation of the whole Qur’an. Twice a year it holds open examinations before a panel of reciters, and every Ramadan its huffaz lead the night prayers in mosques across Hargeisa, Burao, Berbera and Borama. Books and slates are free; families who are able give 5\u00a0dollars a month, and no child is turned away because the family cannot pay.',
      so: 'Waaxda Qur’aanku waxay dusha kala socotaa dugsiyada iyo xalqadaha fiidkii ee ay carruurta, dhallinyarada iyo dadka waaweyni ku bartaan akhriska, xifdiga iyo fahamka Kitaabka Alle. Waxay tababartaa oo imtixaantaa macallimiinta, waxay laamaha oo dhan u dejisaa manhaj midaysan, waxayna ardayga la socotaa laga bilaabo xarfaha ugu horreeya ee looxa ilaa uu Qur’aanka oo dhan ka xifdiyo. Sannadkii laba jeer ayay qabataa imtixaan furan oo ay qaadaan guddi qurraa ahi, bisha Ramadaanna xufaadda waaxdu waxay salaadda taraawiixda ku tujiyaan masaajidda Hargeysa, Burco, Berbera iyo Boorama. Buugaagta iyo looxyadu waa lacag la’aan; qoyskii awooda wuxuu bishii bixiyaa 5\u00a0doolar, ilmona looma diido qoyskiisu lacag bixin kari waayay dartii.',
      ar: 'يُعنى قسم القرآن الكريم بالمدارس والحلقات المسائية التي يتعلم فيها الصغار والشباب والكبار تلاوة كتاب الله تعالى وحفظه وفهمه. يدرّب القسم المعلمين ويختبرهم، ويضع لجميع الفروع خطة دراسية موحدة، ويتابع الطالب من أول حرف يخطّه على اللوح حتى يُتمّ حفظ القرآن كاملًا. ويعقد مرتين في السنة اختبارات علنية أمام لجنة من القراء، ويؤمّ حفّاظه المصلين في صلاة التراويح كل رمضان في مساجد هرجيسا وبرعو وبربرة وبوراما. والكتب والألواح مجانية، ويدفع المستطيع من الأسر 5\u00a0دولارات في الشهر، ولا يُردّ طفل لأن أسرته لا تستطيع الدفع.',
    },
  },
  {
    id: 'sunnah',
    icon: 'sunnah',
    name: {
      en: 'Prophet’s Sunnah',
      so: 'Sunnada Nebiga ﷺ',
      ar: 'السنة النبوية',
    },
    description: {
      en: 'The Sunnah department teaches the way of the Prophet Muhammad ﷺ as the sound books have handed it down. In its weekly circles beginners read the Forty Hadith of an-Nawawi and advanced students the larger collections, always with a teacher who explains the words, the chain of narration and the guidance for daily life. The department prepares short lessons for women’s circles and for schools, checks every narration that the association prints or posts, and answers people who ask whether a saying is authentic. Its aim is simple: that love for the Messenger ﷺ should rest on knowledge and be seen in character.',
      so: 'Waaxda Sunnadu waxay dadka bartaa jidkii Nebi Muxammad ﷺ sida ay kutubta saxiixa ahi inoo soo gaadhsiiyeen. Xalqadaheeda toddobaadlaha ah ardayda bilowga ahi waxay ku akhriyaan Afartanka Xadiis ee Imaam Nawawi, kuwa sare u maraana kutubta waaweyn ee xadiiska, iyadoo mar walba uu jiro macallin sharxa erayada, silsiladda weriyeyaasha iyo hanuunka nolol maalmeedka. Waaxdu waxay casharro gaagaaban u diyaarisaa xalqadaha haweenka iyo dugsiyada, waxay hubisaa xadiis kasta oo uu Ururku daabaco ama baahiyo, waxayna u jawaabtaa dadka weydiiya inuu hadal xadiis sugan yahay iyo in kale. Ujeeddadeedu way caddahay: in jacaylka Rasuulka ﷺ uu cilmi ku dhisnaado, dhaqankana laga arko.',
      ar: 'يعلّم قسم السنة هدي النبي محمد ﷺ كما نقلته إلينا الكتب الصحيحة. ففي حلقاته الأسبوعية يقرأ المبتدئون الأربعين النووية، ويقرأ المتقدمون أمهات كتب الحديث، على يد معلم يشرح الألفاظ، ويبيّن الإسناد، ويستخرج من الحديث ما يهتدي به الناس في حياتهم اليومية. ويُعدّ القسم دروسًا قصيرة لحلقات النساء وللمدارس، ويراجع كل حديث تطبعه الجمعية أو تنشره، ويجيب من يسأل عن صحة ما يُروى. وغايته واضحة: أن تقوم محبة الرسول ﷺ على العلم، وأن تُرى في الأخلاق والمعاملة.',
    },
  },
  {
    id: 'finance',
    icon: 'finance',
    name: {
      en: 'Finance and Logistics',
      so: 'Maaliyadda iyo Saadka',
      ar: 'المالية والإمداد',
    },
    description: {
      en: 'The Finance and Logistics department guards the trust that donors place in us. It records every gift, pays salaries and suppliers on time, and publishes audited accounts in the annual report. Its logistics team buys and delivers what the work needs: books and slates for the schools, pipes and pumps for the wells, water and blankets when drought or cold comes to the villages of Togdheer. Money given for one purpose is spent on that purpose alone, and zakat is kept apart from other gifts. Every payment carries two signatures, and any donor may ask to see how a donation was used.',
      so: 'Waaxda Maaliyadda iyo Saadku waxay ilaalisaa ammaanada ay deeq-bixiyayaashu noo dhiibteen. Waxay diiwaangelisaa deeq kasta, waxay mushaharka iyo lacagaha kale ku bixisaa waqtigooda, waxayna warbixinta sannadlaha ah ku daabacdaa xisaab la hantidhawray. Kooxda saadku waxay soo iibisaa oo gaadhsiisaa wixii hawshu u baahan tahay: buugaag iyo looxyo loogu talagalay dugsiyada, dhuumo iyo matoorrada biyaha ee ceelasha, iyo biyo iyo bustayaal marka abaar ama qabow ku dhufto tuulooyinka Togdheer. Lacagta ujeeddo gaar ah loo bixiyay ujeeddadaas uun baa lagu kharash gareeyaa, sakadana gooni baa loo dhigaa. Lacag kasta oo baxda waxaa saxeexa laba qof, deeq-bixiye kastana wuxuu weydiin karaa sida deeqdiisa loo isticmaalay.',
      ar: 'يحفظ قسم المالية والإمداد الأمانة التي يضعها المتبرعون بين أيدينا. فهو يقيّد كل تبرع، ويصرف الرواتب والمستحقات في أوقاتها، وينشر الحسابات المدققة في التقرير السنوي. ويتولى فريق الإمداد شراء ما يحتاج إليه العمل وإيصاله: الكتب والألواح للمدارس، والأنابيب والمضخات للآبار، والماء والبطانيات حين يشتد الجفاف أو البرد في قرى توغدير. وما خُصّص لغرض لا يُنفق إلا فيه، وأموال الزكاة مفصولة عن سائر التبرعات. ولا تُصرف دفعة إلا بتوقيعين، ولكل متبرع أن يسأل كيف أُنفق تبرعه.',
    },
  },
  {
    id: 'publishing',
    icon: 'publishing',
    name: {
      en: 'Publishing',
      so: 'Daabacaadda',
      ar: 'النشر',
    },
    description: {
      en: 'The Publishing department puts sound knowledge into plain language and good print. It edits and prints Qur’an primers, selections of hadith with Somali translation, booklets for parents and teachers, and the annual reports of the association. The same desk prepares the news, articles and videos of this site in English, Somali and Arabic. Before a text appears, a scholar has read it for its content and an editor for its language. Books go first to the schools and the village circles, many of them on the book cart that travels from market to market, and whatever we print may be copied freely for teaching.',
      so: 'Waaxda Daabacaaddu waxay cilmiga saxda ah ku soo bandhigtaa af fudud iyo daabacaad tayo leh. Waxay tafatirtaa oo daabacdaa hingaadda Qur’aanka, xadiisyo la soo xulay oo Af-Soomaaliga lagu tarjumay, buugaag yaryar oo waalidka iyo macallimiinta loogu talagalay, iyo warbixinnada sannadlaha ah ee Ururka. Isla waaxdan ayaa diyaarisa wararka, maqaallada iyo muuqaallada degelkan, kuwaas oo ku baxa Af-Ingiriisi, Af-Soomaali iyo Af-Carabi. Qoraalku inta aanu soo bixin waxaa nuxurkiisa eega caalim, luqaddiisana tafatire. Buugaagtu waxay marka hore tagaan dugsiyada iyo xalqadaha tuulooyinka, qaar badanina waxay ku gaadhaan gaadhiga buugaagta ee suuqyada kala mara; wax kasta oo aannu daabacno waxbarasho ahaan cid kastaa way koobiyayn kartaa.',
      ar: 'يقدّم قسم النشر العلم الصحيح بلغة واضحة وطباعة متقنة. فهو يحرّر ويطبع كتب تعليم الهجاء لقراءة القرآن، ومختارات من الحديث مع ترجمتها إلى الصومالية، وكتيبات للآباء والمعلمين، والتقارير السنوية للجمعية. ويُعدّ القسم كذلك أخبار هذا الموقع ومقالاته ومرئياته بالإنجليزية والصومالية والعربية. ولا يُنشر نص حتى يراجع عالمٌ مضمونه ومحرّرٌ لغته. وتصل الكتب أولًا إلى المدارس وحلقات القرى، ويُحمل كثير منها على عربة الكتب المتنقلة بين الأسواق، ويجوز لكل أحد أن ينسخ ما نطبعه لأغراض التعليم.',
    },
  },
  {
    id: 'tarbiyah',
    icon: 'tarbiyah',
    name: {
      en: 'Members and Tarbiyah',
      so: 'Xubnaha iyo Tarbiyadda',
      ar: 'شؤون الأعضاء والتربية',
    },
    description: {
      en: 'The Members and Tarbiyah department welcomes those who wish to serve and helps them grow while they do. Every new member meets a companion from the nearest branch, joins a weekly circle of study and remembrance, and chooses voluntary work that suits his or her time and gifts. The department holds courses on character, family life and service, runs programmes for young people and for women, and arranges visits to the sick and the elderly. Tarbiyah, the patient upbringing of heart and conduct, is for us not one subject beside others; it is the reason why everything else is done.',
      so: 'Waaxda Xubnaha iyo Tarbiyaddu waxay soo dhawaysaa cid kasta oo doonaysa inay diinta iyo dadka u adeegto, waxayna ka caawisaa inay isla markaas nafteeda dhisto. Xubin kasta oo cusub waxaa la baraa wehel ka tirsan laanta ugu dhow, waxay ku biirtaa xalqad toddobaadle ah oo cilmi iyo xus Alle ah, waxayna doorataa hawl mutadawacnimo ah oo ku habboon waqtigeeda iyo kartideeda. Waaxdu waxay qabataa koorsooyin ku saabsan akhlaaqda, nolosha qoyska iyo u adeegidda bulshada, barnaamijyo dhallinyarada iyo haweenka u gaar ah, iyo booqashooyin loogu tago dadka buka iyo waayeelka. Tarbiyaddu, oo ah barbaarinta samirka leh ee qalbiga iyo dhaqanka, nooma aha maaddo maaddooyinka ka mid ah ee waa sababta hawsha kale oo dhan loo qabto.',
      ar: 'يستقبل قسم شؤون الأعضاء والتربية كل من أراد أن يخدم دينه ومجتمعه، ويعينه على تزكية نفسه وهو يخدم. يلتقي العضو الجديد رفيقًا من أقرب فرع إليه، وينضم إلى حلقة أسبوعية للعلم والذكر، ويختار من العمل التطوعي ما يناسب وقته وقدرته. ويقيم القسم دورات في الأخلاق والحياة الأسرية وخدمة الناس، وبرامج للشباب وأخرى للنساء، وينظم زيارات للمرضى وكبار السن. والتربية، وهي تزكية القلب وتقويم السلوك بصبر وأناة، ليست عندنا مادة بين المواد، بل هي الغاية التي من أجلها يقوم سائر العمل.',
    },
  },
];
