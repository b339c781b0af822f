import type { Language, Localized } from '../model/localized.ts';

/** A surah: its number, how many verses it has, and its name. */
export type Surah = { number: number; verses: number; name: Localized };

/** Verses, then the name in English, Somali and Arabic; in the order of the Quran. */
const rows = `
7|Al-Fatihah|Al-Faatixa|الفاتحة
286|Al-Baqarah|Al-Baqara|البقرة
200|Ali ‘Imran|Aal-Cimraan|آل عمران
176|An-Nisa|An-Nisaa’|النساء
120|Al-Ma’idah|Al-Maa’ida|المائدة
165|Al-An‘am|Al-Ancaam|الأنعام
206|Al-A‘raf|Al-Acraaf|الأعراف
75|Al-Anfal|Al-Anfaal|الأنفال
129|At-Tawbah|At-Tawba|التوبة
109|Yunus|Yuunus|يونس
123|Hud|Huud|هود
111|Yusuf|Yuusuf|يوسف
43|Ar-Ra‘d|Ar-Racd|الرعد
52|Ibrahim|Ibraahiim|إبراهيم
99|Al-Hijr|Al-Xijr|الحجر
128|An-Nahl|An-Naxl|النحل
111|Al-Isra|Al-Israa’|الإسراء
110|Al-Kahf|Al-Kahf|الكهف
98|Maryam|Maryam|مريم
135|Ta-Ha|Daahaa|طه
112|Al-Anbiya|Al-Anbiyaa’|الأنبياء
78|Al-Hajj|Al-Xajj|الحج
118|Al-Mu’minun|Al-Mu’minuun|المؤمنون
64|An-Nur|An-Nuur|النور
77|Al-Furqan|Al-Furqaan|الفرقان
227|Ash-Shu‘ara|Ash-Shucaraa’|الشعراء
93|An-Naml|An-Naml|النمل
88|Al-Qasas|Al-Qasas|القصص
69|Al-‘Ankabut|Al-Cankabuut|العنكبوت
60|Ar-Rum|Ar-Ruum|الروم
34|Luqman|Luqmaan|لقمان
30|As-Sajdah|As-Sajda|السجدة
73|Al-Ahzab|Al-Axzaab|الأحزاب
54|Saba|Saba’|سبأ
45|Fatir|Faadir|فاطر
83|Ya-Sin|Yaasiin|يس
182|As-Saffat|As-Saaffaat|الصافات
88|Sad|Saad|ص
75|Az-Zumar|Az-Zumar|الزمر
85|Ghafir|Ghaafir|غافر
54|Fussilat|Fussilat|فصلت
53|Ash-Shura|Ash-Shuuraa|الشورى
89|Az-Zukhruf|Az-Zukhruf|الزخرف
59|Ad-Dukhan|Ad-Dukhaan|الدخان
37|Al-Jathiyah|Al-Jaathiya|الجاثية
35|Al-Ahqaf|Al-Axqaaf|الأحقاف
38|Muhammad|Muxammad|محمد
29|Al-Fath|Al-Fatx|الفتح
18|Al-Hujurat|Al-Xujuraat|الحجرات
45|Qaf|Qaaf|ق
60|Adh-Dhariyat|Ad-Daariyaat|الذاريات
49|At-Tur|At-Tuur|الطور
62|An-Najm|An-Najm|النجم
55|Al-Qamar|Al-Qamar|القمر
78|Ar-Rahman|Ar-Raxmaan|الرحمن
96|Al-Waqi‘ah|Al-Waaqica|الواقعة
29|Al-Hadid|Al-Xadiid|الحديد
22|Al-Mujadilah|Al-Mujaadala|المجادلة
24|Al-Hashr|Al-Xashr|الحشر
13|Al-Mumtahanah|Al-Mumtaxana|الممتحنة
14|As-Saff|As-Saff|الصف
11|Al-Jumu‘ah|Al-Jumca|الجمعة
11|Al-Munafiqun|Al-Munaafiquun|المنافقون
18|At-Taghabun|At-Taghaabun|التغابن
12|At-Talaq|At-Talaaq|الطلاق
12|At-Tahrim|At-Taxriim|التحريم
30|Al-Mulk|Al-Mulk|الملك
52|Al-Qalam|Al-Qalam|القلم
52|Al-Haqqah|Al-Xaaqqa|الحاقة
44|Al-Ma‘arij|Al-Macaarij|المعارج
28|Nuh|Nuux|نوح
28|Al-Jinn|Al-Jinn|الجن
20|Al-Muzzammil|Al-Muzzammil|المزمل
56|Al-Muddaththir|Al-Muddaththir|المدثر
40|Al-Qiyamah|Al-Qiyaama|القيامة
31|Al-Insan|Al-Insaan|الإنسان
50|Al-Mursalat|Al-Mursalaat|المرسلات
40|An-Naba|An-Naba’|النبأ
46|An-Nazi‘at|An-Naazicaat|النازعات
42|‘Abasa|Cabasa|عبس
29|At-Takwir|At-Takwiir|التكوير
19|Al-Infitar|Al-Infitaar|الانفطار
36|Al-Mutaffifin|Al-Mutaffifiin|المطففين
25|Al-Inshiqaq|Al-Inshiqaaq|الانشقاق
22|Al-Buruj|Al-Buruuj|البروج
17|At-Tariq|At-Taariq|الطارق
19|Al-A‘la|Al-Aclaa|الأعلى
26|Al-Ghashiyah|Al-Ghaashiya|الغاشية
30|Al-Fajr|Al-Fajr|الفجر
20|Al-Balad|Al-Balad|البلد
15|Ash-Shams|Ash-Shams|الشمس
21|Al-Layl|Al-Layl|الليل
11|Ad-Duha|Ad-Duxaa|الضحى
8|Ash-Sharh|Ash-Sharx|الشرح
8|At-Tin|At-Tiin|التين
19|Al-‘Alaq|Al-Calaq|العلق
5|Al-Qadr|Al-Qadr|القدر
8|Al-Bayyinah|Al-Bayyina|البينة
8|Az-Zalzalah|Az-Zalzala|الزلزلة
11|Al-‘Adiyat|Al-Caadiyaat|العاديات
11|Al-Qari‘ah|Al-Qaarica|القارعة
8|At-Takathur|At-Takaathur|التكاثر
3|Al-‘Asr|Al-Casr|العصر
9|Al-Humazah|Al-Humaza|الهمزة
5|Al-Fil|Al-Fiil|الفيل
4|Quraysh|Quraysh|قريش
7|Al-Ma‘un|Al-Maacuun|الماعون
3|Al-Kawthar|Al-Kawthar|الكوثر
6|Al-Kafirun|Al-Kaafiruun|الكافرون
3|An-Nasr|An-Nasr|النصر
5|Al-Masad|Al-Masad|المسد
4|Al-Ikhlas|Al-Ikhlaas|الإخلاص
5|Al-Falaq|Al-Falaq|الفلق
6|An-Nas|An-Naas|الناس`;

