import type { SeedNews } from '../../types.ts';

export default {
  publishedAt: '2026-03-28',
  picture: {
    name: 'news-eid-open-day',
    alt: {
      en: 'Three market stalls with striped awnings under strings of pennants, and a distant minaret before the rising sun.',
      so: 'Saddex miis oo suuq oo dallado jeexjeexan leh, calanno yaryar oo la taxay hoostood, iyo minaarad fog oo qorraxda soo baxaysa ka horraysa.',
      ar: 'ثلاثة أكشاك في السوق بمظلات مخططة تحت حبال من الرايات الصغيرة، ومئذنة بعيدة أمام الشمس عند شروقها.',
    },
  },
  title: {
    en: 'An open day for Eid: 1,100 guests in our courtyard',
    so: 'Maalin furan oo Ciidda: 1,100 marti ah oo barxaddayada yimid',
    ar: 'يوم مفتوح في العيد: 1,100 زائر في ساحة مركزنا',
  },
  description: {
    en: 'On the fifth of Shawwal families saw what their gifts have made possible, children recited and young people sold their first books.',
    so: '5tii Shawwaal qoysasku waxay arkeen waxa ay deeqdoodu qabatay, carruurtu way akhriyeen, dhallinyaraduna buugaagtoodii ugu horreeyay ayay iibiyeen.',
    ar: 'في الخامس من شوال اطّلعت الأسر على ثمار عطائها، وتلا الأطفال القرآن، وباع الشباب كتبهم الأولى.',
  },
  content: {
    en: `On Tuesday 24 March 2026, the fifth of Shawwal 1447, the gate of our centre in Hargeisa stood open from 9:00 in the morning until Asr. About 1,100 people came, more than twice as many as last year, and many of them were in the centre for the first time.

The day began with recitation. Twenty-six children from six schools each recited a page, and the youngest, a boy of six, received the loudest “ma sha’ Allah” of the morning. After that the classrooms were opened: guests could try to write a verse on a wooden slate, hear a lesson in tajwid, and see a model of the new Qur’an school that is being built on the western edge of the city.

In the courtyard the women’s circle of Berbera sold halwa and woven mats for the wells. The publishing department had a table of books, looked after by pupils of fifteen and sixteen. Together they brought in 2,340 dollars.

## What Ramadan brought

The finance department had hung its accounts on the wall, for everyone to read:

- food for 640 families in Hargeisa, Burao and Borama
- zakat al-fitr for 1,150 families, all of it given before the Eid prayer
- iftar for about 200 students and travellers every evening
- 31,700 dollars towards the new school

Anyone with a question could ask the treasurer, and many did. That is as it should be: what has been entrusted to us belongs in the light.

We thank the 85 volunteers who carried chairs, poured tea and swept the yard long after the last guest had gone. The next open day will follow in Shawwal next year, in sha’ Allah.`,
    so: `Talaadadii, 24kii Maarso 2026, oo ku beegnayd 5tii Shawwaal 1447, albaabka xaruntayada Hargeysa wuxuu furnaa 9:00 subaxnimo ilaa salaadda casar. Ku dhowaad 1,100 qof ayaa yimid, taas oo in ka badan laba jibbaar ah sannadkii hore, kuwo badanna waxay ahayd markii ugu horraysay ee ay xarunta soo galaan.

Maalintu waxay ku bilaabantay akhriska Qur’aanka. Lix iyo labaatan carruur ah oo lix dugsi ka kala yimid ayaa midkiiba bog akhriyay, kii ugu yaraana, oo ahaa lix jir, waxa loogu celiyay “maashaa Allaah” tii ugu dheerayd subaxaas. Ka dib fasallada ayaa la furay: martidu waxay isku dayi kareen inay loox aayad ku qoraan, inay cashar tajwiid ah dhegaystaan, iyo inay arkaan muunadda dugsiga cusub ee Qur’aanka ee laga dhisayo galbeedka magaalada.

Barxadda haweenka xalqada Berbera ayaa xalwad iyo dermooyin ku iibiyay, ceelasha darteed. Waaxda daabacaaduna waxay dhigtay miis buugaag ah oo ay hayeen arday shan iyo toban iyo lix iyo toban jir ah. Waxa wadajir uga soo xarooday 2,340 oo doolar.

## Waxa Ramadaan laga qabtay

Waaxda maaliyaddu xisaabteeda ayay derbiga sudhay, si qof walba u akhriyo:

- cunto la gaadhsiiyay 640 qoys oo Hargeysa, Burco iyo Boorama ku nool
- sakaatul fidri la siiyay 1,150 qoys, dhammaanteedna la bixiyay salaadda Ciidda ka hor
- afur habeen kasta loo sameeyay ku dhowaad 200 oo arday iyo socoto ah
- 31,700 oo doolar oo loo hayo dugsiga cusub

Qofkii su’aal qabay wuxuu weydiin karay khasnajiga, dad badanina way weydiiyeen. Sidaas ayayna ahayd inay noqoto: wixii ammaano ah waa in iftiinka la dhigo.

Waxaannu u mahadcelinaynaa 85kii mutadawac ee kuraasta qaaday, shaaha shubay, barxaddana xaaqay iyada oo martidii ugu dambaysay tagtay. Maalinta furan ee xigta waxay noqon doontaa Shawwaal ta sannadka dambe, haddii Alle idmo.`,
    ar: `في يوم الثلاثاء 24 مارس 2026، الموافق 5 شوال 1447هـ، ظل باب مركزنا في هرجيسا مفتوحًا من الساعة 9:00 صباحًا حتى صلاة العصر. وحضر نحو 1,100 زائر، أي أكثر من ضعف عدد العام الماضي، وكثير منهم دخل المركز لأول مرة.

بدأ اليوم بالتلاوة؛ فقد قرأ ستة وعشرون طفلًا من ست مدارس صفحة لكل واحد منهم، ونال أصغرهم، وهو ابن ست سنوات، أعلى «ما شاء الله» في ذلك الصباح. ثم فُتحت الصفوف، فحاول الزوار كتابة آية على اللوح الخشبي، واستمعوا إلى درس في التجويد، وشاهدوا مجسمًا للمدرسة القرآنية الجديدة التي تُبنى في الطرف الغربي من المدينة.

وفي الساحة باعت حلقة نساء بربرة الحلوى والحصر المنسوجة لصالح الآبار، وعرض قسم النشر كتبه على طاولة أشرف عليها طلاب في الخامسة عشرة والسادسة عشرة. وبلغ ما جُمع 2,340 دولارًا.

## حصيلة رمضان

علّق قسم المالية حساباته على الجدار ليقرأها الجميع:

- مواد غذائية لـ640 أسرة في هرجيسا وبرعو وبوراما
- زكاة الفطر لـ1,150 أسرة، وُزعت كلها قبل صلاة العيد
- إفطار لنحو 200 من الطلاب وعابري السبيل كل مساء
- 31,700 دولار للمدرسة الجديدة

وكان لكل صاحب سؤال أن يسأل أمين الصندوق، وقد سأله كثيرون. وهكذا ينبغي أن يكون الأمر؛ فما ائتُمنّا عليه مكانه النور.

ونشكر المتطوعين الخمسة والثمانين الذين حملوا الكراسي وصبّوا الشاي وكنسوا الساحة بعد انصراف آخر ضيف. ويكون اليوم المفتوح القادم في شوال من العام المقبل إن شاء الله.`,
  },
} satisfies SeedNews;
