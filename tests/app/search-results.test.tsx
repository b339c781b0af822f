/** The results of the search as HTML: what was found in marks, suggestions as links, nothing from a text as markup. */
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { compileCatalogue, type CatalogueSource } from '../../locales/compile.ts';
import english from '../../locales/en/site.json';
import { LocalizedText } from '../../app/i18n/localized-text.tsx';
import { registerCatalogue } from '../../app/i18n/translator.ts';
import { Results } from '../../app/site/search/results.tsx';

type Found = Parameters<typeof Results>[0]['found'];

registerCatalogue('en', 'site', compileCatalogue(english as CatalogueSource));

function render(found: Partial<Found>, query = 'well', typeName?: string): string {
  const whole = {
    hits: [],
    total: 0,
    hasMore: false,
    byType: [],
    suggestions: [],
    isTooShort: false,
    page: 1,
    totalPages: 0,
    ...found,
  };
  const element = <Results parameters={{ query, typeName }} found={whole} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/search?q=well'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const hit = {
  typeName: 'page',
  id: 'about',
  path: '/about',
  title: [{ text: 'About <us>', found: false }],
  snippet: [
    { text: '… the ', found: false },
    { text: '<b>well</b>', found: true },
    { text: ' of', found: false },
  ],
  language: 'en',
  snippetLanguage: 'en',
} as const;

it('marks what was found, and writes texts as texts', () => {
  const html = render({ hits: [{ ...hit, title: [...hit.title], snippet: [...hit.snippet] }], total: 1 });
  expect(html).toMatch(/… the <mark[^>]*>&lt;b&gt;well&lt;\/b&gt;<\/mark> of/);
  expect(html).toContain('About &lt;us&gt;');
  expect(html).toContain('<span>Pages</span>');
  expect(html).not.toContain('lang=');
});

it('shows a snippet in the language of its text, and in the direction of its letters where that is not known', () => {
  const shown = { ...hit, title: [...hit.title], snippet: [...hit.snippet] };
  const html = (snippetLanguage: 'ar' | undefined) => render({ hits: [{ ...shown, snippetLanguage }], total: 1 });
  expect(html('ar')).toMatch(/<p lang="ar" dir="rtl" class="measure[^>]*>… the /);
  expect(html(undefined)).toMatch(/<p dir="auto" class="measure[^>]*>… the /);
});

it('shows a verse whole in the Quran font, with what was found in it', () => {
  const snippet = [
    { text: 'Read ﴿شَهْرُ ', found: false },
    { text: 'رَمَضَانَ', found: true },
    { text: ' ٱلَّذِىٓ﴾ [2:185], ', found: false },
    { text: 'fast', found: true },
  ];
  const html = render({ hits: [{ ...hit, title: [{ text: '﴿الٓمٓ﴾', found: false }], snippet }], total: 1 });
  expect(html).toMatch(
    /Read <span class="verse" lang="ar" dir="rtl">﴿شَهْرُ <mark[^>]*>رَمَضَانَ<\/mark> ٱلَّذِىٓ﴾<\/span> \[2:185\], <mark[^>]*>fast</,
  );
  expect(html).toContain('<span class="verse" lang="ar" dir="rtl">﴿الٓمٓ﴾</span>');
});

it('keeps a pause sign on the line of its word', () => {
  const snippet = [
    { text: '﴿وَٱلصَّلَوٰةِ', found: true },
    { text: ' ۚ وَإِنَّهَا﴾', found: false },
  ];
  expect(render({ hits: [{ ...hit, title: [...hit.title], snippet }], total: 1 })).toContain('</mark>\u00a0ۚ وَإِنَّهَا﴾');
});

it('shows a verse of a title or a description in the Quran font, and formats what is around it', () => {
  const text = { text: 'Naquluhu tarjumaddisaaneynaad ﴿هُدًۭى﴾ ﷺ', lang: 'so' } as const;
  const router = createMemoryRouter([{ path: '*', element: <LocalizedText text={text} as="p" /> }]);
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toMatch(
    /<p lang="so" dir="ltr">Naquluhu tar\S*\u00ad\S+ <span class="verse" lang="ar" dir="rtl">﴿هُدًۭى﴾<\/span>\u00a0ﷺ<\/p>/,
  );
});

it('offers suggestions and the sections where nothing was found', () => {
  const html = render({ suggestions: ['wells & "water"'] });
  expect(html).toContain('Did you mean:');
  expect(html).toContain('href="/search?q=wells+%26+%22water%22"');
  expect(html).toContain('href="/publications/news"');
});

it('counts the types, and keeps the query in the links of the types and the pages', () => {
  const byType = [
    { typeName: 'news', total: 21 },
    { typeName: 'page', total: 2 },
  ];
  const hits = [{ ...hit, title: [...hit.title], snippet: [] }];
  const html = render({ hits, byType, total: 21, page: 2, totalPages: 3 }, 'a&b', 'news');
  expect(html.replace(/<[^>]*>/g, ' ')).toMatch(/All\s+23\s+News\s+21\s+Pages\s+2/);
  const many = render({ hits, byType: [{ typeName: 'news', total: 510 }, byType[1]!], total: 500, hasMore: true }, 'a');
  expect(many.replace(/<[^>]*>/g, ' ')).toMatch(/All\s+500\+\s+News\s+500\+\s+Pages\s+2/);
  expect(html).toMatch(/aria-current="true"[^>]*href="\/search\?q=a%26b&amp;kind=news"/);
  expect(html).toContain('href="/search?q=a%26b&amp;kind=news&amp;page=3"');
});
