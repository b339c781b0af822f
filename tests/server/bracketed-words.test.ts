/** Between ornate brackets are only words of the Quran, whatever stands beside them (decision 034). */
import { expect, it } from 'vitest';
import { isolateVerses } from '../../domain/quran/isolate-verses.ts';
import { readLetters } from '../../domain/quran/read-letters.ts';
import { createPreview } from '../../domain/content/preview.ts';
import { renderMarkdown } from '../../domain/markdown/render-markdown.ts';
import { toPlainText } from '../../domain/content/to-plain-text.ts';
import { findVerseProblem } from '../../server/services/content/check-verses.ts';
import { isInQuran, readVerses } from '../../server/quran/quran-text.ts';

it.each([
  // No reference, or one of signs that only look like numbers.
  '﴿false words﴾',
  '﴿كلام كذب﴾',
  ...['[З:18]', '[Ʒ:18]', '[I:7]', '[2:ll]', '[lll:1]', '[٨:ا٢]', '[٢:ه]', '[2‥43]'].map((own) => `﴿كلام كذب﴾ ${own}`),
  '﴿Qul huwa Allahu ahad﴾',
  '﴿قل هو الله ثالث ثلاثة﴾',
  '﴿قل هو الله … ثالث ثلاثة﴾',
  '﴿{number}﴾ [{number}:{total}]',
  // Brackets that make a pair with others than their own.
  '﴾ن﴿كلام كذب﴾ن﴿',
  '﴿﴾كلام كذب﴿﴾',
  '﴾كلام كذب﴿',
  '﴿كلام كذب',
  'كلام كذب﴾',
  '﴿كلام كذب ﴿قل هو الله أحد﴾',
  // Words added to those of a verse, or put together of its consonants.
  '﴿إنا نحن نزلنا الذكر وإنا له لا حافظون﴾',
  '﴿إن الدين عند الله لا الإسلام﴾',
  '﴿إن الله لا يهدي الذين آمنوا إلى صراط مستقيم﴾',
  '﴿وأحل الله لا البيع وحرم لا الربا﴾',
  '﴿الله الصمد لما ولد ولما ولد ولما كان له كفوا أحد﴾',
  '﴿ويل لله﴾',
  '﴿لتقتلوا أنفسكم﴾',
  '﴿الربا حلال﴾',
  '﴿آمنوا بي أنا نبي الله﴾',
  ...[
    'إن الله لي يغفر أن يشرك به',
    'وقالوا اتخذ الرحمن ولدي',
    'وما من الله إلا الله',
    'إله مع الله',
    'محمد رسول إله',
    'ضل الله المجاهدين بأموالهم',
    'لم ألد ولم أولد',
    'والله يهدي من يشاء إلا صراط مستقيم',
    'إن الدين عند الله إلا سلام',
    'لا تبعتم الشيطان إلا قليلا',
    'وما رزقناهم ينفقون',
    'الذين يمنون بالغيب',
    'الله أذن لكم أم على الله تفترون',
    'ل١ يغفر لك الله',
    'ل\u200c١\u200cيغفر لك الله',
    'عم يتساءلون عن النبي العظيم',
    'الله يبدو الخلق ثم يعيده',
    'وأنتم تخلقونه أم نحن الخالقون',
    'والله أذن لكم أم على الله تفترون',
    'أم لهم والهة',
    'اليك هم المفلحون',
    'لهو ما في السماوات',
    'إنهم إلا يخرصون',
  ].map((words) => `﴿${words}﴾`),
  // Marks and signs that make other letters.
  '﴿الر̇ى̇ا﴾',
  '﴿قل هو الله أحد 🅵🅰🅻🆂🅴﴾',
  '﴿أوى﴾',
  '﴿﴾',
  // Numbers that make verses of other words.
  'فاعبدوا الأصنام يا أيها الناس ﴿٤٣﴾ واكفروا ﴿٤٤﴾',
  '﴿﷽﴾ فاعبدوا الأصنام ﴿43﴾',
  '﴿١﴾',
  // Other meanings by one letter, and what is between genuine words.
  ...[
    'أن لا لعنة الله على الظالمين',
    'أن لا بذكر الله تطمئن القلوب',
    'أن لا تحبون أن يغفر الله لكم',
    'أن لا يعلم من خلق',
    'ليس علينا في الأمين سبيل',
    'ولو ياخذ الله الناس',
    'صراط اللذين أنعمت عليهم',
    'إني أن ربك',
    'وهو الصۜميع البصير',
    'قل ﷽ هو الله أحد',
    'قل هو الله أحد (2:255)',
    '|ذهب الله بنورهم',
    'إن الله وملائكته يص\u06ecلون على النبي',
    'ورح\u065cمتي وسعت كل شيء',
    'ٱصْطَفَى ٱلْبَنَاتِ عَلَى ٱلْبَنِينَ',
    'يئس الذين آمنوا',
    'قال\u06e5ا ربنا',
    // With vowels, or beside other alefs, an alef is not left out.
    'إِنَّ ٱلْمُنفِقِينَ فِى ٱلدَّرْكِ ٱلْأَسْفَلِ مِنَ ٱلنَّارِ',
    'إن الله جامع المنفقين والكافرين في جهنم جميعا',
    'وَأَنَّ ٱللَّهَ لَيْسَ بِظُلْمٍ لِّلْعَبِيدِ',
    'لَوْ هَدَيْنَا اللَّهَ لَهَدَيْنَاكُمْ',
    'بَعْدَ إِذْ نَجَّيْنَا اللَّهَ مِنْهَا',
    'وَلَدِۦ ٱللَّهُ',
    // With vowels, a hamza is not left out either: “has He chosen?” would be “He has chosen”.
    'اصْطَفَى الْبَنَاتِ عَلَى الْبَنِينَ',
    'اطَّلَعَ الْغَيْبَ',
    'ريۛب فيه',
    'سۛيقول',
    'لَا۟ رَيْبَ',
    // Other vowels, or another doubling, than those of the text.
    'إِنَّمَا يَخْشَى اللَّهُ مِنْ عِبَادِهِ الْعُلَمَاءَ',
    'أَنَّ اللَّهَ بَرِيءٌ مِنَ الْمُشْرِكِينَ وَرَسُولِهِ',
    'وَإِذِ ابْتَلَى إِبْرَاهِيمُ رَبَّهُ',
    'لَوْ هَدَيْنَا اللَّهُ لَهَدَيْنَاكُمْ',
    'صِرَاطَ الَّذِينَ أَنْعَمْتُ عَلَيْهِمْ',
    'وَكَذَبُوا بِآيَاتِنَا كِذَّابًا',
    // Signs on lines, after a space, on alefs, two on one letter, and small letters for vowels.
    'لم يـُلـَد ولم يُولـِد',
    'وقـُتـِل داود جالوت',
    'إنما يخشى الله ُ من عباده العلماء',
    'أن الله بريء مِنَ الْمُشْرِكِينَ وَرَسُوله\u06e6',
    'إنما يَخْشَى اللَّه\u06e5 من عباده',
    'إن الله لا يهدىٰ القوم الظالمين',
    'إِلَىٰ الْمَصِيرُ',
    'وَاللَّهُ يَعْلّمُ وَأَنْتُمْ لَا تَعْلّمُونَ',
    'مَالُكُمْ مِنَ اللَّهِ مِنْ عَاصِمٍ',
    'لَوْ شِئْتَ لَاتَّخَذْتُ عَلَيْهِ أَجْرًا',
    'كَيْلًا يَكُونَ دُولَةً',
    'إِذْ قَالَتِ امْرَأَةَ عِمْرَانَ',
    'إن المتقين في جنة ونعيم',
    'لهم جنة النعيم',
    'ما نفدت كلمة الله',
    'كلما دخلت أمة لعنة أختها',
    'أَوْ أَرَادَ○ شُكُورًا',
    'إِنّـِٰ أَعْطَيْنَاكَ',
    'قَوْمَهُۥٌ',
    'إنما يخشى الله ُمن عباده العلماء',
    'صراط الذين أنعمت ُعليهم',
    'إنما يخشى الله ـُمن عباده',
    'قَالُوا يَهُودُ مَا جِئْتَنَا بِبَيِّنَةٍ',
    'مالك يوم الديْن',
    'وَيُؤْتوْنَ الزَّكَاةَ',
    'الحمد لله رب العالميْن',
    'فَأَهْلَكْنَهُمْ بِذُنُوبِهِمْ',
    '/ذهب الله بنورهم',
    '!ذهب الله بنورهم',
    'أَنَّ لَا تَعْبُدُوا إِلَّا إِيَّاهُ',
    'يُنفِّقُونَ أَمْوَالَهُمْ',
    'كِتَابََ',
    'رَسُولُُ',
    'وَقَُتَلَِ',
    'يُغْشِي اللَّيْلُ النَّهَارَ',
    'مِنَ الَّذِينَ اُتّبعوا',
    'وَاَعْلَم أَنَّ اللَّهَ',
    'إِذاً جَاءَ نَصْرُ اللَّهِ',
    'كلاً سيعلمون',
    'ا\u06e4لله خالق كل شيء',
    'وما خلقة الجن والإنس',
    'حرمة عليكم الميتة',
    'وإذ\u200a١',
    'قيٰل',
    'ر\u065eبنا',
    'ﷺ',
  ].map((words) => `﴿${words}﴾`),
])('refuses words between ornate brackets that are not in the Quran: %s', async (text) => {
  for (const isMarkdown of [false, true])
    expect((await findVerseProblem(text, isMarkdown))?.key).toMatch(/^(?:notInQuran|unpairedBracket)$/);
});

