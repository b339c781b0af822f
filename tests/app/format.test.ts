import { expect, it } from 'vitest';
import { formatBytes, formatDate, formatDateTime, formatList, formatNumber } from '../../app/i18n/format.ts';
import { fromLocalDateTime, toLocalDateTime } from '../../app/dashboard/parts/local-date-time.ts';
import { formatHijri } from '../../app/i18n/hijri.ts';

it.each([
  ['2026-11-07', 'en', '7 November 2026'],
  ['2026-11-07', 'so', '7 Nofembar 2026'],
  ['2026-11-07', 'ar', '7 نوفمبر 2026'],
  ['2026-11-06T20:59:00.000Z', 'en', '6 November 2026'],
  ['2026-11-06T21:00:00.000Z', 'en', '7 November 2026'], // midnight in Hargeisa
  ['2026-12-31T22:00:00.000Z', 'ar', '1 يناير 2027'],
  ['soon', 'en', 'soon'],
] as const)('formats %s in %s as %s', (iso, language, text) => {
  expect(formatDate(iso, language)).toBe(text);
});

it.each([
  ['2026-11-07T09:00:00.000Z', '27 جمادى الأولى 1448هـ'],
  ['2026-03-19T20:59:00.000Z', '30 رمضان 1447هـ'],
  ['2026-03-19T21:00:00.000Z', '1 شوال 1447هـ'], // midnight in Hargeisa
  ['soon', undefined],
])('formats %s as %s in the Islamic calendar', (iso, text) => {
  expect(formatHijri(iso)).toBe(text);
});

it.each([
  ['en', ['', 'a', 'a and b', 'a, b, and c']],
  ['so', ['', 'a', 'a iyo b', 'a, b iyo c']],
  ['ar', ['', 'a', 'a وb', 'a وb وc']],
] as const)('joins a list in %s', (language, texts) => {
  const entries = ['a', 'b', 'c'];
  expect([0, 1, 2, 3].map((length) => formatList(entries.slice(0, length), language))).toEqual(texts);
});

it('formats numbers and sizes with Latin digits in every language', () => {
  expect(formatNumber(200_000)).toBe('200,000');
  expect([300, 240_400, 1_340_000].map((bytes) => formatBytes(bytes, 'so'))).toEqual([
    '1\u00a0KB',
    '240\u00a0KB',
    '1.3\u00a0MB',
  ]);
  expect([240_400, 1_340_000].map((bytes) => formatBytes(bytes, 'ar'))).toEqual([
    '240\u00a0كيلوبايت',
    '1.3\u00a0ميغابايت',
  ]);
});

it('shows times of Hargeisa on every device, also in forms', () => {
  expect(formatDateTime('2026-11-06T21:30:00.000Z', 'en')).toBe('7 November 2026, 00:30');
  expect(formatDateTime('2026-11-06T11:05:00.000Z', 'ar')).toBe('6 نوفمبر 2026، 14:05');
  expect(formatDateTime('soon', 'so')).toBe('soon');
  const local = { day: '2026-11-07', time: '00:30' };
  expect(toLocalDateTime('2026-11-06T21:30:00.000Z')).toEqual(local);
  expect(fromLocalDateTime(local)).toBe('2026-11-06T21:30:00.000Z');
  expect(fromLocalDateTime({ ...local, time: '' })).toBe('2026-11-06T21:00:00.000Z');
  expect([toLocalDateTime(''), fromLocalDateTime({ day: '', time: '10:00' })]).toEqual([{ day: '', time: '' }, '']);
});
