/** What the domain does with foreign text takes linear time; far too long text is refused unread. */
import { describe, expect, it } from 'vitest';
import { readVideoId, findVideoId } from '../../domain/content/video-id.ts';
import { contentTypes } from '../../domain/content/index.ts';
import { readChoice } from '../../domain/fields/choice.ts';
import { readDate } from '../../domain/fields/date.ts';
import { readLink } from '../../domain/fields/link.ts';
import { readNumber } from '../../domain/fields/number.ts';
import { cleanText } from '../../domain/fields/text.ts';
import { checkDescription } from '../../domain/media/describe-file.ts';
import { findPictureHashes, findTextPictures, readTextPicture } from '../../domain/media/text-pictures.ts';
import { checkMessage, contactForm } from '../../domain/messages/message.ts';
import { findSpamReasons } from '../../domain/messages/spam.ts';
import { applyInput, createEmptyValues } from '../../domain/model/apply-input.ts';
import { isEmail } from '../../domain/contact/email.ts';
import { compareChanges } from '../../domain/model/compare-changes.ts';
import { normalizeText } from '../../domain/text/normalize.ts';
import { foldForSearch, searchTerms } from '../../domain/text/search-text.ts';
import { splitPlural } from '../../domain/site/plural.ts';
import { checkName, checkUser } from '../../domain/people/user.ts';
import { readableFileName } from '../../domain/media/file-name.ts';
import { toMessage, checkSiteText, normalizeSiteText } from '../../server/services/site/check-site-text.ts';
import { nastyPieces, repeat } from '../setup/nasty-texts.ts';
import { threadTime } from '../setup/thread-time.ts';

const status = contentTypes.find(({ name }) => name === 'projects')!.fields['status']!;
const link = { kind: 'link', max: 1_000 } as const;
const number = { kind: 'number', min: 0, max: 1_000 } as const;

const readers: Record<string, (text: string) => unknown> = {
  readVideoId,
  findVideoId: (text) => findVideoId(`https://youtu.be/${text}`),
  findTextPictures: (text) => findTextPictures(`![${text}`),
  readTextPicture: (text) => readTextPicture(`![${text}](/files/pictures/0123456789abcdef01234567/1.jpg "${text}")`),
  findPictureHashes,
  cleanText,
  foldForSearch,
  searchTerms,
  isEmail,
  readLink: (text) => readLink(link, text),
  readNumber: (text) => readNumber(number, text),
  readDate: (text) => readDate({ kind: 'date', precision: 'timestamp' }, text),
  readChoice: (text) => readChoice(status as Extract<typeof status, { kind: 'choice' }>, text),
  signsOfSpam: (text) => findSpamReasons({ message: text, name: text }, { seconds: text }),
  checkMessage: (text) => checkMessage(contactForm, { name: text, email: text, message: text }),
  checkDescription: (text) => checkDescription({ fileName: text, alt: { en: text } }),
  checkName,
  checkUser: (text) => checkUser({ name: text, email: text, role: text, language: '' }),
  compareChanges: (text) => compareChanges({ base: { a: text }, mine: { a: `${text}x` }, theirs: { a: `x${text}` } }),
  splitPlural,
  checkSiteText: (text) => checkSiteText(normalizeSiteText(toMessage(text)), 'Hello {name}', 1_000),
  readableFileName: (text) => readableFileName(text, 'file', '.pdf'),
  applyInput: (text) =>
    contentTypes.map((type) =>
      applyInput(
        type,
        createEmptyValues(type),
        Object.fromEntries(Object.keys(type.fields).map((name) => [name, text])),
      ),
    ),
};

/** The greatest lengths that are still read of a line, of a message, and of the longest texts. */
const lengths = [1_700, 40_000, 100_000];
/** With 100,000 characters a quadratic step takes seconds, a linear one some milliseconds. */
const most = 250; // milliseconds of processor time, the best of three