it.each([
  '﴿وقل رب زدني علما﴾',
  '﴿وَقُل رَّبِّ زِدْنِي عِلْمًا﴾ [طه: 114]',
  '﴿يا أيها الذين آمنوا كتب عليكم الصيام﴾',
  '﴿إن الصلاة تنهى عن الفحشاء والمنكر﴾',
  '﴿والليل إذا يغشى والنهار إذا تجلى﴾',
  '﴿إن الله وملائكته يصلون على النبي﴾',
  '﴿الله نور السماوات والأرض مثل نوره كمشكاة﴾',
  '﴿بسم الله الرحمن الرحيم (١) الحمد لله رب العالمين (٢)﴾',
  '﴿... ولا تسرفوا إنه لا يحب المسرفين﴾',
  '﴿يس﴾ and ﴿طه﴾ and ﴿ق﴾ and ﴿ن﴾',
  '﴿قل هو الله أحد﴾ ﴿1﴾ ﴿الله الصمد﴾ ﴿٢﴾',
  '﴿والله يقبض ويبسط وإليه ترجعون﴾',
  '﴿فاسألوا أهل الذكر إن كنتم لا تعلمون﴾',
  '﴿وزادكم في الخلق بسطة﴾',
  '﴿أولئك على هدى من ربهم وأولئك هم المفلحون﴾',
  '﴿إنما يخشى الله من عباده العلماء﴾',
  '﴿وجاءت سكرة الموت بالحق﴾',
  '﴿لقد كان لكم في رسول الله أسوة حسنة﴾',
  '﴿والضحى والليل إذا سجى ما ودعك ربك وما قلى﴾',
  '﴿رب زدني علما﴾',
  '﴿هُدٗى لِّلۡمُتَّقِينَ﴾ ﴿وَلَهُمۡ عَذَابٌ عَظِيمٞ﴾',
  '﴿وجاءوا أباهم عشاء يبكون﴾',
  '﴿قال من يحيي العظام وهي رميم﴾',
  '﴿ولم يكن له كفوا أحد﴾ or ﴿ولم يكن له كفؤا أحد﴾',
  '﴿وقالوا مال هذا الرسول يأكل الطعام﴾',
  '﴿وبالليل أفلا تعقلون﴾',
  '﴿ولا تقربوا الزنا إنه كان فاحشة﴾',
  '﴿أيها الذين آمنوا﴾ and ﴿ويا قوم﴾',
  '﴿رأى نارا﴾',
  // Words that the Uthmani text divides or writes differently.
  ...[
    'فمن بدله بعدما سمعه',
    'فما لكم في المنافقين فئتين',
    'فمالكم في المنافقين',
    'ما لهذا الرسول يأكل الطعام',
    'فما لهؤلاء القوم لا يكادون يفقهون حديثا',
    'وقضى ربك أن لا تعبدوا إلا إياه',
    'أيحسب الإنسان أن لن نجمع عظامه',
    'وأن لو استقاموا على الطريقة',
    'فإن لم يستجيبوا لكم',
    'لكي لا تأسوا على ما فاتكم',
    'قال يا ابن أم لا تأخذ بلحيتي',
    'واللذان يأتيانها منكم',
    'ربنا أرنا اللذين أضلانا',
    'كذب أصحاب الأيكة المرسلين',
    'لاتخذت عليه أجرا',
    'حاشا لله ما هذا بشرا',
    'وكأي من نبي قاتل',
    'ثم أرسلنا رسلنا تترى',
    'والذين سعوا في آياتنا معاجزين أولئك',
    'وعتوا عتوا كبيرا',
    'فما آتاني الله خير مما آتاكم',
    'أم هم المسيطرون',
    'لست عليهم بمسيطر',
    'مؤمنا إلا خطأ ومن قتل',
    'لو يجدون ملجأ أو مغارات',
    'وأعتدت لهن متكأ',
    'أأعجمي وعربي',
    'وقالوا أآلهتنا خير',
    'وتوبوا إلى الله جميعا أيها المؤمنون لعلكم تفلحون',
    'وقالوا يا أيها الساحر ادع لنا ربك',
    'سنفرغ لكم أيها الثقلان',
    'وأنفقوا مما رزقناكم',
    'كيلا يكون دولة بين الأغنياء',
    'بأيكم المفتون',
    'ثم كان عاقبة الذين أساءوا السوءى',
    'ومالي لا أعبد الذي فطرني',
    'فما للذين كفروا قبلك مهطعين',
    'قل هو الله أحد ❁ الله الصمد • لم يلد / ولم يولد',
    // As the King Fahd Complex writes.
    'وَبِٱلۡأٓخِرَةِ هُمۡ يُوقِنُونَ',
    'ٱلۡـَٰٔنَ حَصۡحَصَ ٱلۡحَقُّ',
    'بِلِقَآيِٕ رَبِّهِمۡ',
    'بِسۡمِ ٱللَّهِ مَجۡرٜىٰهَا',
    '﷽ الحمد لله رب العالمين',
    '﷽',
    'ليبلوكم فيما آتاكم',
    'وحيثما كنتم فولوا وجوهكم شطره',
    'أينما تكونوا يأت بكم الله جميعا',
    'كلما جاء أمة رسولها كذبوه',
    'فلما عتوا عما نهوا عنه',
    'هل لكم مما ملكت أيمانكم من شركاء فيما رزقناكم',
    'وأنما يدعون من دونه الباطل',
    'قال بئس ما خلفتموني من بعدي',
    'ولبثوا في كهفهم ثلاثمئة سنين',
    'أشد وطأ وأقوم قيلا',
    'فإن لم يستجيبوا لكم فاعلموا أنما أنزل بعلم الله وأن لا إله إلا هو',
    'ولو يؤاخذ الله الناس',
    'في الأميين رسولا',
    'وَأَحَٰطَتۡ بِهِۦ خَطِيٓـَٔتُهُۥ',
    'إن المنافقين في الدرك الأسفل من النار',
    // Without the signs of the Uthmani text.
    'الحمد لله رب العلمين الرحمن الرحيم ملك يوم الدين',
    'قل هو\u200b الله أحد',
    'وزادكم في الخلق بصطة',
    // With some signs, or with that of a pause at the end.
    'واذكروا الله كثيراً لعلكم تفلحون',
    'إنّ الله مع الصّابرين',
    'وَإِنَّكَ لَعَلَى خُلُقٍ عَظِيمْ',
    'مِنْ رَبِّهِمْ',
    'لاَ يُكَلِّفُ اللَّهُ نَفْسًا إِلاَّ وُسْعَهَا',
    'أَقِيمُوا الصَّلاَةَ',
    'إِلاّ الله',
    'هَذَا بَلاَغٌ',
    'اِسْمُهُ الْمَسِيحُ',
    'اِبْنُ مَرْيَمَ',
    'فَمَا لَكُمْ فِي الْمُنَافِقِينَ فِئَتَيْنِ',
    'وَقَالُوا مَا لِهَذَا الرَّسُولِ',
    'أَيَحْسَبُ الْإِنْسَانُ أَنْ لَنْ نَجْمَعَ عِظَامَهُ',
    'إِنَّ رَحْمَةَ اللَّهِ قَرِيبٌ',
    'امْرَأَةُ عِمْرَانَ',
    'الَّذِينَ آَمَنُوا',
    'وَبِالْآَخِرَةِ هُمْ يُوقِنُونَ',
    'وَقَضَى رَبُّكَ أَنْ لَا تَعْبُدُوا إِلَّا إِيَّاهُ',
    'مَالِكِ يَوْمِ الدِّيْنِ',
    'الَّذِيْنَ أَنْعَمْتَ عَلَيْهِمْ',
    'أُوْلَئِكَ هُمُ الْمُفْلِحُوْنَ',
    'يَأَيُّهَا النَّاسُ',
    'وَلَكِنَّ اللَّهَ',
    'هُدىً لِلْمُتَّقِينَ',
    'إلى أجلٍ مسمىً',
    'قل هو اللّٰه أحد',
    'الحمد لِلّٰهِ رب العالمين',
    'وهو على كل شئ قدير',
    'إن مَعَ الْعُسْرِ يُسْرَاً',
    'قل هو الله أحد ○ الله الصمد',
    'اَلْحَمْدُ لِلَّهِ',
    'اِهْدِنَا الصِّرَاطَ',
    'اُدْخُلُوا',
    'اِقْرَأْ بِاسْمِ رَبِّكَ',
    'وَٱلَّيْلِ إِذَا يَغْشَىٰ',
    'الر\ufc60حْمَنِ الرَّحِيمِ',
    'عَلىٰ هُدًى مِن رَبِّهِم',
    'إن رحمة الله قريب',
    'يَسۡجُدُونَۤ۩',
    'ﭐﻟﺤﻤﺪ لله',
  ].map((words) => `﴿${words}﴾`),
  '‏﴿رب العالمين‏﴾',
])('accepts words of the Quran in another spelling: %s', async (text) => {
  for (const isMarkdown of [false, true]) expect(await findVerseProblem(text, isMarkdown)).toBeUndefined();
});

