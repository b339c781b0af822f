/** Words that others divide or write differently from the Uthmani text, beyond single letters (decision 034). */

/** By the letters as `readLetters` returns them. */
const replacements: readonly (readonly [RegExp, string])[] = [
  // One word here, two there.
  [/(?<=\||^)بعدما(?=\||$)/g, 'بعد|ما'],
  [/(?<=\||^)([وف]?)مالكم(?=\||$)/g, '$1ما|لكم'],
  [/(?<=\||^)([وف]?)ما\|ل(?=ه(?:ا?ذا|ا?hلاh)(?:\||$))/g, '$1مال|'],
  [/(?<=\||^)([وف]?)أن\|لا(?=\||$)/g, '$1ألا'],
  [/(?<=\||^)أن\|لن(?=\|نج[عم])/g, 'ألن'],
  [/(?<=\||^)وأن\|لو(?=\||$)/g, 'وألو'],
  [/(?<=\||^)فإن\|لم(?=\|يستجيبوا\|لكم)/g, 'فإلم'],
  [/(?<=\||^)لكي\|لا(?=\||$)/g, 'لكيلا'],
  [/(?<=\||^)يا\|?ا?بن(?:\|أ|h)م(?=\||$)/g, 'يبنhم'],
  // Other letters.
  [/(?<=\||^)([وفب]?ال)ل(?=ذ[اي]ن(?:\||$))/g, '$1'],
  [/(?<=\||^)ا(?=لأيكت(?:\||$))/g, ''],
  [/(?<=\||^)لاتخذت(?=\||$)/g, 'لتخذت'],
  [/(?<=\||^)حاشا(?=\|لله(?:\||$))/g, 'حاش'],
  [/(?<=\||^)([وف]?كأي)(?=\|من\|)/g, '$1ن'],
  [/(?<=\||^)تتري(?=\||$)/g, 'تترا'],
  [/(?<=\||^)(و?(?:سعو|عتو))ا(?=\|(?:في\|hاياتنا\|معاجزين\|أو|عتوا))/g, '$1'],
  [/(?<=\||^)hاتاني(?=\|الله)/g, 'hاتان'],
  [/(?<=م)س(?=يطر)/g, 'ص'],
  [/(?<=\||^)(خط|ملج|متك)أ(?=\||$)/g, '$1hا'],
  [/(?<=\||^)أأ(?=عجمي)/g, 'hا'],
  [/(?<=\||^)أhا(?=لهت)/g, 'أأا'],
];

/** Returns letters with the words and spellings of the Uthmani text in place of others. */
export const replaceSpellings = (letters: string): string =>
  replacements.reduce((replaced, [other, uthmani]) => replaced.replace(other, uthmani), letters);
