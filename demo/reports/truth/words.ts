/** The names of the figures in the three languages, so that all summaries use the same terms. */
import type { Localized } from '../../../domain/model/localized.ts';
import type { Branch, IncomeKind, SpendingKind } from './figures.ts';

export const branchNames: Record<Branch, Localized> = {
  hargeisa: { en: 'Hargeisa', so: 'Hargeysa', ar: 'هرجيسا' },
  burao: { en: 'Burao', so: 'Burco', ar: 'برعو' },
  berbera: { en: 'Berbera', so: 'Berbera', ar: 'بربرة' },
  borama: { en: 'Borama', so: 'Boorama', ar: 'بوراما' },
};

export const incomeNames: Record<IncomeKind, string> = {
  dues: 'Members’ dues',
  gifts: 'Gifts of individuals',
  zakat: 'Zakat and sadaqa',
  grants: 'Grants of institutions',
  fees: 'School fees, courses, books',
};

export const spendingNames: Record<SpendingKind, string> = {
  schools: 'Qur’an schools',
  circles: 'Sunnah circles and teacher training',
  publishing: 'Publishing',
  library: 'Library',
  wells: 'Wells, with upkeep',
  relief: 'Relief',
  administration: 'Administration',
};

export const figureNames = {
  year: { en: 'Year', so: 'Sannadka', ar: 'العام' },
  students: { en: 'Students', so: 'Ardayda', ar: 'الطلاب والطالبات' },
  schools: { en: 'Qur’an schools', so: 'Dugsiyada Qur’aanka', ar: 'مدارس القرآن' },
  teachers: { en: 'Teachers', so: 'Macallimiinta', ar: 'المعلمون والمعلمات' },
  completed: { en: 'Completed the Qur’an', so: 'Xafidnimo dhammaystay', ar: 'أتمّوا حفظ القرآن' },
  circles: { en: 'Sunnah circles', so: 'Xalqadaha Sunnada', ar: 'حلقات السنة' },
  wells: { en: 'Wells built so far', so: 'Ceelasha la qoday ilaa hadda', ar: 'الآبار المحفورة حتى الآن' },
  households: { en: 'Households helped', so: 'Qoysaska la caawiyay', ar: 'الأسر التي وصلتها المعونة' },
  income: { en: 'Income', so: 'Dakhliga', ar: 'الإيرادات' },
  spending: { en: 'Spending', so: 'Kharashka', ar: 'المصروفات' },
  result: { en: 'Result', so: 'Farqiga', ar: 'الفرق' },
  balance: { en: 'Held at the year’s end', so: 'Haraaga dhammaadka sannadka', ar: 'الرصيد في آخر العام' },
} satisfies Record<string, Localized>;