it('refuses every verse in which one vowel is another', { timeout: 60_000 }, async () => {
  const others: Readonly<Record<string, string>> = { '\u064e': '\u0650', '\u064f': '\u064e', '\u0650': '\u064f' };
  const accepted: string[] = [];
  for (let surah = 1; surah <= 114; surah += 1) {
    const verse = await readVerses({ surah, from: 1, to: 1 });
    // Not of the last letter, nor of an alef, which some write with a vowel and others without.
    const places = [...verse.matchAll(/(?<=[ب-غف-ن]\u0651?)[\u064e-\u0650](?=.{4})/g)];
    const [place] = places.slice(surah % Math.max(1, places.length));
    if (!place) continue;
    expect(await isInQuran(verse)).toBe(true);
    const changed = verse.slice(0, place.index) + others[place[0]]! + verse.slice(place.index + 1);
    if (await isInQuran(changed)) accepted.push(changed);
  }
  expect(accepted).toEqual([]);
});

it.each([
  ['2:18', '[2:18\u200a3]'],
  ['2:18', '[2:18\u202f3]'],
  ['2:18', '[2:18З]'],
  ['12:43', '¹ 2:43'],
])('refuses the words of %s with a reference that is read as another: %s', async (own, reference) => {
  const [surah, from] = own.split(':').map(Number) as [number, number];
  const verse = await readVerses({ surah, from, to: from });
  for (const isMarkdown of [false, true])
    expect(await findVerseProblem(`﴿${verse}﴾ ${reference}`, isMarkdown)).toMatchObject({
      key: expect.stringMatching(/Verse$/) as string,
    });
});

