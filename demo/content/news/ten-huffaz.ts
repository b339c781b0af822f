import type { SeedNews } from '../../types.ts';

export default {
  publishedAt: '2026-10-31',
  picture: {
    name: 'news-ten-huffaz',
    alt: {
      en: 'The Qur’an open on its wooden stand in golden light, under an arc of ten stars.',
      so: 'Musxaf furan oo rixaal loox ah saaran, iftiin dahabi ah, waxaana ka sarreeya toban xiddigood oo qaanso u taxan.',
      ar: 'مصحف مفتوح على حامله الخشبي في ضوء ذهبي، فوقه عشر نجوم على هيئة قوس.',
    },
  },
  title: {
    en: 'Ten students complete the whole Qur’an by heart',
    so: 'Toban arday oo Qur’aanka oo dhan xafiday',
    ar: 'عشرة من طلابنا يختمون القرآن الكريم حفظًا',
  },
  description: {
    en: 'Six young men and four young women from Hargeisa, Burao and Borama recited all thirty parts before a panel of teachers. The youngest of them is thirteen.',
    so: 'Lix wiil iyo afar gabdhood oo ka kala yimid Hargeysa, Burco iyo Boorama ayaa soddonka jus ku akhriyay guddi macallimiin ah hortood. Kan ugu yar waa saddex iyo toban jir.',
    ar: 'تلا ستة فتيان وأربع فتيات من هرجيسا وبرعو وبوراما الأجزاء الثلاثين كاملة أمام لجنة من المعلمين، وأصغرهم في الثالثة عشرة من عمره.',
  },
  content: {
    en: `On Thursday 29 October 2026, after the Asr prayer, the hall of our centre in Hargeisa was full to the doors. Parents, neighbours and teachers had come to honour ten students who have completed the whole Qur’an by heart: five from Hargeisa, three from Burao and two from Borama.

They are six young men and four young women, between thirteen and nineteen years of age. The quickest of them took three years, the most patient almost six. Two learnt beside a full day at secondary school, and one, Sahra Ali of Burao, while helping at her mother’s market stall every afternoon.

Nobody is named a hafiz here for having reached the last page. In the week before, each student recited all thirty parts over four days before a panel of three teachers led by Sheikh Abdirahman Hassan, who stopped them at every slip. The girls were heard by a panel of women led by Ustadha Khadra Ismail.

“The ceremony is not the end of the road,” Sheikh Abdirahman told them. He reminded them of the words of the Prophet Muhammad ﷺ: keep refreshing your knowledge of the Qur’an, for it slips away more readily than camels from their ropes (al-Bukhari and Muslim). Each of the ten has therefore been given a companion, and the two will revise one part a day together.

Every student received a mushaf, a set of books on tajwid and a free place in next year’s ijazah class. Seven of them will also help with the youngest pupils, because the best of people, as the Prophet ﷺ said, are those who learn the Qur’an and teach it (al-Bukhari).

With them, 186 students have completed the Qur’an in our schools since 2009. May Allah accept it from them, from their parents and from all who taught them a letter.`,
    so: `Khamiistii, 29kii Oktoobar 2026, salaaddii casar ka dib, hoolka xaruntayada Hargeysa ayaa albaabbada ka buuxsamay. Waalid, deris iyo macallimiin ayaa u yimid inay maamuusaan toban arday oo Qur’aanka oo dhan xafiday: shan Hargeysa ka yimid, saddex Burco ka yimid iyo laba Boorama ka yimid.

Waa lix wiil iyo afar gabdhood oo da’doodu u dhexayso saddex iyo toban ilaa sagaal iyo toban jir. Kii ugu dhakhsaha badnaa saddex sannadood ayay ku qaadatay, kii ugu samirka badnaana ku dhowaad lix. Laba ka mid ahi waxay xifdiga la wadeen dugsi sare oo maalintii oo dhan ah, Sahra Cali oo reer Burco ahna galab kasta waxay hooyadeed ku caawin jirtay miiskeeda suuqa.

Halkan cidna xaafid laguma magacaabo bogga ugu dambeeya oo ay gaadhay oo keliya. Toddobaadkii ka horreeyay, arday kastaa wuxuu soddonka jus afar maalmood ku akhriyay guddi saddex macallin ah oo uu hoggaaminayay Sheekh Cabdiraxmaan Xasan, kaas oo ku joojinayay qalad kasta. Gabdhaha waxa dhegaysanayay guddi haween ah oo ay hoggaaminaysay Ustaada Khadra Ismaaciil.

“Xafladdu jidka dhammaadkiisa maaha,” ayuu ku yidhi Sheekh Cabdiraxmaan. Wuxuu xusuusiyay hadalkii Nebi Muxammad ﷺ ee ahaa in Qur’aanka la ilaaliyo oo la celceliyo, waayo wuu ka fakasho badan yahay geela dabarka ku xidhan (Bukhaari iyo Muslim). Sidaa darteed mid kasta waxa loo sameeyay saaxiib ay maalintii jus isla muraajaceeyaan.

Arday kastaa wuxuu helay musxaf, buugaag tajwiidka ah iyo boos lacag la’aan ah oo fasalka ijaasada ee sannadka dambe ah. Toddoba ka mid ah ayaa sidoo kale ka caawin doona macallimiinta ardayda ugu yaryar, sababtoo ah waxa dadka ugu khayr badan, sida uu Rasuulku ﷺ yidhi, kuwa Qur’aanka barta ee dadka bara (Bukhaari).

Iyaga oo lagu daray, 186 arday ayaa dugsiyadayada Qur’aanka ku xafiday tan iyo 2009. Alle ha ka aqbalo iyaga, waalidkood iyo cid kasta oo xaraf bartay.`,
    ar: `بعد صلاة العصر من يوم الخميس 29 أكتوبر 2026 امتلأت قاعة مركزنا في هرجيسا حتى الأبواب. فقد جاء الآباء والأمهات والجيران والمعلمون لتكريم عشرة من الطلاب والطالبات أتموا حفظ القرآن الكريم كله: خمسة من هرجيسا، وثلاثة من برعو، واثنان من بوراما.

هم ستة فتيان وأربع فتيات، تتراوح أعمارهم بين الثالثة عشرة والتاسعة عشرة. أتم أسرعهم الحفظ في ثلاث سنوات، وقارب أطولهم صبرًا ست سنوات. اثنان منهم حفظا القرآن مع دوام كامل في المدرسة الثانوية، وكانت زهرة علي من برعو تساعد أمها كل عصر في بسطتها بالسوق.

ولا يُسمّى أحد عندنا حافظًا لمجرد بلوغه الصفحة الأخيرة؛ ففي الأسبوع السابق تلا كل طالب الأجزاء الثلاثين في أربعة أيام أمام لجنة من ثلاثة معلمين يرأسها الشيخ عبد الرحمن حسن، فكانت تستوقفه عند كل خطأ. واستمعت إلى الفتيات لجنة من المعلمات ترأسها الأستاذة خضرة إسماعيل.

وقال الشيخ عبد الرحمن للحفاظ: «ليس هذا الحفل نهاية الطريق». وذكّرهم بقول النبي محمد ﷺ: «تعاهدوا القرآن، فوالذي نفسي بيده لهو أشد تفصيًا من الإبل في عقلها» (رواه البخاري ومسلم). ولذلك اختير لكل واحد منهم رفيق يراجع معه جزءًا كل يوم.

وتسلّم كل منهم مصحفًا ومجموعة من كتب التجويد ومقعدًا مجانيًا في صف الإجازة للعام القادم. وسيساعد سبعة منهم في تعليم أصغر التلاميذ، عملًا بقول النبي ﷺ: «خيركم من تعلم القرآن وعلمه» (رواه البخاري).

وبهم يبلغ عدد من أتموا حفظ القرآن في مدارسنا منذ عام 2009 مئة وستة وثمانين طالبًا وطالبة. نسأل الله تعالى أن يتقبل منهم ومن والديهم ومن كل من علّمهم حرفًا.`,
  },
} satisfies SeedNews;
