/** The texts of the About page that a site begins with: vision, mission, values and goals (specification 2 and 9). */
export const about = {
  intro: {
    en: 'Nuur Association began in Hargeisa in 2009 with one Qur’an circle and a borrowed room. Today teachers, volunteers and donors carry its work from the city to Burao, Berbera, Borama and the villages of Togdheer: schools and study circles, books, and help where water or shelter is short. We are a non-profit association, and we belong to the people we serve.',
    so: 'Ururka Nuur wuxuu sannadkii 2009 Hargeysa kaga bilaabmay hal xalqad Qur’aan ah iyo qol la amaahday. Maanta macallimiin, mutadawiciin iyo deeq-bixiyayaal ayaa hawshiisa ka wada magaalada ilaa Burco, Berbera, Boorama iyo tuulooyinka Togdheer: dugsiyo iyo xalqado cilmi, buugaag, iyo gargaar meeshii biyo ama hoy laga waayo. Waxaannu nahay urur aan macaash doon ahayn, waxaannuna u taagan nahay dadka aannu u adeegno.',
    ar: 'بدأت جمعية النور في هرجيسا عام 2009 بحلقة واحدة لتعليم القرآن في غرفة مستعارة. واليوم يحمل المعلمون والمتطوعون والمتبرعون رسالتها من المدينة إلى برعو وبربرة وبوراما وقرى توغدير: مدارس وحلقات علم، وكتب تُنشر، وعون يصل حيث يقلّ الماء أو المأوى. ونحن جمعية غير ربحية، قامت بأهل هذا البلد ومن أجلهم.',
  },
  founded: 2009,
  epigraph: {
    arabic: 'خَيْرُكُمْ مَنْ تَعَلَّمَ الْقُرْآنَ وَعَلَّمَهُ',
    meaning: {
      en: 'The best of you are those who learn the Qur’an and teach it.',
      so: 'Waxaa idiinku khayr badan qofka Qur’aanka barta ee dadkana bara.',
      ar: '',
    },
    source: {
      en: 'The Prophet Muhammad ﷺ, narrated by al-Bukhari',
      so: 'Nebi Muxammad ﷺ, waxaa weriyay Bukhaari',
      ar: 'عن النبي محمد ﷺ، رواه البخاري',
    },
  },
  vision: {
    title: { en: 'Our Vision', so: 'Hiraalkayaga', ar: 'رؤيتنا' },
    body: {
      en: 'We look to a society in which every home recites the Qur’an correctly, knows the Sunnah of the Prophet Muhammad ﷺ, and lives by both with mercy and honesty. A society changes when enough of its people carry the change. Our goal is therefore to reach 5 percent of society, about 200,000 people, as learners, teachers, parents and neighbours, each of whom passes on to others what he or she has learnt.',
      so: 'Waxaannu hiigsanaynaa bulsho guri kasta Qur’aanka si sax ah looga akhriyo, laga yaqaanno Sunnada Nebi Muxammad ﷺ, lagana dhaqmo labadaba naxariis iyo daacadnimo. Bulshadu way isbeddeshaa marka dad ku filani isbeddelka xambaaraan. Sidaas darteed hadafkayagu waa inaannu gaadhno boqolkiiba 5 bulshada, oo ah ku dhowaad 200,000 oo qof: arday, macallimiin, waalid iyo deris, mid kastaana wixii uu bartay dadka kale u gudbiyo.',
      ar: 'نتطلع إلى مجتمع يتلو كل بيت فيه القرآن تلاوة صحيحة، ويعرف سنة النبي محمد ﷺ، ويعمل بهما في رحمة وصدق. والمجتمع يتغير حين ينهض بالتغيير عدد كافٍ من أهله. ولذلك نهدف إلى الوصول إلى 5 في المئة من المجتمع، أي نحو 200,000 شخص، متعلمين ومعلمين وآباء وأمهات وجيرانًا، ينقل كل واحد منهم إلى غيره ما تعلّم.',
    },
    share: 5,
    people: 200_000,
  },
  message: {
    title: { en: 'Our Mission', so: 'Farriintayada', ar: 'رسالتنا' },
    body: {
      en: 'We teach the Book of Allah and the Sunnah of His Messenger ﷺ from sound sources, with qualified teachers, and no child is turned away because a family cannot pay. We publish what helps people to understand their religion in the language they speak at home. We raise the young with patience, stand beside families in drought and hardship, and account openly for every gift that is entrusted to us.',
      so: 'Waxaannu dadka ka barnaa Kitaabka Alle iyo Sunnada Rasuulkiisa ﷺ ilo sugan, annaga oo adeegsanayna macallimiin aqoon leh, ilmo kastana waannu qaabilnaa xataa haddii aanu qoyskiisu lacag bixin karin. Waxaannu daabacnaa wixii dadka ka caawiya inay diintooda ku fahmaan afka ay guriga kaga hadlaan. Waxaannu dhallinyarada ku barbaarinnaa samir, waxaannu qoysaska garab istaagnaa xilliga abaarta iyo dhibta, waxaannuna si furan uga xisaabtannaa deeq kasta oo nalagu aammino.',
      ar: 'نعلّم كتاب الله تعالى وسنة رسوله ﷺ من مصادرها الصحيحة، على أيدي معلمين مؤهلين، ولا نرد طفلًا لأن أسرته لا تستطيع الدفع. وننشر ما يعين الناس على فهم دينهم باللغة التي يتحدثون بها في بيوتهم. ونربي الناشئة بصبر، ونقف مع الأسر في الجفاف والشدة، ونبيّن بوضوح كيف أُنفق كل ما اؤتمنّا عليه.',
    },
  },
  values: {
    title: { en: 'Our Values', so: 'Qiyamkayaga', ar: 'قيمنا' },
    body: {
      en: 'Six values guide how we teach, how we spend and how we treat one another.',
      so: 'Lix qiyam ayaa hagaya sida aannu wax u barno, sida aannu wax u bixinno iyo sida aannu isula dhaqanno.',
      ar: 'ست قيم تهدينا في التعليم والإنفاق ومعاملة الناس.',
    },
    items: [
      {
        id: 'sincerity',
        name: { en: 'Sincerity', so: 'Ikhlaas', ar: 'الإخلاص' },
        text: {
          en: 'We work for the sake of Allah first, and seek neither praise nor position in return.',
          so: 'Hawsha waxaannu ugu horrayn u qabannaa Alle dartii, kumana raadinno ammaan iyo jago toona.',
          ar: 'نعمل ابتغاء وجه الله تعالى أولًا، ولا نطلب بعملنا ثناءً ولا منصبًا.',
        },
      },
      {
        id: 'knowledge',
        name: { en: 'Sound knowledge', so: 'Cilmi sugan', ar: 'العلم الصحيح' },
        text: {
          en: 'We teach and print only what is established, name our sources, and say “we do not know” when we do not.',
          so: 'Waxaannu barnaa oo daabacnaa waxa sugan oo keliya, ilaha ayaannu sheegnaa, wixii aannaan garanaynna waxaannu nidhaahnaa “ma naqaan”.',
          ar: 'لا نعلّم ولا ننشر إلا ما ثبت، ونذكر مصادرنا، ونقول «لا نعلم» فيما لا نعلم.',
        },
      },
      {
        id: 'trust',
        name: { en: 'Trust', so: 'Ammaano', ar: 'الأمانة' },
        text: {
          en: 'What is given to us is not ours: we guard it, spend it as intended and open our books.',
          so: 'Waxa nala siiyo annagu ma lihin: waannu ilaalinnaa, sidii loogu talagalay ayaannu u bixinnaa, xisaabtayaduna way furan tahay.',
          ar: 'ما نُعطاه ليس ملكًا لنا: نحفظه، وننفقه فيما أُعطي له، ونفتح سجلاتنا لمن يسأل.',
        },
      },
      {
        id: 'mercy',
        name: { en: 'Mercy', so: 'Naxariis', ar: 'الرحمة' },
        text: {
          en: 'We teach gently, correct in private, and put the weak, the orphan and the stranger first.',
          so: 'Si debecsan ayaannu wax u barnaa, qofka waxaannu u saxnaa si qarsoodi ah, waxaannuna hormarinnaa qofka tabarta daran, agoonka iyo qariibka.',
          ar: 'نعلّم برفق، وننصح في السر، ونقدّم الضعيف واليتيم والغريب.',
        },
      },
      {
        id: 'excellence',
        name: { en: 'Excellence', so: 'Ixsaan', ar: 'الإحسان' },
        text: {
          en: 'A lesson, a well or a printed page deserves to be done as well as we are able.',
          so: 'Cashar, ceel ama bog la daabaco, mid walba wuxuu mudan yahay in loo qabto sida ugu wanaagsan ee aannu awoodno.',
          ar: 'الدرس والبئر والصفحة المطبوعة، كلٌّ منها يستحق أن يُتقن بقدر ما نستطيع.',
        },
      },
      {
        id: 'cooperation',
        name: { en: 'Cooperation', so: 'Iskaashi', ar: 'التعاون' },
        text: {
          en: 'We consult before we decide, and join hands with everyone who works for the good of the people.',
          so: 'Intaannaan go’aan gaadhin waannu wada tashannaa, waxaannuna gacmaha is qabsannaa cid kasta oo danta dadka u shaqaysa.',
          ar: 'نتشاور قبل أن نقرر، ونضع أيدينا في يد كل من يعمل لخير الناس.',
        },
      },
    ],
  },
  goals: {
    title: { en: 'Our Goals', so: 'Hadafyadayada', ar: 'أهدافنا' },
    body: {
      en: 'The vision becomes work through seven goals.',
      so: 'Hiraalku wuxuu toddoba hadaf ugu beddelmaa hawl la taaban karo.',
      ar: 'تتحول الرؤية إلى عمل من خلال سبعة أهداف.',
    },
    items: [
      {
        en: 'To open and keep Qur’an schools that a child in our towns and villages can reach on foot.',
        so: 'In la furo lana joogteeyo dugsiyo Qur’aan oo ilmaha magaalooyinka iyo tuulooyinku lug ku tegi karaan.',
        ar: 'افتتاح مدارس قرآنية ورعايتها، بحيث يصل إليها الطفل في مدننا وقرانا ماشيًا.',
      },
      {
        en: 'To train teachers, women and men, in recitation, in sound method and in gentleness with learners.',
        so: 'In macallimiinta, haween iyo rag, lagu tababaro akhriska, habka waxbarid ee toosan iyo u debecnaanta ardayda.',
        ar: 'تأهيل المعلمين والمعلمات في التلاوة وطرائق التدريس السليمة والرفق بالمتعلمين.',
      },
      {
        en: 'To hold weekly circles in every branch where the Sunnah is read from reliable books.',
        so: 'In laan kasta laga qabto xalqado toddobaadle ah oo Sunnada lagaga akhriyo kutub la isku halleyn karo.',
        ar: 'إقامة حلقات أسبوعية في كل فرع تُقرأ فيها السنة من الكتب المعتمدة.',
      },
      {
        en: 'To publish clear and accurate books in Somali and Arabic, and to bring them to places without a library.',
        so: 'In la daabaco buugaag cad oo sax ah oo Af-Soomaali iyo Af-Carabi ah, lana gaadhsiiyo meelaha aan maktabad lahayn.',
        ar: 'نشر كتب واضحة دقيقة بالصومالية والعربية، وإيصالها إلى الأماكن التي لا مكتبة فيها.',
      },
      {
        en: 'To stand beside parents in raising their children to prayer, good character and service.',
        so: 'In waalidka lagu garab istaago barbaarinta carruurtooda ee salaadda, akhlaaqda wanaagsan iyo u adeegidda dadka.',
        ar: 'معاونة الآباء والأمهات في تنشئة أبنائهم على الصلاة وحسن الخلق وخدمة الناس.',
      },
      {
        en: 'To serve communities in hardship with wells, drought relief, warm blankets and light.',
        so: 'In bulshada dhibaataysan loogu adeego ceelal, gargaarka abaaraha, bustayaal diirran iyo iftiin.',
        ar: 'خدمة المجتمعات في الشدائد بحفر الآبار وإغاثة المتضررين من الجفاف وتوفير البطانيات والإنارة.',
      },
      {
        en: 'To build lasting endowments and open accounts, so that the work outlives those who began it.',
        so: 'In la dhiso waqaf waara iyo xisaab furan, si ay hawshu uga cimri dheeraato dadkii bilaabay.',
        ar: 'بناء أوقاف دائمة وحسابات مفتوحة، ليبقى العمل بعد من بدؤوه.',
      },
    ],
  },
};