it.each([
  '﴿اعبدوا\n\n# ﴾ ، ﴿\n\nالأصنام﴾',
  '﴿اعبدوا\n\n---﴾ ﴿\n\nالأصنام﴾',
  '﴿اعبدوا [ ](﴾ ، ﴿) الأصنام﴾',
  '﴿اعبدوا\n\n![](/files/pictures/0123456789abcdef01234567/960.jpg "﴾ ﴿")\n\nالأصنام﴾',
])('refuses words that only a preview puts between brackets: %j', async (text) => {
  expect(await findVerseProblem(`قال الله تعالى:\n\n${text}`, true)).not.toBeUndefined();
});

it.each([
  '&*#xfd3f;*',
  '&`#xfd3f;`',
  '&_#64831;_',
  '&~#xfd3f;',
  '&[#xfd3f;](/contact)',
  '[&](/contact)#xfd3f;',
  '&#38;#xfd3f;',
])('shows no bracket where a page shows the signs of a number: %s', (bracket) => {
  expect(toPlainText({ text: `${bracket} قل هو الله أحد`, lang: 'ar' }).text).not.toMatch(/[﴿﴾]/);
});

it('begins no preview with the number of a verse that it leaves out', () => {
  const verse = '﴿الله لا إله إلا هو الحي القيوم لا تأخذه سنة ولا نوم له ما في السماوات وما في الأرض من ذا الذي يشفع﴾';
  expect(createPreview({ text: `${verse} ﴿٥﴾ كلام كثير ${'وكلام '.repeat(40)}`, lang: 'ar' }).text).toMatch(
    /^كلام كثير/,
  );
});

