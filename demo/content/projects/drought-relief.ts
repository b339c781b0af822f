import type { SeedProject } from '../../types.ts';

export default {
  status: 'completed',
  startsOn: '2025-02-03',
  endsOn: '2025-05-31',
  picture: {
    name: 'project-drought-relief',
    alt: {
      en: 'Rain falling on three tents on the plain, with jerrycans, a jar and an acacia.',
      so: 'Roob ku da’aya saddex teendho oo bannaanka yaalla, jirigaanno, ashuun iyo geed qudhac ahna ay ku ag yaallaan.',
      ar: 'مطر ينزل على ثلاث خيام في السهل، وإلى جانبها عبوات ماء وجرة وشجرة سنط.',
    },
  },
  name: {
    en: 'Drought relief in Togdheer, 2025',
    so: 'Gargaarka abaarta ee Togdheer, 2025',
    ar: 'إغاثة المتضررين من الجفاف في توغدير 2025',
  },
  description: {
    en: `In the winter of 2025 the rain had failed for two seasons. The berkads of the villages south and east of Burao ran dry in January, and families who had already lost most of their goats began to walk. Our Burao branch knew the villages and their elders, and on 3 February the first tankers left.

## What was done

From 3 February to 31 May 2025 we brought water and food to nine villages:

- 73 tankers of water with 10,000 litres each, on fixed days, so that nobody had to wait by the road
- food parcels for 460 families, with rice, flour, sugar, oil and dates
- milk powder for every child under three years of age
- three standing tanks in places where families had gathered in tents

Eleven volunteers did the work, led by Jama Warsame. The lists were drawn up with elders and women of each village and read aloud before anything was handed out.

## What it cost

In all 35,000 dollars: 13,140 for water, 19,320 for food, and 2,540 for milk, tanks and transport, for which most lorries were lent. All of it came from zakat and sadaqa. Nothing was spent on salaries.

## How it ended

The rains came at the end of April, first here and there, then everywhere. By the end of May the berkads had filled and we stopped. The three tanks stayed in the villages. What we learnt is that a tanker helps for a week and a well for a generation: out of this relief grew the project of the seven village wells.`,
    so: `Jiilaalkii 2025 waxa hore u baaqday laba xilli-roobaad oo isku xiga. Berkadihii tuulooyinka koonfurta iyo bariga ka xiga Burco waxay gudheen bishii Janaayo, qoysaskii adhigooda badankiisii horeba u waayayna guurid ayay bilaabeen. Laantayada Burco waxay taqaannay tuulooyinka iyo odayaashooda, 3dii Febraayona waxa baxay booyadihii ugu horreeyay.

## Waxa la qabtay

3dii Febraayo ilaa 31kii Maajo 2025 waxaannu biyo iyo cunto gaadhsiinnay sagaal tuulo:

- 73 booyadood oo biyo ah, mid kastaana 10,000 oo litir siddo, maalmo go’an, si aan cidina jidka ugu sugin
- raashin la siiyay 460 qoys: bariis, bur, sonkor, saliid iyo timir
- caano boodhe ah oo la siiyay ilmo kasta oo saddex jir ka yar
- saddex taangi oo lagu rakibay meelo ay qoysasku teendhooyin isugu yimaaddeen

Hawsha waxa qabtay kow iyo toban mutadawac oo uu hoggaaminayay Jaamac Warsame. Liiska waxa lala diyaariyay odayaasha iyo haweenka tuulo kasta, dadka hortiisana waa lagu akhriyay intii aan waxba la qaybin.

## Kharashka

Wadar ahaan 35,000 oo doolar: 13,140 biyaha, 19,320 cuntada, 2,540na caanaha, taangiyada iyo gaadiidka, oo baabuurta badankeeda la na amaahiyay. Dhammaan waxay ka timid sakada iyo sadaqada. Mushahar waxba laguma bixin.

## Sida ay ku dhammaatay

Roobku wuxuu yimid dhammaadkii Abriil, marka hore meelo kala go’an, ka dibna meel walba. Dhammaadkii Maajo berkaduhu way buuxsameen, markaas ayaannu joojinnay. Saddexda taangi tuulooyinka ayay ku hadheen. Waxaannu ka barannay in booyaddu toddobaad tarto, ceelkuna fac dhan: gargaarkan ayuu ka dhashay mashruuca toddobada ceel ee tuulooyinka.`,
    ar: `في شتاء عام 2025 كانت الأمطار قد أخلفت موسمين متتاليين. فجفّت في يناير «البِرَك»، وهي الأحواض التي تشرب منها القرى الواقعة جنوب برعو وشرقها، وأخذت أسر فقدت من قبل معظم أغنامها ترحل على أقدامها. وكان فرعنا في برعو يعرف القرى وأعيانها، فانطلقت أولى الصهاريج في 3 فبراير.

## ما أُنجز

من 3 فبراير إلى 31 مايو 2025 أوصلنا الماء والغذاء إلى تسع قرى:

- 73 صهريجًا من الماء، سعة كل منها 10,000 لتر، في أيام معلومة حتى لا ينتظر أحد على الطريق
- سلال غذائية لـ460 أسرة، فيها أرز ودقيق وسكر وزيت وتمر
- حليب مجفف لكل طفل دون الثالثة
- ثلاثة خزانات ثابتة حيث اجتمعت الأسر في خيام

وقام بالعمل أحد عشر متطوعًا يقودهم جامع ورسمه. وأُعدّت القوائم مع أعيان كل قرية ونسائها، وقُرئت على الملأ قبل توزيع أي شيء.

## التكلفة

بلغت التكلفة كلها 35,000 دولار: 13,140 للماء، و19,320 للغذاء، و2,540 للحليب والخزانات والنقل، وقد أُعيرت لنا معظم الشاحنات. وكان ذلك كله من الزكاة والصدقات، ولم يُنفق منه شيء على الرواتب.

## كيف انتهى العمل؟

نزلت الأمطار في أواخر أبريل، في مواضع متفرقة أولًا ثم في كل مكان. ومع نهاية مايو امتلأت الأحواض فتوقفنا، وبقيت الخزانات الثلاثة في القرى. وتعلّمنا أن الصهريج يكفي أسبوعًا، أما البئر فتكفي جيلًا؛ ومن هذه الإغاثة نشأ مشروع الآبار السبع للقرى.`,
  },
} satisfies SeedProject;
