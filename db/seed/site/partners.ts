/** The thirteen partners that a site begins with (specification 2, home page, and 9). */
import type { Localized } from '../../../domain/model/localized.ts';

/** `logo` is the name of a picture of `db/seed/pictures`. */
type Partner = { id: string; name: Localized; logo: string };

export const partners: readonly Partner[] = [
  {
    id: 'qorrax',
    logo: 'partner-01',
    name: { en: 'Qorax Solar Energy', so: 'Tamarta Cadceedda ee Qorrax', ar: 'شركة الشمس للطاقة' },
  },
  {
    id: 'iftiin',
    logo: 'partner-02',
    name: { en: 'Iftin School Network', so: 'Shabakadda Dugsiyada Iftiin', ar: 'شبكة مدارس إفتين' },
  },
  {
    id: 'qalam',
    logo: 'partner-03',
    name: { en: 'Al-Qalam Printing House', so: 'Madbacadda Al-Qalam', ar: 'مطبعة القلم' },
  },
  {
    id: 'saaxil',
    logo: 'partner-04',
    name: { en: 'Sahil Traders’ Fund', so: 'Sanduuqa Ganacsatada Saaxil', ar: 'صندوق تجار ساحل' },
  },
  {
    id: 'barwaaqo',
    logo: 'partner-05',
    name: {
      en: 'Barwaqo Farmers’ Cooperative',
      so: 'Iskaashatada Beeralayda Barwaaqo',
      ar: 'تعاونية برواقو للمزارعين',
    },
  },
  {
    id: 'awdal-teachers',
    logo: 'partner-06',
    name: { en: 'Awdal Teachers’ Circle', so: 'Madasha Macallimiinta Awdal', ar: 'رابطة معلمي أودل' },
  },
  {
    id: 'lisan',
    logo: 'partner-07',
    name: { en: 'Lisan Institute of Arabic', so: 'Machadka Lisaan ee Af-Carabiga', ar: 'معهد لسان للغة العربية' },
  },
  { id: 'hilaal', logo: 'partner-08', name: { en: 'Hilal Endowment', so: 'Waqafka Hilaal', ar: 'وقف الهلال' } },
  {
    id: 'sahan',
    logo: 'partner-09',
    name: { en: 'Sahan Bookshop', so: 'Dukaanka Buugaagta ee Sahan', ar: 'مكتبة سهن لبيع الكتب' },
  },
  {
    id: 'togdheer-orphans',
    logo: 'partner-10',
    name: { en: 'Togdheer Orphan Care', so: 'Daryeelka Agoonta Togdheer', ar: 'رعاية أيتام توغدير' },
  },
  { id: 'hanuun', logo: 'partner-11', name: { en: 'Radio Hanun', so: 'Idaacadda Hanuun', ar: 'إذاعة هنون' } },
  {
    id: 'daryeel',
    logo: 'partner-12',
    name: { en: 'Daryel Family Clinic', so: 'Rugta Caafimaadka Qoyska ee Daryeel', ar: 'عيادة دريل للأسرة' },
  },
  {
    id: 'roob',
    logo: 'partner-13',
    name: { en: 'Roob Water Charity', so: 'Hay’adda Biyaha ee Roob', ar: 'مؤسسة روب الخيرية للمياه' },
  },
];