it.each(['&#xfd3f;الله [أحد](https://false.example/false)&#xfd3e;', '&#64831;قل ~~هو~~ الله أحد&#64830;'])(
  'refuses markup between brackets that adds or strikes out words: %s',
  async (text) => {
    expect((await findVerseProblem(text, true))?.key).toBe('notInQuran');
  },
);

it('shows what is written as a number or after a backslash as a page does, and cuts no verse', () => {
  const plain = (text: string) => toPlainText({ text, lang: 'ar' }).text;
  expect(plain('&#xfd3f;قل هو الله أحد\\\nالله الصمد&#xfd3e; \\*x\\* \\[a\\] &#x202e;b &#0; &#1114112;')).toBe(
    '﴿قل هو الله أحد الله الصمد﴾ *x* [a] b \ufffd \ufffd',
  );
  expect(plain(`${'x'.repeat(3_980)} ﴿فويل للمصلين الذين هم عن صلاتهم ساهون﴾ and more`)).not.toContain('﴿');
});

it('checks a text of many short words, each written in many ways, in a short time', { timeout: 30_000 }, async () => {
  const vowels = ['\u064e', '\u064f', '\u0650', '\u0652', '\u0651'];
  const variants = Array.from({ length: 9_000 }, (_, number) => {
    const marks = Array.from(String(number), (digit) => vowels[Number(digit) % 5]).join('');
    return `﴿و${marks}لا﴾`;
  });
  const started = performance.now();
  await findVerseProblem(variants.join(''), true);
  expect(performance.now() - started).toBeLessThan(5_000);
});

