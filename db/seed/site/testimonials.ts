/** The three testimonials that a site begins with (specification 2, 3 and 9). */
import type { Testimonial } from '../../../domain/site/site-views.ts';

export const testimonials: readonly Testimonial[] = [
  {
    id: 'mother-in-burao',
    name: { en: 'Khadra Abdi Egal', so: 'Khadra Cabdi Cigaal', ar: 'خضرة عبدي عقال' },
    monogram: { en: 'KE', so: 'KC', ar: 'خ ع' },
    role: { en: 'Mother of three pupils, Burao', so: 'Hooyo saddex arday leh, Burco', ar: 'أم لثلاثة من الطلاب، برعو' },
    feedback: {
      en: 'My youngest came home and corrected my recitation, gently, the way his teacher does it. Now the four of us sit together after the sunset prayer and read one page. The house has grown quieter since then.',
      so: 'Ilmahayga ugu yari intuu guriga yimid ayuu akhriskayga ii saxay, si debecsan sida macallinkiisu yeelo. Hadda afartayadu salaadda maqrib ka dib waannu wada fadhiisannaa oo bog baannu akhrinnaa. Gurigu xasillooni hor leh ayuu yeeshay.',
      ar: 'عاد أصغر أبنائي إلى البيت فصحّح لي تلاوتي برفق، كما يفعل معلمه. وصرنا نحن الأربعة نجلس بعد صلاة المغرب فنقرأ صفحة معًا، ومنذ ذلك اليوم والسكينة تزداد في بيتنا.',
    },
  },
  {
    id: 'teacher-in-borama',
    name: { en: 'Abdiqadir Omar Bile', so: 'Cabdiqaadir Cumar Bile', ar: 'عبد القادر عمر بلي' },
    monogram: { en: 'AB', so: 'CB', ar: 'ع ب' },
    role: { en: 'Qur’an teacher, Borama', so: 'Macallin Qur’aan, Boorama', ar: 'معلم قرآن، بوراما' },
    feedback: {
      en: 'I had taught for eleven years the way I was taught myself. The teachers’ course did not replace what I knew; it showed me how to listen to each child, and how to teach tajwid step by step.',
      so: 'Kow iyo toban sannadood ayaan wax u dhigayay sidii aniga la ii baray. Koorsada macallimiintu ma baabi’in wixii aan aqaannay; waxay i tustay sida ilmo kasta loo dhegaysto iyo sida tajwiidka tallaabo tallaabo loo baro.',
      ar: 'درّست أحد عشر عامًا كما دُرِّست. ولم تُلغِ دورة المعلمين ما كنت أعرفه، بل علّمتني كيف أُصغي إلى كل طفل، وكيف أُعلّم التجويد خطوة بعد خطوة.',
    },
  },
  {
    id: 'elder-in-togdheer',
    name: { en: 'Haji Duale Jama Aden', so: 'Xaaji Ducaale Jaamac Aadan', ar: 'الحاج دعالي جامع آدم' },
    monogram: { en: 'DA', so: 'DA', ar: 'د آ' },
    role: {
      en: 'Village elder, Togdheer region',
      so: 'Oday tuulo, gobolka Togdheer',
      ar: 'من وجهاء القرية، إقليم توغدير',
    },
    feedback: {
      en: 'They asked us where the well should be before anyone lifted a spade. Our girls used to walk half a day for water; this year they sit in the morning class with their brothers.',
      so: 'Inta aan majarafad la qaadin ayay na weydiiyeen meesha ceelku ku habboon yahay. Gabdhahayagu maalin badhkeed ayay biyo u lugayn jireen; sannadkan waxay walaalahood la fadhiyaan fasalka subaxdii.',
      ar: 'سألونا أين نريد البئر قبل أن تُرفع أول مجرفة. كانت بناتنا يمشين نصف نهار طلبًا للماء، وهنّ هذا العام في صف الصباح مع إخوتهنّ.',
    },
  },
];
