/** The advisory board that a site begins with: fourteen named members (specification 2, about page, and 9). */
import type { Person } from '../../../domain/site/site-views.ts';

export const advisors: readonly Person[] = [
  {
    id: 'abdirahman-guleid',
    name: {
      en: 'Sheikh Abdirahman Yusuf Guleid',
      so: 'Sheekh Cabdiraxmaan Yuusuf Guuleed',
      ar: 'الشيخ عبد الرحمن يوسف جوليد',
    },
    monogram: { en: 'AG', so: 'CG', ar: 'ع ج' },
    role: {
      en: 'Chair of the board; Qur’anic exegesis, Hargeisa',
      so: 'Guddoomiyaha guddiga; tafsiirka Qur’aanka, Hargeysa',
      ar: 'رئيس المجلس؛ تفسير القرآن الكريم، هرجيسا',
    },
  },
  {
    id: 'mahamoud-farah',
    name: { en: 'Sheikh Mahamoud Hassan Farah', so: 'Sheekh Maxamuud Xasan Faarax', ar: 'الشيخ محمود حسن فارح' },
    monogram: { en: 'MF', so: 'MF', ar: 'م ف' },
    role: { en: 'Qur’anic recitations, Burao', so: 'Qiraa’aadka Qur’aanka, Burco', ar: 'القراءات القرآنية، برعو' },
  },
  {
    id: 'hodan-abdi',
    name: { en: 'Dr. Hodan Ismail Abdi', so: 'Dr. Hodan Ismaaciil Cabdi', ar: 'د. هودن إسماعيل عبدي' },
    monogram: { en: 'HA', so: 'HC', ar: 'هـ ع' },
    role: {
      en: 'Education and curriculum, Hargeisa',
      so: 'Waxbarashada iyo manhajka, Hargeysa',
      ar: 'التعليم والمناهج، هرجيسا',
    },
  },
  {
    id: 'ibrahim-samatar',
    name: { en: 'Sheikh Ibrahim Nur Samatar', so: 'Sheekh Ibraahin Nuur Samatar', ar: 'الشيخ إبراهيم نور سمتر' },
    monogram: { en: 'IS', so: 'IS', ar: 'إ س' },
    role: { en: 'Sciences of hadith, Borama', so: 'Culuumta xadiiska, Boorama', ar: 'علوم الحديث، بوراما' },
  },
  {
    id: 'fadumo-roble',
    name: { en: 'Ustadha Fadumo Ahmed Roble', so: 'Ustaada Faadumo Axmed Rooble', ar: 'الأستاذة فاطمة أحمد روبلي' },
    monogram: { en: 'FR', so: 'FR', ar: 'ف ر' },
    role: {
      en: 'Women’s study circles, Berbera',
      so: 'Xalqadaha cilmiga ee haweenka, Berbera',
      ar: 'حلقات العلم النسائية، بربرة',
    },
  },
  {
    id: 'khadar-liban',
    name: { en: 'Dr. Khadar Muse Liban', so: 'Dr. Khadar Muuse Liibaan', ar: 'د. خضر موسى ليبان' },
    monogram: { en: 'KL', so: 'KL', ar: 'خ ل' },
    role: { en: 'Islamic jurisprudence, Hargeisa', so: 'Fiqhiga Islaamka, Hargeysa', ar: 'الفقه الإسلامي، هرجيسا' },
  },
  {
    id: 'osman-jibril',
    name: { en: 'Sheikh Osman Ali Jibril', so: 'Sheekh Cismaan Cali Jibriil', ar: 'الشيخ عثمان علي جبريل' },
    monogram: { en: 'OJ', so: 'CJ', ar: 'ع ج' },
    role: {
      en: 'Qur’an memorisation in the villages, Togdheer',
      so: 'Xifdiga Qur’aanka ee tuulooyinka, Togdheer',
      ar: 'تحفيظ القرآن في القرى، توغدير',
    },
  },
  {
    id: 'sahra-diriye',
    name: {
      en: 'Ustadha Sahra Abdillahi Diriye',
      so: 'Ustaada Sahra Cabdillaahi Diiriye',
      ar: 'الأستاذة زهرة عبد الله ديريه',
    },
    monogram: { en: 'SD', so: 'SD', ar: 'ز د' },
    role: {
      en: 'Arabic language and translation, Hargeisa',
      so: 'Af-Carabiga iyo tarjumaadda, Hargeysa',
      ar: 'اللغة العربية والترجمة، هرجيسا',
    },
  },
  {
    id: 'said-awale',
    name: { en: 'Dr. Said Elmi Awale', so: 'Dr. Siciid Cilmi Cawaale', ar: 'د. سعيد علمي عوالي' },
    monogram: { en: 'SA', so: 'SC', ar: 'س ع' },
    role: {
      en: 'Youth and tarbiyah, Borama',
      so: 'Dhallinyarada iyo tarbiyadda, Boorama',
      ar: 'الشباب والتربية، بوراما',
    },
  },
  {
    id: 'mustafe-geedi',
    name: { en: 'Eng. Mustafe Haybe Geedi', so: 'Inj. Mustafe Haybe Geeddi', ar: 'م. مصطفى هيبي جيدي' },
    monogram: { en: 'MG', so: 'MG', ar: 'م ج' },
    role: { en: 'Water and wells, Burao', so: 'Biyaha iyo ceelasha, Burco', ar: 'المياه والآبار، برعو' },
  },
  {
    id: 'nimo-warsame',
    name: { en: 'Ms. Nimo Daud Warsame', so: 'Marwo Nimco Daa’uud Warsame', ar: 'السيدة نعمة داود ورسمه' },
    monogram: { en: 'NW', so: 'NW', ar: 'ن و' },
    role: {
      en: 'Finance and audit, Hargeisa',
      so: 'Maaliyadda iyo hantidhawrka, Hargeysa',
      ar: 'المالية والتدقيق، هرجيسا',
    },
  },
  {
    id: 'bashir-hirsi',
    name: { en: 'Sheikh Bashir Adan Hirsi', so: 'Sheekh Bashiir Aadan Xirsi', ar: 'الشيخ بشير آدم حرسي' },
    monogram: { en: 'BH', so: 'BX', ar: 'ب ح' },
    role: { en: 'Zakat and endowments, Berbera', so: 'Sakada iyo waqafka, Berbera', ar: 'الزكاة والأوقاف، بربرة' },
  },
  {
    id: 'amina-shire',
    name: { en: 'Dr. Amina Jama Shire', so: 'Dr. Aamina Jaamac Shire', ar: 'د. آمنة جامع شري' },
    monogram: { en: 'AS', so: 'AS', ar: 'آ ش' },
    role: {
      en: 'Publishing and the Somali language, Hargeisa',
      so: 'Daabacaadda iyo Af-Soomaaliga, Hargeysa',
      ar: 'النشر واللغة الصومالية، هرجيسا',
    },
  },
  {
    id: 'rashid-nadif',
    name: { en: 'Judge Rashid Omar Nadif', so: 'Garsoore Rashiid Cumar Nadiif', ar: 'القاضي رشيد عمر نظيف' },
    monogram: { en: 'RN', so: 'RN', ar: 'ر ن' },
    role: {
      en: 'Law and good governance, Hargeisa',
      so: 'Sharciga iyo maamul-wanaagga, Hargeysa',
      ar: 'القانون والحوكمة الرشيدة، هرجيسا',
    },
  },
];
