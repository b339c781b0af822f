import { describe, expect, it } from 'vitest';
import { normalizePassword, findPasswordProblem, rateStrength } from '../../domain/people/password.ts';
import { isCommonPassword } from '../../server/services/accounts/passwords/common-passwords.ts';

const owner = { name: 'Hodan Cabdi Cali', email: 'hodan.c@nuur.example', site: ['Nuur', 'جمعية النور'] };

describe('a new password', () => {
  it.each([
    ['', 'required'],
    ['eleven sign', 'tooShort'],
    ['a lamp in e\u0301', 'tooShort'], // eleven characters once composed
    ['\ufdfa', 'tooShort'], // one character, which NFKC expands to eighteen letters
    ['🌙'.repeat(11), 'tooShort'],
    ['ab cd ef gh '.repeat(17), 'tooLong'],
    [`${'lamp window river '.repeat(11)}abc`, 'tooLong'],
    ['\ufdfa\ufdfb'.repeat(8), 'tooLong'],
    ['x'.repeat(1_000_000), 'tooLong'],
    ['aaaaaaaaaaaa', 'predictablePassword'],
    ['AaAaAaAaAaAa', 'predictablePassword'],
    ['abcdefghijkl', 'predictablePassword'],
    ['LKJIHGFEDCBA', 'predictablePassword'],
    ['123456789012', 'predictablePassword'],
    ['٠١٢٣٤٥٦٧٨٩٠١', 'predictablePassword'],
    ['１２３４５６７８９０１２', 'predictablePassword'],
    ['qwertyuiop123', 'predictablePassword'],
    ['ابتثجحخدذرزس', 'predictablePassword'],
    ['lamp lamp lamp ', 'predictablePassword'],
    ['lampwindowlampwindow', 'predictablePassword'],
    ['aaaaaabbbbbb', 'predictablePassword'],
    ['hodan.c@nuur.example', 'personalPassword'],
    ['HODANCABDI2026', 'personalPassword'],
    ['2026-hodan-cali', 'personalPassword'],
    ['hodan hodan 77', 'personalPassword'],
    ['Nuur-2026-11-21', 'personalPassword'],
    ['جمعية النور 2026', 'personalPassword'],
    ['Password 2026!', 'commonPassword'],
    ['p@ssw0rd-2026', 'commonPassword'],
    ['بسم الله الرحمن الرحيم', 'commonPassword'],
    ['Allahu akbar 99', 'commonPassword'],
  ])('like %.30j is refused as %s', (password, key) => {
    expect(findPasswordProblem(password, owner)?.key).toBe(key);
    expect(rateStrength(password, owner)).toBe('weak');
  });

  it.each([
    'a lamp in the window',
    'Hodan reads by the river',
    'kulan habeen dheer',
    'مصباح عند النافذة القديمة',
    'nuur waa iftiin badan',
    'x7k9-qm2p-ab3d-ez8w',
    '🌙 lamp under moon',
    'lamp window river '.repeat(11),
  ])('like %j is accepted', async (password) => {
    expect([findPasswordProblem(password, owner), await isCommonPassword(password)]).toEqual([undefined, false]);
  });

  it('is normalised, so that it can be typed in any way', () => {
    expect(normalizePassword('ｌａｍｐ')).toBe('lamp');
    expect(normalizePassword('cafe\u0301')).toBe(normalizePassword('caf\u00e9'));
  });

  it('is rated stronger with more words', () => {
    const rated = [
      'another lamp',
      'a new password',
      'a lamp in the window',
      'a lamp in the window by the old river',
    ].map((password) => rateStrength(password));
    expect(rated).toEqual(['weak', 'fair', 'good', 'strong']);
    expect(rateStrength('sunshine sunshine sunshine!')).toBe('weak');
  });

  it('is checked within milliseconds, whatever its text', () => {
    const begin = performance.now();
    for (const unit of ['a', 'ab', ' ', '\ufdfa', '1!', 'é', 'hodan', '\u0301', '🌙']) {
      for (const password of [unit.repeat(3_600 / unit.length), unit.repeat(1_000_000 / unit.length)])
        findPasswordProblem(password, {
          name: password.slice(0, 200),
          email: password.slice(0, 254),
          site: [password.slice(0, 200)],
        });
      rateStrength(unit.repeat(3_600 / unit.length), owner);
    }
    expect(performance.now() - begin).toBeLessThan(500);
  });
});

describe('the list of common passwords', () => {
  it.each([
    'password',
    '123456',
    'justinbieber',
    'Justin.Bieber',
    'finalfantasy',
    '!!sunshine2026',
    'tr0ub4dor'.replace('tr0ub4dor', 'dr4g0n'),
    '1qaz2wsx3edc',
  ])('contains %j', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each(['', '!!!', 'sunshine over the river', 'correct horse battery staple', '🌙'])(
    'does not contain %j',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(false);
    },
  );

  it('contains none of 20,000 invented passwords', async () => {
    for (let n = 0; n < 20_000; n += 1)
      expect(await isCommonPassword(`made up by nobody ${(n * 7919).toString(36)} lamp`)).toBe(false);
  });
});
