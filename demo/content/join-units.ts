/** Numbers and their units, which must not be divided between lines. */
const noBreak = '\u00a0';

const latin = 'kilometres?|metres?|litres?|kilograms?|dollars?|percent|kiiloomitir|mitir|litir|kiilo|doolar';
const arabic = 'كيلومتر|متر|أمتار|لتر|كيلوغرام|دولار|في المئة';
const numberAndUnit = new RegExp(`(\\d) (oo )?(${latin}|(?:${arabic})(?:ًا|ات)?(?!\\p{L}))`, 'gu');

/** Returns a text with spaces at which no line is broken between numbers and their units: `38 kilometres`. */
export const joinUnits = (text: string): string =>
  text.replace(numberAndUnit, (found) => found.replaceAll(' ', noBreak));

/** Returns values of an item in which this is so in every text. */
export function joinUnitsIn<T>(value: T): T {
  if (typeof value === 'string') return joinUnits(value) as T;
  if (Array.isArray(value)) return value.map(joinUnitsIn) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, joinUnitsIn(entry)])) as T;
}
