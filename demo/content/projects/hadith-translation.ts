import type { SeedProject } from '../../types.ts';

export default {
  status: 'not-started',
  startsOn: null,
  endsOn: null,
  picture: {
    name: 'project-hadith-translation',
    alt: {
      en: 'Two open books side by side on a table in the light of a lantern, a crescent moon in the window behind.',
      so: 'Laba kitaab oo furan oo miis isbarbar yaalla, iftiin faynuus ahna ku dhacayo, bil cusubna daaqadda ka muuqato.',
      ar: 'كتابان مفتوحان جنبًا إلى جنب على طاولة في ضوء فانوس، وهلال يظهر من النافذة خلفهما.',
    },
  },
  name: {
    en: 'Three hundred hadith in clear Somali',
    so: 'Saddex boqol oo xadiis oo Af-Soomaali cad lagu tarjumay',
    ar: 'ثلاثمئة حديث بلغة صومالية واضحة',
  },
  description: {
    en: `Many Somali families love the words of the Prophet Muhammad ﷺ and know them only from what is said in passing. Some sayings that travel by telephone are sound, others are not, and few people have the means to tell them apart. A trustworthy book in the language of the house would help.

## What is planned

Three hundred hadith from *Riyad as-Salihin* of Imam an-Nawawi, chosen for family life: sincerity, prayer, parents, neighbours, trade, patience, kindness to animals. On the right-hand page stands the Arabic text with its source; on the left the Somali meaning in plain words, three or four lines of explanation, and one question to talk about at home. Only narrations that the scholars of hadith have declared sound or good will be taken in.

The work passes through four hands: a translator, a scholar of hadith, an editor of the Somali language, and a group of parents who read aloud and say what they did not understand. Sheikh Ibrahim Nur Samatar has agreed to head the review of the narrations, Dr. Amina Jama Shire that of the language.

## What it will cost

26,000 dollars over eighteen months: 15,000 for the translators and reviewers, 8,500 for a first printing of 4,000 copies and 2,500 for recordings, so that those who cannot read may listen. The text itself will be free for everyone to copy.

## Progress so far

9,000 dollars have been given. We begin when 13,000 have been reached. Twelve hadith have been translated as a trial and were read in four of our circles; what we heard there has already changed the plan for the better.`,
    so: `Qoysas badan oo Soomaaliyeed waxay jecel yihiin hadallada Nebi Muxammad ﷺ, hase yeeshee waxay ka yaqaannaan uun wixii sheeko lagu soo hadal qaado. Xadiisyada taleefannada la isugu diro qaar waa sugan yihiin, qaarna maya, dad yar ayaana kala saari kara. Kitaab lagu kalsoonaan karo oo afka guriga lagaga hadlo ku qoran ayaa wax taraya.

## Waxa la qorsheeyay

Saddex boqol oo xadiis oo laga soo xulay *Riyaadu Saalixiin* ee Imaam an-Nawawi, kuna saabsan nolosha qoyska: ikhlaaska, salaadda, waalidka, deriska, ganacsiga, samirka iyo u naxariisashada xoolaha. Bogga midig waxa ku qoran xadiiska oo Af-Carabi ah iyo halka laga weriyay; bogga bidix micnihiisa oo Af-Soomaali fudud ah, saddex ama afar sadar oo sharrax ah, iyo hal su’aal oo guriga lagaga sheekaysto. Waxa la qaadanayaa oo keliya xadiisyada ay culimada xadiisku saxiix ama xasan ku tilmaameen.

Qoraal kastaa afar gacmood ayuu marayaa: turjumaan, caalim xadiiska yaqaan, tifaftire Af-Soomaaliga ah, iyo koox waalid ah oo cod dheer ku akhrida oo sheegta wixii ay fahmi waayeen. Sheekh Ibraahin Nuur Samatar ayaa aqbalay inuu hoggaamiyo hubinta xadiisyada, Dr. Aamina Jaamac Shirena hubinta luqadda.

## Kharashka

26,000 oo doolar muddo siddeed iyo toban bilood ah: 15,000 turjumaannada iyo dib-u-eegayaasha, 8,500 daabacaadda koowaad ee 4,000 oo nuqul, 2,500na duubista codka, si kuwa aan akhrin karin u dhegaystaan. Qoraalka laftiisa qof walba wuu koobiyayn karaa.

## Meesha uu marayo

Waxa la bixiyay 9,000 oo doolar. Waxaannu bilaabaynaa marka la gaadho 13,000. Laba iyo toban xadiis ayaa tijaabo ahaan loo tarjumay oo lagu akhriyay afar ka mid ah xalqadahayaga; wixii aannu ka maqalnayna hadda ayuu qorshihii wanaajiyay.`,
    ar: `تحب أسر صومالية كثيرة كلام النبي محمد ﷺ، لكنها لا تعرف منه إلا ما يُذكر عرضًا في المجالس. ومن الأقوال التي تتناقلها الهواتف ما هو صحيح ومنها ما ليس كذلك، وقليل من الناس من يستطيع التمييز بينها. ومن هنا الحاجة إلى كتاب موثوق بلغة البيت.

## ما الذي نخطط له؟

ثلاثمئة حديث من «رياض الصالحين» للإمام النووي رحمه الله، اختيرت لحياة الأسرة: الإخلاص، والصلاة، وبر الوالدين، وحق الجار، والتجارة، والصبر، والرفق بالحيوان. في الصفحة اليمنى النص العربي مع مصدره، وفي اليسرى معناه بالصومالية في عبارة سهلة، وشرح من ثلاثة أسطر أو أربعة، وسؤال واحد تتحدث فيه الأسرة. ولا يُثبت في الكتاب إلا ما حكم أهل الحديث بصحته أو حسنه.

ويمر كل نص بأربع مراحل: مترجم، وعالم بالحديث، ومحرر للغة الصومالية، ثم مجموعة من الآباء والأمهات يقرؤونه بصوت مسموع ويبيّنون ما لم يفهموه. وقد قبل الشيخ إبراهيم نور سمتر رئاسة مراجعة الأحاديث، والدكتورة آمنة جامع شري رئاسة المراجعة اللغوية.

## التكلفة المتوقعة

26,000 دولار في ثمانية عشر شهرًا: 15,000 للمترجمين والمراجعين، و8,500 لطبعة أولى من 4,000 نسخة، و2,500 للتسجيل الصوتي حتى يستمع من لا يقرأ. ونص الكتاب مباح نسخه لكل أحد.

## أين وصل المشروع؟

جُمع 9,000 دولار، ونبدأ حين يبلغ المبلغ 13,000. وقد تُرجم اثنا عشر حديثًا على سبيل التجربة وقُرئت في أربع من حلقاتنا، وما سمعناه فيها حسّن الخطة منذ الآن.`,
  },
} satisfies SeedProject;