it('looks up a rare word once, in however many ways joiners are in it', { timeout: 30_000 }, async () => {
  const joinersOf = (number: number) =>
    Array.from(number.toString(2), (digit) => (digit === '1' ? '\u200c' : '\u0640'));
  const text = Array.from({ length: 9_000 }, (_, number) => `﴿لأى${joinersOf(number).join('')}﴾`).join('');
  const started = performance.now();
  expect(await findVerseProblem(text, true)).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(5_000);
});

it.each(['اٰ', 'ـٰٔ', 'هۥ', 'يۦ', 'أن لا '])('reads a long text of %j in time proportional to its length', (piece) => {
  const timeOf = (length: number) => {
    const words = piece.repeat(length / piece.length);
    const times = Array.from({ length: 5 }, () => {
      const started = performance.now();
      readLetters(words);
      return performance.now() - started;
    });
    return Math.min(...times);
  };
  // Sixteen times as long; a quadratic reading would take 256 times as long.
  expect(timeOf(96_000)).toBeLessThan(60 * Math.max(2, timeOf(6_000)));
});

it('cuts no verse where its end is in the word at the limit', () => {
  const text = `The imam read this in the mosque today: ﴿وما من إله إلا الله﴾${'.'.repeat(60)} and more`;
  for (let length = 30; length < 200; length += 1) {
    const { text: shown } = createPreview({ text, lang: 'ar' }, length);
    expect([length, shown.includes('﴿'), shown.includes('﴾')]).toEqual([
      length,
      shown.includes('﴾'),
      shown.includes('﴾'),
    ]);
  }
});

it('lays out words between brackets from right to left, on pages and in the pictures of shared links', () => {
  expect(isolateVerses('Lesson on ﴿قل هو الله أحد﴾ today')).toBe('Lesson on \u2067﴿قل هو الله أحد﴾\u2069 today');
});

it.each([
  '![A mosque](/files/pictures/0123456789abcdef01234567/960.jpg "Allah says ﴿قل هو الله أحد﴾ كلام")',
  'Allah says `﴿قل هو الله أحد﴾ كلام` amen',
  '```\nAllah says ﴿قل هو الله أحد﴾ كلام\n```',
  'Allah says ﴿قل هو الله أحد&#64830; كلام',
])('isolates words between brackets on pages where they are no verse: %s', (text) => {
  expect(renderMarkdown({ text, lang: 'en' }).html).toContain('\u2067﴿قل هو الله أحد﴾\u2069');
});
