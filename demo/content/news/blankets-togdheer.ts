import type { SeedNews } from '../../types.ts';

export default {
  publishedAt: '2025-01-28',
  picture: {
    name: 'news-blankets-togdheer',
    alt: {
      en: 'Two stacks of folded blankets beside a lantern, and tents glowing in the night under a crescent moon.',
      so: 'Laba rasood oo bustayaal ah iyo faynuus ag yaalla, teendhooyin habeenka iftiimaya iyo bil cusub.',
      ar: 'رزمتان من البطانيات المطوية بجانب فانوس، وخيام مضيئة في الليل تحت الهلال.',
    },
  },
  title: {
    en: '1,200 blankets for cold nights in the hills of Togdheer',
    so: '1,200 oo buste oo loo qaybiyay qabowga buuraha Togdheer',
    ar: '1,200 بطانية لليالي الباردة في تلال توغدير',
  },
  description: {
    en: 'Four hundred families who live in tents received three blankets each. Volunteers from Burao drove for four days to reach them.',
    so: 'Afar boqol oo qoys oo teendhooyin ku nool ayaa midkiiba saddex buste helay. Mutadawiciin Burco ka baxay ayaa afar maalmood u soo socday si ay u gaadhaan.',
    ar: 'تسلمت 400 أسرة تسكن الخيام ثلاث بطانيات لكل منها، وسار إليها متطوعون من برعو أربعة أيام.',
  },
  content: {
    en: `Visitors to our country do not expect cold. But in January, when the wind comes down from the hills, the water in a bucket can be icy to the touch before dawn, and a tent of cloth and branches keeps out little of it.

From Wednesday 22 to Saturday 25 January 2025 volunteers of our Burao branch brought 1,200 blankets to 400 families in five places in the hills of Togdheer. Most of the families lost their animals in earlier droughts and live by day labour and by what their relatives send.

Two lorries were loaded on Tuesday evening after Isha. The first place lay three hours away, the last one nine, most of it on tracks that the drivers had to clear of stones. Ten volunteers went along, among them three women, who spoke with the mothers and noted who was ill or about to give birth.

## How it was shared out

Every family received three blankets, and mothers of newborn children a woollen shawl as well. Elders of each place had prepared the list; our people checked it tent by tent. Nobody had to queue: the blankets were carried to the doors, because help should not cost anyone their dignity.

A blanket costs 10 dollars in the market of Burao. The trader, who learnt the Qur’an in our first school, gave every tenth one himself and wished not to be named.

On the way the volunteers heard what is needed next: warm clothes for infants, and a teacher for a place where thirty children have nobody to teach them to read. The first we hope to send within two weeks. The second takes longer, and has been put before the board. If you wish to help, our office in Burao is open every morning except Friday.`,
    so: `Dadka dalkeenna booqdaa qabow kama filaan. Hase ahaatee bisha Janaayo, marka dabayshu buuraha ka soo degto, biyaha baaldiga ku jira waaberiga ka hor waxay u qabow yihiin sida barafka, teendho maro iyo laamo ka samaysanina wax badan kama celiso.

Arbacadii 22kii ilaa Sabtidii 25kii Janaayo 2025, mutadawiciinta laantayada Burco waxay 1,200 oo buste gaadhsiiyeen 400 oo qoys oo ku nool shan meelood oo buuraha Togdheer ah. Qoysaska badankoodu xoolahoodii abaarihii hore ayay ku waayeen, waxayna ku nool yihiin xoogsi maalinle ah iyo waxa ay qaraabadu u soo dirto.

Laba gaadhi ayaa la raray Talaadadii fiidkii, salaadda cishe ka dib. Meesha ugu horraysay saddex saacadood ayay jirtay, ta ugu dambaysayna sagaal, inta badanna waddooyin darawalladu dhagaxa ka qaadayeen. Waxa raacay toban mutadawac, oo saddex haween ahi ku jireen; iyagu hooyooyinka ayay la hadleen, waxayna qoreen cidda xanuunsan iyo cidda foosha ku dhow.

## Sida loo qaybiyay

Qoys kastaa saddex buste ayuu helay, hooyooyinka dhallaanka haystana waxa loogu daray garbasaar suuf adhi ah. Odayaasha meel kasta ayaa liiska diyaariyay, dadkayaguna teendho teendho ayay u hubiyeen. Cidna saf lama gelin: bustayaasha albaabbada ayaa loo geeyay, waayo gargaarku waa inaanu qofna karaamadiisa ka qaadin.

Bustuhu suuqa Burco wuxuu ku joogaa 10 doolar. Ganacsadaha, oo Qur’aanka ku bartay dugsigayagii ugu horreeyay, ayaa toban kasta mid isagu ku deeqay, wuxuuna codsaday in aan magaciisa la sheegin.

Jidka mutadawiciintu waxay ku maqleen waxa xiga ee loo baahan yahay: dhar diirran oo dhallaanka loogu talagalay, iyo macallin loo helo meel soddon carruur ahi aanay cid wax u dhigta haysan. Dharka waxaannu rajaynaynaa inaannu laba toddobaad gudahood ku dirno. Macallinkuse waqti ayuu qaadanayaa, guddigana waa la hor dhigay. Haddii aad caawin doonto, xafiiskayaga Burco wuxuu furan yahay subax kasta, Jimcaha mooyee.`,
    ar: `لا يتوقع زائر بلادنا البرد. ولكن حين تهبّ الريح من التلال في يناير يكاد الماء في الدلو يتجمد قبل الفجر، ولا تردّ خيمة من القماش والأغصان من ذلك إلا القليل.

ومن الأربعاء 22 إلى السبت 25 يناير 2025 أوصل متطوعو فرعنا في برعو 1,200 بطانية إلى 400 أسرة في خمسة مواضع من تلال توغدير. ومعظم هذه الأسر فقدت مواشيها في مواسم جفاف سابقة، وتعيش على العمل اليومي وعلى ما يرسله إليها الأقارب.

حُمّلت شاحنتان مساء الثلاثاء بعد صلاة العشاء. وكان أول المواضع على مسيرة ثلاث ساعات وآخرها على مسيرة تسع، وأكثر الطريق مسالك اضطر السائقون إلى إزالة الحجارة منها. ورافقهم عشرة متطوعين، منهم ثلاث نساء تحدثن إلى الأمهات ودوّنّ أسماء المرضى ومن اقتربت ولادتهن.

## كيف وُزعت البطانيات؟

تسلمت كل أسرة ثلاث بطانيات، وأضيف وشاح من الصوف لأمهات المواليد. وأعدّ أعيان كل موضع القائمة، وراجعها متطوعونا خيمة خيمة. ولم يقف أحد في طابور، بل حُملت البطانيات إلى الأبواب؛ فالعون لا ينبغي أن يكلّف أحدًا كرامته.

ثمن البطانية في سوق برعو 10 دولارات. وتبرع التاجر، وقد تعلّم القرآن في أولى مدارسنا، بواحدة من كل عشر، وطلب ألا يُذكر اسمه.

وفي الطريق عرف المتطوعون ما تشتد إليه الحاجة بعد ذلك: ملابس دافئة للرضّع، ومعلم لموضع فيه ثلاثون طفلًا لا يجدون من يعلمهم القراءة. ونرجو أن نرسل الأولى في غضون أسبوعين، أما الثاني فيحتاج إلى وقت أطول، وقد عُرض على مجلس الإدارة. ومن أراد المساعدة فمكتبنا في برعو مفتوح كل صباح ما عدا الجمعة.`,
  },
} satisfies SeedNews;
