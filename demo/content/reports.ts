import type { SeedReport } from '../types.ts';

/** The printed reports, newest first. demo/reports/main.ts makes their files with these titles. */
export const reports: SeedReport[] = [
  {
    createdAt: '2026-11-10',
    document: 'library-first-year-2026.pdf',
    picture: {
      name: 'report-library-first-year-2026',
      alt: {
        en: 'Cover: shelves of books and a hanging lamp seen through an arch at night',
        so: 'Jaldiga: khaanado buugaag ah iyo faynuus laalaada oo daaqad qaanso ah laga arko',
        ar: 'الغلاف: رفوف كتب ومصباح معلّق تُرى من خلال قوس',
      },
    },
    title: {
      en: 'The library’s first year, 2025 to 2026',
      so: 'Sannadkii koowaad ee maktabadda, 2025 ilaa 2026',
      ar: 'المكتبة في عامها الأول، 2025 إلى 2026',
    },
  },
  {
    createdAt: '2026-02-07',
    document: 'financial-statement-2025.pdf',
    picture: {
      name: 'report-financial-statement-2025',
      alt: {
        en: 'Cover: five golden arches, each taller than the one before, under a star',
        so: 'Jaldiga: shan qaanso oo dahabi ah oo mid walba ka dheer tahay tii ka horraysay, xiddigna ka sarrayso',
        ar: 'الغلاف: خمسة أقواس ذهبية متدرجة في الارتفاع تعلوها نجمة',
      },
    },
    title: {
      en: 'Financial statement 2025',
      so: 'Warbixinta maaliyadda 2025',
      ar: 'البيان المالي لعام 2025',
    },
  },
  {
    createdAt: '2026-01-24',
    document: 'annual-report-2025.pdf',
    picture: {
      name: 'report-annual-report-2025',
      alt: {
        en: 'Cover: an eight-fold star above an open book on its stand',
        so: 'Jaldiga: xiddig siddeed gees leh oo ka sarraysa buug furan oo rixaal saaran',
        ar: 'الغلاف: نجمة ثمانية فوق كتاب مفتوح على حامله',
      },
    },
    title: { en: 'Annual report 2025', so: 'Warbixinta sannadka 2025', ar: 'التقرير السنوي لعام 2025' },
  },
  {
    createdAt: '2025-12-14',
    document: 'village-wells-review-2025.pdf',
    picture: {
      name: 'report-village-wells-review-2025',
      alt: {
        en: 'Cover: a stone well with its bucket, an acacia on the hill behind it',
        so: 'Jaldiga: ceel dhagax laga dhisay iyo wadaantiisii, geed qudhac ahna buurta ka muuqdo',
        ar: 'الغلاف: بئر حجرية ودلوها، وخلفها شجرة سنط على التل',
      },
    },
    title: {
      en: 'Village wells: a review, 2025',
      so: 'Ceelasha tuulooyinka: qiimaynta 2025',
      ar: 'آبار القرى: مراجعة عام 2025',
    },
  },
  {
    createdAt: '2025-11-20',
    document: 'quran-schools-survey-2025.pdf',
    picture: {
      name: 'report-quran-schools-survey-2025',
      alt: {
        en: 'Cover: two wooden writing slates on a bench under a star-shaped window',
        so: 'Jaldiga: laba loox oo kursi dheer saaran, daaqad xiddig u eg hoosteed',
        ar: 'الغلاف: لوحان خشبيان على مقعد تحت نافذة على هيئة نجمة',
      },
    },
    title: {
      en: 'Our Qur’an schools: a survey, 2025',
      so: 'Dugsiyadayada Qur’aanka: sahanka 2025',
      ar: 'مدارسنا القرآنية: دراسة ميدانية 2025',
    },
  },
  {
    createdAt: '2025-01-25',
    document: 'annual-report-2024.pdf',
    picture: {
      name: 'report-annual-report-2024',
      alt: {
        en: 'Cover: a hanging lamp gives light over new books',
        so: 'Jaldiga: faynuus laalaada oo iftiiminaya buugaag cusub',
        ar: 'الغلاف: مصباح معلّق يضيء كتبًا جديدة',
      },
    },
    title: { en: 'Annual report 2024', so: 'Warbixinta sannadka 2024', ar: 'التقرير السنوي لعام 2024' },
  },
  {
    createdAt: '2024-01-27',
    document: 'annual-report-2023.pdf',
    picture: {
      name: 'report-annual-report-2023',
      alt: {
        en: 'Cover: date palms and young saplings on the hills under a crescent moon',
        so: 'Jaldiga: geedo timir ah iyo geedo yaryar oo buuraha ku beeran, bil cusubna ka sarrayso',
        ar: 'الغلاف: نخيل وشتلات صغيرة على التلال تحت الهلال',
      },
    },
    title: { en: 'Annual report 2023', so: 'Warbixinta sannadka 2023', ar: 'التقرير السنوي لعام 2023' },
  },
  {
    createdAt: '2024-01-10',
    document: 'annual-report-2022.pdf',
    picture: {
      name: 'report-annual-report-2022',
      alt: {
        en: 'Cover: rain reaches the tents on the hills after the drought',
        so: 'Jaldiga: roob ku da’aya teendhooyinka buuraha abaartii ka dib',
        ar: 'الغلاف: المطر يبلغ الخيام على التلال بعد الجفاف',
      },
    },
    title: { en: 'Annual report 2022', so: 'Warbixinta sannadka 2022', ar: 'التقرير السنوي لعام 2022' },
  },
];
