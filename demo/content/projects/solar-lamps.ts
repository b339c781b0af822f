import type { SeedProject } from '../../types.ts';

export default {
  status: 'not-started',
  startsOn: null,
  endsOn: null,
  picture: {
    name: 'project-solar-lamps',
    alt: {
      en: 'Round huts under the stars and a crescent moon, solar lamps shining between them.',
      so: 'Aqallo wareegsan oo xiddigo iyo bil cusub hoostood yaalla, nalal tamarta qorraxduna dhexdooda ka ifayaan.',
      ar: 'أكواخ مستديرة تحت النجوم والهلال تضيء بينها مصابيح شمسية.',
    },
  },
  name: {
    en: 'Solar lamps for 800 pupils in the villages',
    so: 'Nalal tamarta qorraxda ah oo loogu talagalay 800 arday oo tuulo jooga',
    ar: 'مصابيح شمسية لـ800 تلميذ في القرى',
  },
  description: {
    en: `In the villages the sun sets soon after six, all year round. After that a child who herded goats in the afternoon and wants to revise a page of the Qur’an has only the fire, or a torch with batteries that cost more than the evening meal. Kerosene lamps smoke and have burnt more than one hut.

## What is planned

Eight hundred lamps that charge in the sun by day and shine for eight hours at night. Each goes to a pupil of a Qur’an school or a primary school in the villages of Togdheer and on the road to Borama, as a loan for the time at school. When the pupil leaves, the lamp passes to the next child. The teacher keeps the list. In every village one young person learns to change a battery, and keeps ten in store.

Twenty lamps have been tried in one village for three months. Nineteen still shine; one was trodden on by a camel. The teacher reports that the children come to class with more pages revised, and mothers say that they use the lamp too, once the lesson has been learnt.

## What it will cost

A lamp costs 18 dollars, so that 800 lamps cost 14,400. Another 2,000 dollars are needed for transport, batteries and training: 16,400 dollars in all. The lamps last about five years, which comes to little more than four dollars a year for each child.

## Progress so far

6,100 dollars have been given. We order when half of the sum is there, 8,200 dollars, because the maker sends no fewer than 400 lamps at a time. With 20.50 dollars you give one child light, with everything it needs.`,
    so: `Tuulooyinka qorraxdu sannadka oo dhan lixda wax yar ka dib ayay ka dhacdaa. Markaas ka dib ilmihii galabtii ariga raacayay ee doonaya inuu bog Qur’aan ah muraajaceeyo waxa u hadha dabka, ama toosh batarigiisu casho ka qaalisan yahay. Faynuusyada gaastu way qiiqaan, dhowr aqalna way gubeen.

## Waxa la qorsheeyay

Siddeed boqol oo nal oo maalintii qorraxda ka buuxsama, habeenkiina siddeed saacadood ifa. Mid kasta waxa la siinayaa arday dhigta dugsi Qur’aan ama dugsi hoose oo ku yaalla tuulooyinka Togdheer iyo jidka Boorama, amaah ahaan inta uu wax baranayo. Marka ardaygu dugsiga ka baxo nalku ilmaha xiga ayuu u wareegayaa. Liiska macallinka ayaa haya. Tuulo kasta hal qof oo dhallinyaro ah ayaa baranaya sida batariga loo beddelo, tobanna wuu kaydinayaa.

Labaatan nal ayaa saddex bilood tuulo lagu tijaabiyay. Sagaal iyo toban weli way ifayaan; midna geel ayaa ku joogsaday. Macallinku wuxuu sheegay in carruurtu fasalka la yimaaddaan bogag badan oo la muraajaceeyay, hooyooyinkuna waxay yidhaahdeen iyaguna way isticmaalaan marka casharka la barto.

## Kharashka

Nalku waa 18 doolar, sidaa darteed 800 waxay noqonayaan 14,400. Gaadiidka, batariyada iyo tababarka waxa loo baahan yahay 2,000 oo kale: wadar ahaan 16,400 oo doolar. Nalalku ku dhowaad shan sannadood ayay shaqeeyaan, taas oo ilmihiiba sannadkii ka dhigan wax yar ka badan afar doolar.

## Meesha uu marayo

Waxa la bixiyay 6,100 oo doolar. Waxaannu dalbanaynaa marka badhkii la gaadho, oo ah 8,200 oo doolar, sababtoo ah warshaddu in ka yar 400 oo nal mar ma soo dirto. 20.50 doolar waxaad ilmo ku siinaysaa iftiin iyo wax kasta oo uu u baahan yahay.`,
    ar: `تغرب الشمس في القرى بُعيد السادسة طوال العام. وبعد ذلك لا يجد الطفل الذي رعى الماعز عصرًا وأراد مراجعة صفحة من القرآن إلا ضوء النار، أو كشافًا بطارياته أغلى من وجبة العشاء. ومصابيح الكيروسين تملأ المكان دخانًا، وقد أحرقت غير كوخ.

## ما الذي نخطط له؟

ثمانمئة مصباح تُشحن في الشمس نهارًا وتضيء ثماني ساعات ليلًا. يتسلم كل مصباح تلميذ في مدرسة قرآنية أو ابتدائية في قرى توغدير وعلى طريق بوراما، إعارةً مدة دراسته، فإذا أتمها انتقل المصباح إلى الطفل الذي يليه. ويحتفظ المعلم بالقائمة. ويتعلم في كل قرية شاب أو شابة تبديل البطارية، ويحفظ عنده عشر بطاريات.

وقد جُرّب عشرون مصباحًا في إحدى القرى ثلاثة أشهر، فما زال تسعة عشر منها تضيء، وكسر جملٌ واحدًا منها. ويقول المعلم إن الأطفال يأتون إلى الصف وقد راجعوا صفحات أكثر، وتقول الأمهات إنهن يستعملن المصباح أيضًا بعد حفظ الدرس.

## التكلفة المتوقعة

ثمن المصباح 18 دولارًا، فثمن 800 مصباح 14,400 دولار. ويلزم للنقل والبطاريات والتدريب 2,000 دولار أخرى، فالمجموع 16,400 دولار. ويعيش المصباح نحو خمس سنوات، أي ما يزيد قليلًا على أربعة دولارات في العام لكل طفل.

## أين وصل المشروع؟

جُمع 6,100 دولار. ونطلب المصابيح حين يتوفر نصف المبلغ، أي 8,200 دولار، لأن المصنع لا يرسل أقل من 400 مصباح في المرة. وبـ20.50 دولارًا تهدي طفلًا نوره بكل ما يلزمه.`,
  },
} satisfies SeedProject;
