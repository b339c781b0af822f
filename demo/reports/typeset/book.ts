/** Assembles a report: cover, contents, sheets, and the two summaries at the end. */
import type { Language } from '../../../domain/model/localized.ts';
import { getDirection } from '../../../domain/model/localized.ts';
import { joinUnits } from '../../content/join-units.ts';
import { coverArt, type Emblem } from './cover-art.ts';
import { starMark } from './star-mark.ts';
import { style } from './style.ts';

export type Section = {
  title: string;
  /** Figures for the narrow column beside the text. */
  aside?: string[];
  text?: string;
  /** Tables and charts that need the whole width. */
  wide?: string;
};

/** Sections that share a page. */
export type Sheet = Section[];

export type Verse = { kind: 'quran' | 'hadith'; words: string; meaning: string; source: string };

export type Report = {
  slug: string;
  emblem: Emblem;
  /** The first line of the contents page, which describes the document. */
  about: string;
  glance: string;
  verse: Verse;
  sheets: Sheet[];
  so: Section;
  ar: Section;
};

type Names = Record<Language, string>;

const houseNames: Names = { en: 'Nuur Association', so: 'Ururka Nuur', ar: 'جمعية النور' };

const monthNames = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Sets the honorific in the Naskh font, which has the best glyph, and prevents line breaks inside dates and amounts. */
const polish = (html: string) =>
  joinUnits(html)
    .replaceAll('ﷺ', '<span class="saw">ﷺ</span>')
    .replace(
      new RegExp(`(\\d) (${monthNames})( \\d{4})?`, 'g'),
      (_, day: string, month: string, year = '') => `${day}\u00a0${month}${year.replace(' ', '\u00a0')}`,
    );

/**
 * Returns words of the Quran as Amiri Quran draws them: it has signs of its own for an open tanween, which Tanzil
 * writes as a tanween and a small meem on the other side of the letter.
 */
const drawnVerse = (words: string) =>
  words
    .replace(/\u064b\u06ed/g, '\u08f0')
    .replace(/\u064c\u06ed/g, '\u08f1')
    .replace(/\u064d\u06e2/g, '\u08f2');

const anchor = (page: number, place: number) => `part-${page}-${place}`;

function sectionHtml(section: Section, id: string): string {
  const aside = section.aside?.length ? `<div class="aside">${section.aside.join('')}</div>` : '';
  const text = section.text ? `<div class="text">${section.text}</div>` : '';
  const wide = section.wide ? `<div class="wide full">${section.wide}</div>` : '';
  // A section with only points has its title in the margin, which saves height.
  const hanging = !aside && !wide && section.text?.startsWith('<ul') === true;
  const kind = hanging ? 'hanging' : section.text?.includes('class="signed"') ? 'letter' : 'part';
  return `<section class="${kind}"><header><h2 id="${id}">${section.title}</h2></header><div class="grid">${aside}${text}${wide}</div></section>`;
}

function sheetHtml(body: string, page: number, title: string, language: Language, bodyClass = ''): string {
  return `<div class="sheet" lang="${language}" dir="${getDirection(language)}"><div class="body ${bodyClass}">${body}</div>
<div class="foot">${starMark('3.4mm', '#a87a22')}<span>${houseNames[language]}</span><span class="line"></span><span>${title}</span><b>${page}</b></div></div>`;
}

export function bookHtml(report: Report, title: Names, fonts: string): string {
  const sheets: { language: Language; sections: Section[] }[] = [
    ...report.sheets.map((sections) => ({ language: 'en' as const, sections })),
    { language: 'so' as const, sections: [report.so] },
    { language: 'ar' as const, sections: [report.ar] },
  ];
  const firstPage = 3; // the cover and the contents come before
  const entries = sheets.flatMap(({ language, sections }, index) =>
    sections.map((section, place) => ({ language, title: section.title, page: firstPage + index, place })),
  );
  const contents = `<section class="contents"><header><h2>Contents</h2></header><ol>${entries
    .map(
      (entry) =>
        `<li><a href="#${anchor(entry.page, entry.place)}"><span lang="${entry.language}">${entry.title}</span><span>${entry.page}</span></a></li>`,
    )
    .join('')}</ol></section>
<div>${report.about}</div>${report.glance}
<div class="verse">${starMark('6mm', '#a87a22')}<p class="${report.verse.kind === 'quran' ? 'words' : 'hadith'}" lang="ar" dir="rtl">${drawnVerse(report.verse.words)}</p><p class="meaning">${report.verse.meaning}</p><p class="source">${report.verse.source}</p></div>`;

  const pages = sheets.map(({ language, sections }, index) => {
    const page = firstPage + index;
    const body = sections.map((section, place) => sectionHtml(section, anchor(page, place))).join('');
    return sheetHtml(body, page, title[language], language);
  });

  return polish(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${houseNames.en}: ${title.en}</title>
<style>${fonts}${style}</style></head><body>
<div class="sheet cover">${coverArt(report.emblem)}
<div class="names"><div class="house">${starMark('6mm', '#e0b65c')}<span>Nuur Association for Qur’an and Sunnah Education</span></div>
<h1>${title.en}</h1>
<div class="others"><span lang="so">${title.so}</span><span lang="ar" dir="rtl">${title.ar}</span></div></div>
<div class="place"><span>Hargeisa, Somaliland</span><span>Founded 2009</span></div></div>
${sheetHtml(contents, 2, title.en, 'en')}
${pages.join('\n')}
</body></html>`);
}