export const surahs: readonly Surah[] = rows
  .trim()
  .split('\n')
  .map((row, index) => {
    const [verses, en = '', so = '', ar = ''] = row.split('|');
    return { number: index + 1, verses: Number(verses), name: { en, so, ar } };
  });

/** Verses `from` to `to` of a surah; the same number twice for one verse. */
export type VerseRange = { surah: number; from: number; to: number };

/** One quotation has at most so many verses. */
export const maxVerses = 20;

/** Returns whether these verses exist and are few enough to quote. */
export function isVerseRange({ surah, from, to }: VerseRange): boolean {
  const verses = surahs[surah - 1]?.verses ?? 0;
  return [from, to].every(Number.isInteger) && from >= 1 && from <= to && to <= verses && to - from < maxVerses;
}

/** Returns a number in Arabic-Indic digits, as printed copies of the Quran number verses. */
export const toArabicDigits = (number: number): string =>
  String(number).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

/**
 * Returns the name and numbers of verses as readers of a language write them, such as "Al-Baqarah 2:183–184", in Latin
 * digits as all numbers.
 */
export function nameVerses({ surah, from, to }: VerseRange, language: Language): string {
  const name = surahs[surah - 1]?.name[language] ?? '';
  if (language === 'ar') return `${name}: ${from}${to > from ? `-${to}` : ''}`;
  const numbers = `${surah}:${from}${to > from ? `–${to}` : ''}`;
  return language === 'so' ? `Suuradda ${name}, ${numbers}` : `${name} ${numbers}`;
}
