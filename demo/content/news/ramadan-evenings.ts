import type { SeedNews } from '../../types.ts';

export default {
  publishedAt: '2026-02-14',
  picture: {
    name: 'news-ramadan-evenings',
    alt: {
      en: 'Three lamps hang under an arch; behind it the town with its mosque and minaret in a night with a crescent moon.',
      so: 'Saddex faynuus oo qaanso ka laalaada; gadaasheeda magaalada, masjidka iyo minaaraddiisa, habeen bil cusub leh.',
      ar: 'ثلاثة مصابيح معلّقة تحت قوس، وخلفه المدينة ومسجدها ومئذنته في ليلة هلالها ظاهر.',
    },
  },
  title: {
    en: 'Ramadan evenings: recitation, lessons and a shared iftar',
    so: 'Fiidadka Ramadaan: Qur’aan, casharro iyo afur la wadaago',
    ar: 'أمسيات رمضان: تلاوة ودروس وإفطار مشترك',
  },
  description: {
    en: 'Our centres in Hargeisa, Burao, Berbera and Borama are open every evening of the blessed month. Here is the programme for men, women and children.',
    so: 'Xarumahayaga Hargeysa, Burco, Berbera iyo Boorama waxay furan yihiin fiid kasta oo bisha barakaysan ka mid ah. Waa kan barnaamijka ragga, haweenka iyo carruurta.',
    ar: 'مراكزنا في هرجيسا وبرعو وبربرة وبوراما مفتوحة كل مساء في الشهر المبارك. وهذا برنامج الرجال والنساء والأطفال.',
  },
  content: {
    en: `If the moon is sighted, Ramadan begins on or about Wednesday 18 February 2026. Our four centres in Hargeisa, Burao, Berbera and Borama prepare for thirty evenings in which the Qur’an has the first place, as Allah says: “The month of Ramadan is that in which the Qur’an was sent down, a guidance for mankind” (al-Baqarah 2:185).

## Every day

- **After Fajr:** one part of the Qur’an is recited in a circle, so that the whole is completed within the month.
- **4:45 in the afternoon:** a lesson of half an hour on the fiqh of fasting and on the meanings of the surahs, with time for questions.
- **At Maghrib:** dates, water and a simple meal for students, travellers and everyone who would otherwise break the fast alone. In Hargeisa we set 200 places.
- **After Isha:** tarawih. In Hargeisa Sheikh Abdirahman Hassan and three of our young huffaz lead it in turn.

## For women and children

Ustadha Hodan Yusuf holds a circle for women in Hargeisa on Saturdays, Mondays and Wednesdays from 10:00 to 11:30 in the morning, and two older girls look after small children next door. On Thursdays after Asr children from seven to twelve years of age meet to learn the last ten surahs, and each surah that is learnt earns a star on the wall.

## How you can help

A meal for one fasting person costs us 1.50 dollars. Families may also cook for us: please tell the kitchen one day before, and bring the food by 5:15. Zakat al-fitr is received from the twentieth night onwards and is given before the Eid prayer.

Please bring a prayer mat and a bottle for water. May Allah let us reach the month and accept it from us.`,
    so: `Haddii bisha la arko, Ramadaan wuxuu bilaabmayaa Arbacada, 18ka Febraayo 2026, ama maalin u dhow. Afartayada xarumood ee Hargeysa, Burco, Berbera iyo Boorama waxay u diyaargaroobayaan soddon fiid oo Qur’aanku kaalinta koowaad leeyahay, sida uu Alle yidhi: “Bisha Ramadaan waa bishii Qur’aanka la soo dejiyay, isaga oo dadka hanuun u ah” (Suuradda Al-Baqara, 2:185).

## Maalin kasta

- **Salaadda subax ka dib:** subac jus Qur’aan ah lagu akhriyo, si bisha gudaheeda loo khatimo.
- **4:45 galabnimo:** cashar nus saac ah oo ku saabsan axkaamta soonka iyo micnaha suuradaha, su’aalona leh.
- **Maqribkii:** timir, biyo iyo cunto fudud oo loogu talagalay ardayda, socotada iyo qof kasta oo keligii afuri lahaa. Hargeysa waxaannu ku diyaarinaynaa 200 oo kursi.
- **Cishaha ka dib:** taraawiix. Hargeysa waxa si kalkal ah u tujinaya Sheekh Cabdiraxmaan Xasan iyo saddex dhallinyaro ah oo Qur’aanka xafiday.

## Haweenka iyo carruurta

Ustaada Hodan Yuusuf waxay Hargeysa xalqo haween ah ku qabanaysaa Sabtida, Isniinta iyo Arbacada, 10:00 ilaa 11:30 subaxnimo; carruurta yaryarna waxa qolka xiga ku haynaya laba gabdhood oo waaweyn. Khamiisaha salaadda casar ka dib waxa isugu imanaya carruurta toddoba ilaa laba iyo toban jirka ah si ay u bartaan tobanka suuradood ee ugu dambeeya, suurad kasta oo la bartana xiddig ayaa derbiga loogu dhejinayaa.

## Sida aad u caawin karto

Hal qof oo sooman afurkiisu wuxuu nagu joogaa 1.50 doolar. Qoysasku cunto way noo karin karaan: fadlan jikada maalin ka hor u sheega, cuntadana keena 5:15 ka hor. Sakaatul fidriga waxa la guddoomayaa habeenka labaatanaad laga bilaabo, waxaana la bixinayaa salaadda Ciidda ka hor.

Fadlan soo qaata salli iyo weel biyo ah. Alle bisha ha ina gaadhsiiyo, hana inaga aqbalo.`,
    ar: `إذا ثبتت رؤية الهلال فأول رمضان يوم الأربعاء 18 فبراير 2026 أو قريبًا منه. وتستعد مراكزنا الأربعة في هرجيسا وبرعو وبربرة وبوراما لثلاثين مساءً يكون للقرآن فيها المقام الأول، قال الله تعالى: ﴿شَهْرُ رَمَضَانَ ٱلَّذِىٓ أُنزِلَ فِيهِ ٱلْقُرْءَانُ هُدًۭى لِّلنَّاسِ﴾ [البقرة: 185].

## في كل يوم

- **بعد صلاة الفجر:** تلاوة جزء من القرآن في حلقة، ليُختم القرآن في أثناء الشهر.
- **الساعة 4:45 عصرًا:** درس من نصف ساعة في فقه الصيام ومعاني السور، مع وقت للأسئلة.
- **عند المغرب:** تمر وماء ووجبة يسيرة للطلاب وعابري السبيل ولكل من كان سيفطر وحده. وفي هرجيسا نعدّ 200 مقعد.
- **بعد العشاء:** صلاة التراويح. ويتناوب على الإمامة في هرجيسا الشيخ عبد الرحمن حسن وثلاثة من شبابنا الحفاظ.

## للنساء والأطفال

تعقد الأستاذة هودن يوسف حلقة للنساء في هرجيسا أيام السبت والاثنين والأربعاء، من الساعة 10:00 إلى 11:30 صباحًا، وترعى فتاتان الصغارَ في الغرفة المجاورة. ويجتمع الأطفال من سن السابعة إلى الثانية عشرة كل خميس بعد العصر لحفظ السور العشر الأخيرة، ولكل سورة تُحفظ نجمة تُعلّق على الجدار.

## كيف تساعد؟

تكلفة إفطار الصائم الواحد 1.50 دولار. ويمكن للأسر أن تطبخ لنا أيضًا، على أن تخبر المطبخ قبل ذلك بيوم وتُحضر الطعام قبل الساعة 5:15. وتُستلم زكاة الفطر ابتداءً من ليلة العشرين، وتُصرف لمستحقيها قبل صلاة العيد.

ونرجو أن يُحضر كل واحد سجادة صلاة وقارورة ماء. بلّغنا الله تعالى الشهر وتقبّله منا.`,
  },
} satisfies SeedNews;
