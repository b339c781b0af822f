import type { SeedNews } from '../../types.ts';

export default {
  publishedAt: '2025-04-19',
  picture: {
    name: 'news-water-trucking',
    alt: {
      en: 'A blue water lorry beside a tank on a dry plain with tents, under dark rain clouds.',
      so: 'Booyad biyood oo buluug ah oo taangi ag taagan, ban qallalan oo teendhooyin leh, daruuro roob oo madowna ka sarreeyaan.',
      ar: 'صهريج ماء أزرق بجانب خزان في سهل جاف فيه خيام تحت سحب ممطرة داكنة.',
    },
  },
  title: {
    en: 'Fifty-two tankers of water for nine villages, and the first clouds',
    so: '52 booyadood oo biyo ah oo sagaal tuulo la geeyay, iyo daruurihii u horreeyay',
    ar: '52 صهريجًا من الماء لتسع قرى، وأولى السحب في الأفق',
  },
  description: {
    en: 'The rains are late in Togdheer. Since February the association has brought water and food to villages whose reservoirs have run dry.',
    so: 'Roobabkii Togdheer way dib dhaceen. Tan iyo Febraayo ururku wuxuu biyo iyo cunto gaadhsiinayay tuulooyinka ay berkadahoodu gudheen.',
    ar: 'تأخرت الأمطار في توغدير. ومنذ فبراير توصل الجمعية الماء والغذاء إلى القرى التي جفت أحواضها.',
  },
  content: {
    en: `The long dry season has been hard in Togdheer this year. By the beginning of February the berkads, the walled reservoirs from which the villages drink, were empty in many places, and families began to move with what was left of their herds. The association asked its members for help, and the answer came within days.

Up to today, 19 April 2025, fifty-two tankers have gone out from Burao, each with 10,000 litres. They serve nine villages on a fixed round, so that people know the day and need not wait by the road. The water is pumped into the village berkad or, where families have gathered in tents, into a tank that stays there. A guardian from the village sees to it that every household receives its share: 20 litres for each person and turn.

## Food as well

The tankers also carried food. So far 410 families have received 25 kilograms of rice, 10 of flour, 5 of sugar, 3 litres of oil and dates. Families with small children received milk powder in addition. Each parcel costs 42 dollars.

The work is led by Jama Warsame from our Burao branch, with eleven volunteers. Lists of those in need are drawn up together with the elders and the women of each village, and read aloud in public before anything is given out.

This week the first clouds stood over the hills in the south, and on Wednesday night it rained for an hour at two of the nine villages. We thank Allah, and continue until the berkads have filled, at least to the end of May. One tanker costs 180 dollars, and every gift is entered in a book that anyone may see. Please keep the people of the plains in your prayers.`,
    so: `Jiilaalka sannadkan Togdheer aad ayuu ugu adkaa. Bilowgii Febraayo berkadihii tuulooyinku ka cabbi jireen meelo badan way ka madhnaayeen, qoysaskuna waxay bilaabeen inay la guuraan intii xoolaha uga hadhay. Ururku wuxuu xubnihiisa ka codsaday gargaar, jawaabtiina dhowr maalmood gudahood ayay ku timid.

Ilaa maanta, 19ka Abriil 2025, laba iyo konton booyadood ayaa Burco ka baxay, mid kastaana waxay siday 10,000 oo litir. Waxay wareeg joogto ah ugu adeegaan sagaal tuulo, si dadku maalinta u ogaadaan oo aanay jidka ugu sugin. Biyaha waxa lagu shubaa berkadda tuulada ama, meesha qoysasku teendhooyin isugu yimaaddeen, taangi halkaas yaalla. Qof tuulada u xilsaaran ayaa hubiya in reer kastaa saamigiisa helo: 20 litir qofkiiba, mar kasta.

## Cuntana waa la qaaday

Booyadaha waxa la raaciyay raashin. Ilaa hadda 410 qoys ayaa helay 25 kiilo oo bariis ah, 10 kiilo oo bur ah, 5 kiilo oo sonkor ah, 3 litir oo saliid ah iyo timir. Qoysaska carruurta yaryar lehna waxa loogu daray caano boodhe ah. Xidhmo kastaa waxay ku joogtaa 42 doolar.

Hawsha waxa hoggaaminaya Jaamac Warsame oo ka tirsan laantayada Burco, waxaana la shaqeeya kow iyo toban mutadawac. Liiska dadka baahan waxa lala diyaariyaa odayaasha iyo haweenka tuulo kasta, waxaana dadweynaha hortooda lagu akhriyaa inta aan wax la qaybin.

Toddobaadkan daruurihii ugu horreeyay ayaa ka soo muuqday buuraha koonfureed, habeennimadii Arbacadana laba ka mid ah sagaalka tuulo ayuu roob saacad ka da’ay. Alle ayaa mahad leh, waxaannuna sii wadaynaa ilaa berkaduhu buuxsamaan, ugu yaraan ilaa dhammaadka Maajo. Hal booyad waxay joogtaa 180 doolar, deeq kastana waxa lagu qoraa buug qof walba arki karo. Dadka bannaanka deggan ducada ha ka illoobina.`,
    ar: `كان موسم الجفاف الطويل شديدًا على توغدير هذا العام. فمع بداية فبراير خلت في مواضع كثيرة «البِرَك»، وهي الأحواض المبنية التي تشرب منها القرى، وأخذت الأسر ترحل بما بقي من مواشيها. فطلبت الجمعية العون من أعضائها، وجاء الجواب في غضون أيام.

وحتى اليوم، 19 أبريل 2025، خرج من برعو اثنان وخمسون صهريجًا، سعة كل منها 10,000 لتر. وهي تخدم تسع قرى في دورة ثابتة، حتى يعرف الناس يومهم فلا ينتظروا على الطريق. ويُضخ الماء في حوض القرية، أو في خزان ثابت حيث اجتمعت الأسر في خيام. ويتأكد أمين من أهل القرية من وصول النصيب إلى كل بيت: 20 لترًا للفرد في كل مرة.

## والغذاء أيضًا

حملت الصهاريج معها مواد غذائية. فقد تسلمت 410 أسر حتى الآن 25 كيلوغرامًا من الأرز، و10 من الدقيق، و5 من السكر، و3 لترات من الزيت، وتمرًا. وأضيف الحليب المجفف للأسر التي لديها أطفال صغار. وتكلفة السلة الواحدة 42 دولارًا.

يقود العمل جامع ورسمه من فرعنا في برعو، ومعه أحد عشر متطوعًا. وتوضع قوائم المحتاجين مع أعيان كل قرية ونسائها، وتُقرأ على الملأ قبل توزيع أي شيء.

وفي هذا الأسبوع وقفت أولى السحب فوق تلال الجنوب، ونزل المطر مساء الأربعاء ساعة على قريتين من القرى التسع. فالحمد لله، ونحن ماضون حتى تمتلئ الأحواض، وإلى نهاية مايو على الأقل. وتكلفة الصهريج الواحد 180 دولارًا، وكل عطاء يُقيّد في دفتر يطّلع عليه من شاء. فلا تنسوا أهل البادية من دعائكم.`,
  },
} satisfies SeedNews;
