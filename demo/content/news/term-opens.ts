import type { SeedNews } from '../../types.ts';

export default {
  publishedAt: '2026-11-15',
  picture: {
    name: 'news-term-opens',
    alt: {
      en: 'A school bench with an open book, an inkwell and a stack of books under an arch, and green hills in the morning light.',
      so: 'Kursi dheer oo dugsi oo kitaab furan, khad iyo kutub saaran yihiin, qaanso hoosteed; buuro cagaaran ayaa iftiinka subaxda ka muuqda.',
      ar: 'مقعد مدرسي عليه كتاب مفتوح ومحبرة ورزمة كتب تحت قوس، وخلفه تلال خضراء في ضوء الصباح.',
    },
  },
  title: {
    en: 'A new term opens in our Qur’an schools on 21 November',
    so: 'Xilli cusub oo 21ka Nofembar ka furmaya dugsiyadayada Qur’aanka',
    ar: 'فصل دراسي جديد في مدارسنا القرآنية يبدأ في 21 نوفمبر',
  },
  description: {
    en: 'There is room for 420 children and adults in Hargeisa, Burao, Berbera and Borama. Registration is open until 30 November, and books and slates are free.',
    so: 'Waxa diyaar ah 420 boos oo carruurta iyo dadka waaweynba loogu talagalay Hargeysa, Burco, Berbera iyo Boorama. Diiwaangelintu waxay furan tahay ilaa 30ka Nofembar, buugaagta iyo looxyaduna waa lacag la’aan.',
    ar: 'تتسع المدارس لـ420 دارسًا من الأطفال والكبار في هرجيسا وبرعو وبربرة وبوراما. والتسجيل مفتوح حتى 30 نوفمبر، والكتب والألواح مجانية.',
  },
  content: {
    en: `The doors of our Qur’an schools open for a new term on Saturday 21 November 2026. Eleven schools in Hargeisa, Burao, Berbera and Borama have room for 420 new pupils: 340 children from the age of five, and 80 adults in the evening classes.

The term runs for ten weeks, until 28 January 2027, and so ends before Ramadan. Children come from Saturday to Wednesday, either from 7:30 to 10:30 in the morning or from 3:00 to 5:30 in the afternoon, so that nobody misses a lesson at school. Adults meet on three evenings a week between Maghrib and Isha.

## What is taught

- **First level:** the letters, with our reader *First Letters*, and the short surahs by heart.
- **Second level:** reading from the mushaf, each pupil heard by the teacher one by one.
- **Third level:** memorisation, revision and tajwid.

No class has more than 25 pupils. This term Sheikh Abdirahman Hassan leads the teaching in Hargeisa, and Ustadha Khadra Ismail is responsible for the girls’ classes in Burao.

## What families should bring

Please come with your child and bring a guardian’s telephone number and, if there is one, the birth certificate. The association gives the reader and the slate. Families who are able pay 5 dollars a month. No child is turned away for want of money: a family that cannot pay keeps the place, and nobody in the class knows.

Registration is open at every school from 8:00 to 11:00 in the morning until 30 November. We begin with the prayer that Allah taught His Prophet ﷺ: “My Lord, increase me in knowledge” (Ta-Ha 20:114).`,
    so: `Albaabbada dugsiyadayada Qur’aanka waxa xilli waxbarasho oo cusub loo furayaa Sabtida, 21ka Nofembar 2026. Kow iyo toban dugsi oo ku yaalla Hargeysa, Burco, Berbera iyo Boorama ayaa qaadi kara 420 arday oo cusub: 340 carruur ah oo shan jir iyo wixii ka weyn ah, iyo 80 dad waaweyn ah oo fiidkii wax barta.

Xilligu wuxuu socon doonaa toban toddobaad, wuxuuna dhammaanayaa 28ka Janaayo 2027, ka hor bisha Ramadaan. Carruurtu waxay imanayaan Sabti ilaa Arbaca, 7:30 ilaa 10:30 subaxnimo ama 3:00 ilaa 5:30 galabnimo, si aan cidina uga baaqan casharrada iskuulka. Dadka waaweyni waxay kulmayaan saddex fiid toddobaadkii, inta u dhexaysa salaadaha maqrib iyo cishe.

## Waxa la dhigayo

- **Heerka koowaad:** xarfaha, oo laga baranayo buuggayaga *Xarfaha Ugu Horreeya*, iyo suuradaha gaagaaban oo kor laga barto.
- **Heerka labaad:** akhriska musxafka, iyada oo macallinku arday kasta gooni u dhegaysanayo.
- **Heerka saddexaad:** xifdi, muraajaco iyo tajwiid.

Fasalna kama badna 25 arday. Xilligan waxbarashada Hargeysa waxa hoggaaminaya Sheekh Cabdiraxmaan Xasan, fasallada gabdhaha ee Burcana waxa mas’uul ka ah Ustaada Khadra Ismaaciil.

## Waxa ay qoysasku keenayaan

Fadlan ilmaha soo raaca, soona qaata nambarka taleefanka ee mas’uulka iyo, haddii ay jirto, shahaadada dhalashada. Buugga iyo looxa ururka ayaa bixinaya. Qoyskii awooda wuxuu bishii bixiyaa 5 doolar. Ilmana lacag la’aan darteed dib looma celiyo: qoyskii aan awoodin ilmihiisu booskiisa ma waayo, fasalkana cidi kama oga.

Diiwaangelintu waxay dugsi kasta ka socotaa 8:00 ilaa 11:00 subaxnimo, ilaa 30ka Nofembar. Waxaannu ku bilaabaynaa ducadii uu Alle baray Nebigiisa ﷺ: “Rabbiyow, cilmi ii kordhi” (Suuradda Daahaa, 20:114).`,
    ar: `تفتح مدارسنا القرآنية أبوابها لفصل دراسي جديد يوم السبت 21 نوفمبر 2026. وتتسع إحدى عشرة مدرسة في هرجيسا وبرعو وبربرة وبوراما لـ420 دارسًا جديدًا: 340 طفلًا من سن الخامسة فما فوق، و80 من الكبار في الصفوف المسائية.

يستمر الفصل عشرة أسابيع حتى 28 يناير 2027، فينتهي قبل حلول شهر رمضان. ويحضر الأطفال من السبت إلى الأربعاء، إما من الساعة 7:30 إلى 10:30 صباحًا، وإما من 3:00 إلى 5:30 عصرًا، حتى لا يفوت أحدًا منهم درسٌ في مدرسته النظامية. أما الكبار فيجتمعون ثلاثة أيام في الأسبوع بين صلاتي المغرب والعشاء.

## ماذا يتعلم الدارسون؟

- **المستوى الأول:** الحروف من كتابنا «الحروف الأولى»، وحفظ قصار السور.
- **المستوى الثاني:** القراءة من المصحف، ويستمع المعلم إلى كل طالب على حدة.
- **المستوى الثالث:** الحفظ والمراجعة والتجويد.

ولا يزيد عدد الطلاب في الصف الواحد على 25 طالبًا. ويشرف على التعليم في هرجيسا هذا الفصل الشيخ عبد الرحمن حسن، وتتولى الأستاذة خضرة إسماعيل صفوف البنات في برعو.

## ماذا تُحضر الأسرة؟

نرجو أن يرافق الطفلَ أحدُ ذويه، وأن يُحضر معه رقم هاتف ولي الأمر وشهادة الميلاد إن وُجدت. أما الكتاب واللوح فتقدمهما الجمعية. ويدفع المستطيع من الأسر 5 دولارات في الشهر، ولا يُردّ طفل لضيق ذات اليد؛ فمن لم يستطع الدفع بقي مكان طفله محفوظًا، ولا يعلم بذلك أحد في الصف.

التسجيل مفتوح في كل مدرسة من الساعة 8:00 إلى 11:00 صباحًا حتى 30 نوفمبر. ونبدأ بالدعاء الذي علّمه الله تعالى نبيه ﷺ: ﴿وَقُل رَّبِّ زِدْنِى عِلْمًۭا﴾ [طه: 114].`,
  },
} satisfies SeedNews;
