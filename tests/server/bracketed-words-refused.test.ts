/** Words between ornate brackets that are not in the Quran, by their letters or their signs (decision 034). */
import { expect, it } from 'vitest';
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

const forged: Readonly<Record<string, readonly string[]>> = {
  'a hamza before a long alef': [
    'إِنَّؤا أَعْطَيْنَاكَ الْكَوْثَرَ',
    'إنؤا أعطيناك الكوثر',
    'اللَّهُ لَأا إِلَٰهَ إِلَّا هُوَ',
    'لٔا إِلَٰهَ',
    'جَأاءَ',
    'يَشَؤاءُ',
  ],
  'a doubled first letter': ['قُّلْ هُوَ اللَّهُ', 'قُلْ هُّوَ اللَّهُ', 'اللَّهُ أَّحَدٌ', 'كُلِّ شَّيْءٍ قَّدِيرٌ'],
  'a small alef': ['خَيْٰرَ', 'يَوْٰمِ', 'عَلَيْٰهِمْ', 'يُٰؤْمِنُونَ', 'طَيِّٰبَاتِ', 'شَيْٰءٌ'],
  'a sign of a pause or a small seen within a word': ['قُۖلْ هُوَ اللَّهُ أَحَدٌ', 'بِسْمِ اللَّۖهِ', 'هُۚوَ', 'قُۜلْ', 'بِسْۜمِ', 'قُۣلْ', 'الصۜمد'],
  'letters that are not joined': ['بِ\u200cسْ\u200cمِ اللَّهِ', 'بس\u200b\u200c\u200bم الله', 'بـ\u200cـسم الله'],
  'a second shadda or another alef': ['اللَّّهُ', 'قَٱلَ', 'لَٱ إِلَهَ', 'هَىٰذَا', 'ذَىٰلِكَ'],
  'a sukun on a ya that is read as alef': ['عَلَيْ الْعَرْشِ', 'مُوسَيْ الْكِتَابَ', 'هُدَيْ اللَّهِ'],
  'a small ya at the end of a word': ['أَنَّ اللَّهَ بَرِيءٌ مِنَ الْمُشْرِكِينَ وَرَسُولهۧ', 'لَا إِلَهۧ إِلَّا اللَّهُ', 'وَعَصَىۧ آدَمُ', 'لَهُۧ', 'فِيۧ'],
  'a sign on a small waw or ya': [
    'لَهُۥ\u0657',
    'لَهُۥ\u065e',
    'بِهِۦ\u0656',
    'لَهُۥ\u06df',
    'بِهِۦ\u06e0',
    'لَهُۥـَ',
    'لَهُۥ\u06d6\u06d7\u06d8\u06d9\u06da\u064e',
  ],
  'a long alef for a hamza with a tanween': ['خِطْآ كَبِيرًا', 'لَوْ يَجِدُونَ مَلْجَآ', 'شَيْآ'],
  'a long alef for a hamza before a silent alef': [
    'اللَّهُ يَبْدَآ الْخَلْقَ ثُمَّ يُعِيدُهُ',
    'قُلْ مَا يَعْبَآ بِكُمْ',
    'نَبَآ الَّذِينَ',
    'يَبْدَأا الْخَلْقَ',
    'يَبْدَأٰ الْخَلْقَ',
  ],
  'a space after “and”': ['اللَّهُ وَ لِيُّ الَّذِينَ آمَنُوا', 'وَ لَدًا', 'وَ احِدٌ', 'إياك نعبد و إياك نستعين'],
  'letters of formulas': ['𞸁سم الله', '\u{1ee12}ل هو الله أحد'],
  'an alef with a hamza for one on no letter': ['إِنْ شَاإَ اللَّهُ', 'مِنَ السَّمَاإِ', 'شَيْأٍ'],
};

it.each(Object.entries(forged).flatMap(([what, all]) => all.map((words) => [what, words])))(
  'refuses %s that the text has not: %s',
  async (_, words) => {
    expect(await isInQuran(words!)).toBe(false);
  },
);