describe.each(Object.entries(readers))('%s', (_name, read) => {
  it.each(lengths)('takes linear time for %d characters', (length) => {
    const slow = nastyPieces.flatMap((piece) => {
      const text = repeat(piece, length);
      let best = Infinity;
      for (let turn = 0; turn < 3 && best > most; turn += 1) {
        const start = threadTime();
        read(text);
        best = Math.min(best, threadTime() - start);
      }
      return best > most ? [`${JSON.stringify(piece)}: ${best.toFixed(0)} ms`] : [];
    });
    expect(slow).toEqual([]);
  });
});

describe('the normal form of a text', () => {
  it('is unchanged for ordinary text', () => {
    for (const text of ['e\u0301', '\u0628\u0651\u0650\u0640', '한국', 'q\u0307\u0323', 'ﷺ', '']) {
      // oxlint-disable-next-line linear/normalize -- what it is compared with
      for (const form of ['NFC', 'NFKC', 'NFKD'] as const) expect(normalizeText(text, form)).toBe(text.normalize(form));
    }
  });

  it('has at most thirty marks on a letter', () => {
    expect(normalizeText(`a${'\u0301\u0316'.repeat(1_000)}b`, 'NFKD')).toBe(
      `a${'\u0316'.repeat(15)}${'\u0301'.repeat(15)}b`,
    );
  });

  it('is limited for every character that begins with a mark when it is decomposed', () => {
    const marks = /^[\p{M}\uff9e\uff9f]/u;
    const unknown: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const letter = String.fromCodePoint(code);
      if (code >= 0xd800 && code <= 0xdfff) continue;
      // Marks with combining class 0 are not reordered: the vowels of Thai and Lao.
      if (code === 0xe33 || code === 0xeb3) continue;
      // oxlint-disable-next-line linear/normalize -- one letter
      if (!marks.test(letter) && /^\p{M}/u.test(letter.normalize('NFKD'))) unknown.push(code.toString(16));
    }
    expect(unknown).toEqual([]);
  });
});

describe('a text that is far too long', () => {
  it('is refused with the same message as one that is a little too long', () => {
    const longText = 'x'.repeat(1_000_000);
    expect(checkMessage(contactForm, { name: 'A', email: 'a@example.org', message: longText })).toEqual({
      problems: { message: { key: 'tooLong', max: 10_000 } },
    });
    expect(checkName(longText)).toEqual({ problem: { key: 'tooLong', max: 200 } });
    expect(readLink(link, `https://example.org/${longText}`)).toEqual({ problem: { key: 'tooLong', max: 1_000 } });
    expect(checkDescription({ fileName: longText, alt: { so: longText } })).toEqual({
      problems: { fileName: { key: 'tooLong', max: 120 }, 'alt.so': { key: 'tooLong', max: 500 } },
    });
    const news = contentTypes.find((type) => type.name === 'news')!;
    expect(applyInput(news, createEmptyValues(news), { title: longText, 'title.so': longText }).problems).toMatchObject(
      {
        title: { key: 'tooLong' },
        'title.so': { key: 'tooLong' },
      },
    );
  });

  it('is accepted if the excess is surrounding space', () => {
    const news = contentTypes.find((type) => type.name === 'news')!;
    expect(
      applyInput(news, createEmptyValues(news), { title: `${' '.repeat(1_000)}Title` }).values['title'],
    ).toMatchObject({
      en: 'Title',
    });
  });
});

describe('the address of a link', () => {
  it.each([
    'https://example.org',
    'example.org/a?b#c',
    'https://a-b.example.co.uk:8443/',
    'https://xn--mgba.example.org',
    `https://${'a'.repeat(63)}.org`,
  ])('is accepted as %s', (text) => {
    expect(readLink(link, text)).toHaveProperty('value');
  });
  it.each([
    'https://example',
    'https://1.2.3.4',
    'https://-a.org',
    'https://a-.org',
    'https://a..org',
    'https://.org',
    `https://${'a'.repeat(64)}.org`,
    'https://example.org:99999/',
    'https://a.b1-',
    'https://a.x',
  ])('is refused as %s', (text) => {
    expect(readLink(link, text)).toEqual({ problem: { key: 'invalidLink' } });
  });
});
