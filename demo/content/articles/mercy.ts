import type { SeedArticle } from '../../types.ts';

export default {
  publishedAt: '2026-06-05',
  picture: {
    name: 'article-mercy',
    alt: {
      en: 'Rain over a green plain with three palms, a pool and an acacia',
      so: 'Roob ku da’aya ban cagaaran oo leh saddex geed oo timireed, balli iyo geed qudhac ah',
      ar: 'مطر ينزل على سهل أخضر فيه ثلاث نخلات وبركة ماء وشجرة سنط',
    },
  },
  title: {
    en: 'Mercy in the life of the Prophet ﷺ',
    so: 'Naxariista nolosha Rasuulka ﷺ',
    ar: 'الرحمة في حياة النبي ﷺ',
  },
  content: {
    en: `People who met the Prophet Muhammad ﷺ remembered many things about him, but again and again they remembered his gentleness. It was not a mood that came and went. It was the purpose for which he was sent, and it reached his household, his enemies and even the animals of the road.

> And We have not sent you except as a mercy to the worlds. (al-Anbiya 21:107)

## At home and with children

Anas ibn Malik, may Allah be pleased with him, served him as a boy for ten years, and said that in all that time he never said so much as “uff” to him (al-Bukhari and Muslim). Parents and teachers who count how often they sigh in one day will understand what that means.

Once the Prophet ﷺ kissed his grandson al-Hasan (may Allah be pleased with him and his father) while a man named al-Aqra ibn Habis was sitting with him. The man said that he had ten children and had never kissed one of them. The Prophet ﷺ looked at him and said:

> Whoever does not show mercy will not be shown mercy. (al-Bukhari and Muslim)

He would begin a prayer intending to make it long, then hear an infant cry and shorten it, because he knew how the mother’s heart was troubled by that crying (al-Bukhari and Muslim).

## With those who made mistakes

A Bedouin who knew no better urinated in the mosque, and people rose to stop him. The Prophet ﷺ told them to leave him and to pour a bucket of water over the place, and said that they had been sent to make things easy and not to make them hard (al-Bukhari). The mosque was clean in a moment, and a man was spared a lasting humiliation.

## With those who harmed him

When Ta’if had turned him away, the angel of the mountains offered to bring the mountains down upon those who had rejected him. He answered that he hoped Allah would bring from their descendants people who worship Him alone (al-Bukhari and Muslim). He looked past his own hurt to children who had not yet been born.

## With every living thing

He told of a man who climbed down a well to bring water in his shoe to a thirsty dog, and whom Allah forgave. His Companions asked if there was a reward in animals too. He said: “In every living creature there is a reward” (al-Bukhari and Muslim). In a land of herds, that is worth remembering at the trough.

## A question for the evening

Mercy is learnt in small things: a lowered voice, a debt given more time, a cup of water. Before sleep we might ask ourselves who met some mercy from us today. “Those who show mercy,” he said, “are shown mercy by the Most Merciful” (at-Tirmidhi, who called it hasan sahih).`,
    so: `Dadkii Nebi Muxammad ﷺ la kulmay wax badan ayay ka xusuusteen, laakiin waxay mar walba ku soo noqon jireen debecsanaantiisa. Ma ahayn wax maalin yimaadda oo maalin taga. Waxay ahayd ujeeddadii loo soo diray, waxayna gaadhay reerkiisa, cadowgiisa, iyo xataa xayawaanka waddada jooga.

> Waxaannu kuugu soo dirnay oo keliya naxariis aad u tahay caalamka. (Suuradda Al-Anbiyaa’, 21:107)

## Guriga iyo carruurta

Anas bin Maalik, Alle ha ka raalli noqdee, isaga oo wiil yar ah ayuu toban sannadood u adeegayay, wuxuuna sheegay in intaas oo dhan aanu odhan xataa “uf” (Bukhaari iyo Muslim). Waalidka iyo macallimiinta tiriya inta jeer ee ay maalin keliya neeftuuraan ayaa garan kara waxa ay taasi tahay.

Mar ayuu Rasuulku ﷺ dhunkaday wiilka uu awoowaha u yahay ee Xasan bin Cali (Alle ha ka raalli noqdo isaga iyo aabbihii), iyada oo uu la fadhiyo nin la odhan jiray Al-Aqrac bin Xaabis. Ninkii wuxuu yidhi: toban ilmood ayaan leeyahay, midkoodna weligay ma dhunkan. Rasuulku ﷺ intuu eegay ayuu yidhi:

> Qofkii aan naxariisan looma naxariisto. (Bukhaari iyo Muslim)

Salaad uu doonayo inuu dheereeyo ayuu bilaabi jiray, dabadeed wuxuu maqli jiray ilmo ooyaya, markaas ayuu gaabin jiray, waayo wuxuu ogaa sida ay hooyada qalbigeedu u dhibsanayo oohintaas (Bukhaari iyo Muslim). Naxariistu xataa salaaddiisa way gashay.

## Kuwii khaldamay

Nin reer miyi ah oo aan garanayn ayaa masjidka ku kaadiyay, dadkiina way ku kaceen. Rasuulku ﷺ wuxuu faray inay iska daayaan, oo ay meesha baaldi biyo ah ku shubaan, wuxuuna u sheegay in loo soo diray inay wax fududeeyaan ee aan loo soo dirin inay wax adkeeyaan (Bukhaari). Masjidkii daqiiqad gudaheed ayuu ku nadiif noqday, nin baana ka badbaaday ceeb laga yaabo inuu cimrigiisa oo dhan sidi lahaa.

## Kuwii dhibay

Markii reer Daa’if ay diideen, malagga buuraha ayaa u soo bandhigay inuu buuraha ku soo rido kuwii diiday. Wuxuu ku jawaabay inuu rajaynayo in Alle farcankooda ka soo saaro dad isaga keliya caabuda (Bukhaari iyo Muslim). Xanuunkiisii ayuu ka gudbay, wuxuuna eegay carruur aan weli dhalan.

## Wax kasta oo nool

Wuxuu ka warramay nin ceel ku degay si uu kabtiisa biyo ugu soo qaado ey oommanaa, Allena uu u dambi dhaafay. Saxaabadii waxay weydiiyeen in xayawaankana ajar laga helo. Wuxuu yidhi: “Wax kasta oo nool ajar baa laga helaa” (Bukhaari iyo Muslim). Dal xoolo badan oo jiilaalkiisu dheer yahay, taasi waa cashar la xusuusto marka berkedda la joogo.

## Su’aal fiidkii la isweydiiyo

Naxariista waxyaabo yaryar ayaa lagu bartaa: cod la dejiyay, deyn waqti loo kordhiyay, koob biyo ah. Intaynaan seexan aynu isweydiinno: yaa maanta naxariis inaga helay? Wuxuu yidhi: “Kuwa naxariista leh waxa u naxariista Raxmaanka” (Tirmidi, wuxuuna yidhi: waa xasan saxiix).`,
    ar: `حفظ الذين لقوا النبي محمدًا ﷺ عنه أشياء كثيرة، غير أن رفقه كان أكثر ما يعودون إلى ذكره. ولم يكن الرفق عنده حالًا تأتي وتذهب، بل هو من مقاصد بعثته، وقد وسع أهل بيته، وخصومه، والبهائم في الطريق.

> ﴿وَمَآ أَرْسَلْنَـٰكَ إِلَّا رَحْمَةًۭ لِّلْعَـٰلَمِينَ﴾ [21:107]

## في بيته ومع الصغار

خدمه أنس بن مالك رضي الله عنه وهو غلام، وقال: «خَدَمْتُ النَّبِيَّ ﷺ عَشْرَ سِنِينَ، فَمَا قَالَ لِي: أُفٍّ» متفق عليه. ومن عدّ من الآباء والمعلمين كم يتأفف في يوم واحد عرف قدر هذه الشهادة.

وقبّل ﷺ الحسن بن علي رضي الله عنهما وعنده الأقرع بن حابس جالسًا، فقال الأقرع: إن لي عشرة من الولد ما قبّلت منهم أحدًا. فنظر إليه رسول الله ﷺ ثم قال:

> «مَنْ لَا يَرْحَمُ لَا يُرْحَمُ» متفق عليه.

وكان يدخل في الصلاة وهو يريد إطالتها، فيسمع بكاء الصبي فيخفف، لما يعلم من شدة وجد أمه من بكائه، كما في الصحيحين. فدخلت الرحمة حتى في صلاته.

## مع من أخطأ

بال أعرابي في المسجد جهلًا منه، فقام الناس إليه، فقال لهم النبي ﷺ: «دَعُوهُ»، وأمرهم أن يصبوا على بوله دلوًا من ماء، وقال: «فَإِنَّمَا بُعِثْتُمْ مُيَسِّرِينَ، وَلَمْ تُبْعَثُوا مُعَسِّرِينَ» رواه البخاري. فطهر المسجد في لحظة، وسلم رجل من مهانة ربما حملها عمره كله.

## مع من آذاه

ولما ردّه أهل الطائف عرض عليه ملك الجبال أن يطبق الجبلين على من كذّبوه، فقال:

> «بَلْ أَرْجُو أَنْ يُخْرِجَ اللَّهُ مِنْ أَصْلَابِهِمْ مَنْ يَعْبُدُ اللَّهَ وَحْدَهُ، لَا يُشْرِكُ بِهِ شَيْئًا» متفق عليه.

تجاوز ألمه، ونظر إلى أطفال لم يولدوا بعد.

## مع كل ذي روح

وحدّث ﷺ عن رجل نزل بئرًا فملأ خفه ماء وسقى كلبًا اشتد به العطش، فشكر الله له فغفر له. فقال الصحابة: وإن لنا في البهائم أجرًا؟ فقال: «فِي كُلِّ كَبِدٍ رَطْبَةٍ أَجْرٌ» متفق عليه. وفي بلاد كثيرة الأنعام طويلة الجفاف، يحسن أن يُذكر هذا الحديث عند كل حوض ماء.

## سؤال المساء

تُتعلم الرحمة من الأشياء الصغيرة: صوت يُخفض، ودين يُمهل صاحبه، وكوب ماء يُقدَّم. فلنسأل أنفسنا قبل النوم: من الذي نالته اليوم رحمة منا؟ وقد قال ﷺ:

> «الرَّاحِمُونَ يَرْحَمُهُمُ الرَّحْمَنُ، ارْحَمُوا مَنْ فِي الْأَرْضِ يَرْحَمْكُمْ مَنْ فِي السَّمَاءِ» (رواه الترمذي وقال: حديث حسن صحيح)

فالرحمة باب يدخل منه الصغير والكبير، والغني والفقير، ولا يحتاج فتحه إلا إلى قلب يتذكر حاجته هو إلى رحمة الله.`,
  },
} satisfies SeedArticle;
