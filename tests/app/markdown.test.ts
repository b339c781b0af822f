/** Markdown becomes HTML as pages show it. */
import { describe, expect, it } from 'vitest';
import { isRenderedHtml } from '../../app/parts/trusted-prose.ts';
import { toPlainText } from '../../domain/text/to-plain-text.ts';
import { createPreview } from '../../domain/text/create-summary.ts';
import { renderMarkdown } from '../../domain/markdown/render-markdown.ts';
import { findIn } from '../../domain/quran/translations.ts';
import { findDisallowed, render } from '../setup/rendered-markdown.ts';

describe('rendering', () => {
  it.each([
    ['# One\n###### Six', '<h2 dir="auto">One</h2>\n<h4 dir="auto">Six</h4>\n'],
    ['a **b _c_** ~~d~~ `x<y`', '<p>a <strong>b <em>c</em></strong> <del>d</del> <code>x&lt;y</code></p>\n'],
    [
      '[a](/b?c=1&d) [e](javascript:f) [g](//h) [i](/\\j) ![k *l*](m)',
      '<p><a href="/b?c=1&amp;d" rel="nofollow noopener">a</a> e g <a href="/%5Cj" rel="nofollow noopener">i</a> k *l*</p>\n',
    ],
    [
      '(https://a.org/(b)). www.a.org, info@a.org!',
      '<p>(<a href="https://a.org/(b)" rel="nofollow noopener">https://a.org/(b)</a>). ' +
        '<a href="http://www.a.org" rel="nofollow noopener">www.a.org</a>, ' +
        '<a href="mailto:info@a.org" rel="nofollow noopener">info@a.org</a>!</p>\n',
    ],
    ['﴿ آية _x_ ﴾', '<p><span class="verse" lang="ar" dir="rtl">﴿ آية _x_ ﴾</span></p>\n'],
    ['النبي ﷺ', '<p lang="ar" dir="rtl">النبي\u00a0ﷺ</p>\n'],
    ['- ﷺ', '<ul>\n<li>ﷺ</li>\n</ul>\n'],
    [
      '1. a\n2. b\n   - c\n\n5) d',
      '<ol>\n<li>a</li>\n<li>b<ul>\n<li>c</li>\n</ul>\n</li>\n</ol>\n<ol start="5">\n<li>d</li>\n</ol>\n',
    ],
    ['> a\n\n---\nb  \nc', '<blockquote>\n<p>a</p>\n</blockquote>\n<hr>\n<p>b<br>c</p>\n'],
    [
      '|a|b|\n|-|-:|\n|c|',
      '<div class="table-scroll" tabindex="0"><table>\n' +
        '<thead>\n<tr>\n<th scope="col">a</th><th scope="col" class="align-end">b</th></tr>\n</thead>\n' +
        '<tbody>\n<tr>\n<td>c</td><td class="align-end"></td></tr>\n</tbody>\n</table></div>\n',
    ],
    [
      'اتصل بالرقم +252 63 4000000.',
      '<p lang="ar" dir="rtl">اتصل بالرقم <a href="tel:+252634000000" rel="nofollow noopener" dir="ltr">+252 63 4000000</a>.</p>\n',
    ],
    [
      '(063 4123456, ٠٦٣-٤١٢٣٤٥٦) 2024-2025 10 000 000 21.11.2026 1234567',
      '<p lang="ar" dir="rtl">(<a href="tel:0634123456" rel="nofollow noopener" dir="ltr">063 4123456</a>, ' +
        '<a href="tel:0634123456" rel="nofollow noopener" dir="ltr">٠٦٣-٤١٢٣٤٥٦</a>) ' +
        '2024-2025 10 000 000 21.11.2026 1234567</p>\n',
    ],
    [
      '[+252 63 4000000](/contact)',
      '<p><a href="/contact" rel="nofollow noopener"><bdi dir="ltr">+252 63 4000000</bdi></a></p>\n',
    ],
    ['```js\n<b>\n```', '<pre><code>&lt;b&gt;\n</code></pre>\n'],
    [
      '[a] and [b][a]\n\n[a]: https://a.org "title"',
      '<p><a href="https://a.org" rel="nofollow noopener">a</a> and <a href="https://a.org" rel="nofollow noopener">b</a></p>\n',
    ],
    [
      '> ﴿الٓمٓ﴾ [2:1]\n>\n> Alif Lam Mim',
      '<blockquote>\n<p lang="ar" dir="rtl"><span class="verse" lang="ar" dir="rtl">﴿الٓمٓ﴾</span></p>\n' +
        '<footer class="text-sm text-muted">Al-Baqarah 2:1</footer>\n<p>Alif Lam Mim</p>\n</blockquote>\n',
    ],
    [
      '> ﴿واحد اثنان ۝١ ثلاثة﴾ [112:1-2]',
      '<blockquote>\n<p lang="ar" dir="rtl"><span class="verse" lang="ar" dir="rtl">﴿واحد <span class="whitespace-nowrap">اثنان ۝١</span> ثلاثة﴾</span></p>\n' +
        '<footer class="text-sm text-muted">Al-Ikhlas 112:1–2</footer>\n</blockquote>\n',
    ],
    // The signs of a pause and of the beginning of a part.
    [
      '﴿۞ واحد اثنان ۖ ثلاثة﴾ [112:1]',
      '<p lang="ar" dir="rtl"><span class="verse" lang="ar" dir="rtl"><span class="whitespace-nowrap">﴿۞ واحد</span> ' +
        '<span class="whitespace-nowrap">اثنان ۖ</span> ثلاثة﴾</span> [112:1]</p>\n',
    ],
    // No reference to a verse.
    [
      '> ﴿الٓمٓ﴾ [2:287]',
      '<blockquote>\n<p lang="ar" dir="rtl"><span class="verse" lang="ar" dir="rtl">﴿الٓمٓ﴾</span> [2:287]</p>\n</blockquote>\n',
    ],
    ['<b>no</b> &copy; \\*', '<p>&lt;b&gt;no&lt;/b&gt; © *</p>\n'],
    // Nothing that reorders letters, however it is written.
    ['&#x202e;(18:3)&#8236; &#x2067;*&#x2066;a*&#8297;&rlm;', '<p>(18:3) <em>a</em>\u200f</p>\n'],
  ])('renders %j', (text, html) => {
    expect(render(text)).toBe(html);
    expect(isRenderedHtml(html)).toBe(true);
  });

  it('makes plain text for previews', () => {
    expect(toPlainText({ text: '# A\n\n> - **b** [c](/d "e") ![f](g)\n', lang: 'en' }).text).toBe('b c f');
  });

  it('makes a preview that never cuts a verse or begins with a heading', () => {
    const verse = '﴿وَرَتِّلِ الْقُرْآنَ تَرْتِيلًا إِنَّا سَنُلْقِي عَلَيْكَ قَوْلًا ثَقِيلًا﴾';
    const preview = (text: string) => createPreview(toPlainText({ text, lang: 'ar' })).text;
    const intro = 'كان السلف يقرؤون القرآن على مهل ويقفون عند معانيه كما أمر الله تعالى في قوله:';
    expect(preview(`## المراجعة\n\n${intro} ${verse} [المزمل: 4-5].`)).toBe(`${intro.slice(0, -1)}…`);
    expect(
      preview(
        `قال تعالى: ${verse.replace('﴾', ' إِنَّ نَاشِئَةَ اللَّيْلِ هِيَ أَشَدُّ وَطْئًا﴾')} [المزمل: 4-6]. ` +
          `فالترتيل هو التمهل في القراءة ${'وتبيين الحروف '.repeat(9)}`,
      ),
    ).toMatch(/^فالترتيل هو التمهل/);
    expect(preview(`${verse} كلمة`)).toContain(verse);
  });

  it('names the verse of a block in the language of the text, in a preview too', () => {
    const text = '> ﴿الٓمٓ﴾ [2:1]\n> \nText';
    for (const [lang, name] of [
      ['en', 'Al-Baqarah 2:1'],
      ['so', 'Suuradda Al-Baqara, 2:1'],
      ['ar', 'البقرة: 1'],
    ] as const) {
      expect(renderMarkdown({ text, lang }).html).toContain(`<footer class="text-sm text-muted">${name}</footer>`);
      expect(toPlainText({ text, lang }).text).toBe(`﴿الٓمٓ﴾ [${name}] Text`);
      const long = createPreview(toPlainText({ text: `${text} ${'and words '.repeat(20)}`, lang })).text;
      expect(long).toContain(`﴿الٓمٓ﴾ [${name}] Text and`);
    }
  });

  const translated = findIn({
    name: '<b>Somebody</b>',
    verses: new Map([
      ['2:183', '<script>alert(1)</script> & **[x](/y)** ﷺ'],
      ['2:184', 'Second'],
    ]),
  });

  it('shows the translation of verses as text, in the language of the text, and who made it', () => {
    const text = '> ﴿الٓمٓ﴾ [2:183]\n\n> ﴿الٓمٓ﴾ [2:183-184]\n\n> ﴿الٓمٓ﴾ [2:185]';
    const first = '&lt;script&gt;alert(1)&lt;/script&gt; &amp; **[x](/y)**\u00a0ﷺ';
    const by = '<bdi>(&lt;b&gt;Somebody&lt;/b&gt;)</bdi>';
    for (const [lang, open, surah] of [
      ['en', '<p class="mt-2" lang="en" dir="ltr">', 'Al-Baqarah 2:'],
      ['so', '<p class="mt-2" lang="so" dir="ltr">', 'Suuradda Al-Baqara, 2:'],
      ['ar', '<p class="mt-2" lang="ar" dir="rtl">', 'البقرة: '],
    ] as const) {
      const { html } = renderMarkdown({ text, lang }, { findTranslation: translated });
      const range = lang === 'ar' ? '183-184' : '183–184';
      expect(html).toContain(
        `﴾</span></p>\n${open}${first}</p>\n<footer class="text-sm text-muted">${surah}183 ${by}<`,
      );
      expect(html).toContain(
        `${open}(183) ${first} (184) Second</p>\n<footer class="text-sm text-muted">${surah}${range} ${by}<`,
      );
      expect(html).toContain(`﴾</span></p>\n<footer class="text-sm text-muted">${surah}185</footer>`);
      expect([isRenderedHtml(html), findDisallowed(html)]).toEqual([true, []]);
    }
  });

  it('shows no more translations than fit on a page, in linear time', () => {
    const verses = new Map([['2:183', 'x'.repeat(5_000)]]);
    const text = '> ﴿ا﴾ [2:183]\n\n'.repeat(2_500);
    const started = performance.now();
    const { html } = renderMarkdown({ text, lang: 'en' }, { findTranslation: findIn({ name: 'N', verses }) });
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(html.match(/<footer/g)).toHaveLength(2_500);
    expect(html.match(/<p class="mt-2" lang="en"/g)).toHaveLength(40);
  });

  it('names only verses that stand in the text as they were checked', () => {
    for (const between of [' [](/about)', ' ![](/x.png)', '\n# h\n', '\n| a |\n', '\n---\n'])
      expect(toPlainText({ text: `﴿الٓمٓ﴾${between}[2:1]`, lang: 'en' }).text).toMatch(/﴾ ?\[2:1\]$/);
  });

  it('divides no reference where the beginning of a long text ends', () => {
    for (let length = 3_980; length <= 4_000; length += 1)
      expect(toPlainText({ text: `${'x'.repeat(length)} ﴿الٓمٓ﴾ [2:255]`, lang: 'en' }).text).toMatch(
        /(?:x|﴾|Al-Baqarah 2:255\])$/,
      );
  });

  const hash = '0123456789abcdef01234567';
  const address = `/files/pictures/${hash}/960.jpg`;
  const facts = { src: address, avif: '480 960', webp: '480', width: 960, height: 640 };
  const find = (name: string) => (name === hash ? facts : undefined);
  const withPictures = (text: string) => renderMarkdown({ text, lang: 'en' }, { findPicture: find }).html;

  it('shows a picture of the media library that is a paragraph, with its sizes and caption', () => {
    const html = withPictures(`![The *well* \\"new\\" &amp; full](${address} "Dug in 2025 <b> by *us*")`);
    const sizes = 'sizes="(min-width: 35rem) 32rem, calc(100vw - 2.5rem)"';
    expect(html).toBe(
      `<figure><picture><source type="image/avif" srcset="/files/pictures/${hash}/480.avif 480w, /files/pictures/${hash}/960.avif 960w" ${sizes}>` +
        `<img src="${address}" srcset="/files/pictures/${hash}/480.webp 480w" ${sizes} width="960" height="640" ` +
        'alt="The *well* &quot;new&quot; &amp; full" loading="lazy" decoding="async"></picture>' +
        '<figcaption class="mt-2 text-sm text-muted" dir="auto">Dug in 2025 &lt;b&gt; by *us*</figcaption></figure>\n',
    );
    expect([isRenderedHtml(html), findDisallowed(html)]).toEqual([true, []]);
    expect(withPictures(`![&#x202e;a](${address} "&#x202e;b")`)).toMatch(/alt="a" .*>b<\/figcaption>/);
    // In the dashboard, which has no records of pictures.
    const plain = render(`- ![](${address})\n\n> ![x](${address})`);
    expect(plain.match(/<figure><img src="[^"]+" alt="x?" loading="lazy" decoding="async"><\/figure>/g)).toHaveLength(
      2,
    );
    expect([isRenderedHtml(plain), findDisallowed(plain)]).toEqual([true, []]);
  });

  it.each([
    `![x](https://evil.example${address})`,
    `![x](//evil.example${address})`,
    `![x](/\\evil.example${address})`,
    `![x](javascript:alert(1)//${address})`,
    `![x](data:image/svg+xml,${address})`,
    `![x](/files/pictures/${hash}/../../x.jpg)`,
    `![x](/files/pictures/&#48;123456789abcdef01234567/960.jpg)`,
    `![x](/files/documents/${hash}.pdf)`,
    `![x](${address}?a "b")`,
    `![x](${address} "a" onload="b")`,
    `![x](<${address}>)`,
    `a ![x](${address})`,
    `![x](${address}) b`,
    `![x](${address})\nb`,
    `[![x](${address})](/a)`,
    `# ![x](${address})`,
    `|a|\n|-|\n|![x](${address})|`,
    `![x][a]\n\n[a]: ${address}`,
  ])('shows no picture for %j', (text) => {
    const html = withPictures(text);
    expect(html).not.toContain('<img');
    expect(html).toContain('x');
    expect(findDisallowed(html)).toEqual([]);
  });

  it('shows only the caption of a picture that does not exist, and leaves pictures out of previews', () => {
    const gone = address.replace('0', 'f');
    expect(withPictures(`![The well](${gone} "C")\n\n![The well](${gone})`)).toBe(
      '<figure><figcaption class="mt-2 text-sm text-muted" dir="auto">C</figcaption></figure>\n',
    );
    const text = `![The (new) well](${address} "A (long) caption")\n\nWords\n\n> ![x](${gone})`;
    expect(toPlainText({ text, lang: 'en' }).text).toBe('Words');
  });

  it('shows at most 100 pictures, with their texts escaped however long they are', () => {
    const many = withPictures(`![x](${address})\n\n`.repeat(1_500));
    expect(many.match(/<figure>/g)).toHaveLength(100);
    const long = withPictures(`![${'<"&'.repeat(20_000)}](${address} "${"<'&".repeat(10_000)}")`);
    expect(long.match(/<figure>/g)).toHaveLength(1);
    expect([isRenderedHtml(long), findDisallowed(long)]).toEqual([true, []]);
  });

  it('shows a paragraph that is only a link to a video, or its address, as a video', () => {
    const text = [
      'Before',
      'https://youtu.be/abc_DEF-123?t=5',
      '**After**',
      '[The <b> well](https://www.youtube.com/watch?app=x&v=abcdefghijk)',
      '<https://m.youtube.com/shorts/abcdefgh-_0>',
    ].join('\n\n');
    expect(renderMarkdown({ text, lang: 'so' })).toEqual({
      html: '<p>Before</p>\n',
      lang: 'so',
      videos: [
        { id: 'abc_DEF-123', title: '', html: '<p><strong>After</strong></p>\n' },
        { id: 'abcdefghijk', title: 'The <b> well', html: '' },
        { id: 'abcdefgh-_0', title: '', html: '' },
      ],
    });
    const reordered = text.replace('<b>', '&#x202e;<b>&#x2069;');
    expect(renderMarkdown({ text: reordered, lang: 'so' }).videos![1]!.title).toBe('The <b> well');
    expect(toPlainText({ text, lang: 'so' }).text).toMatch(/^Before After The <b> well/);
  });

  it.each([
    'https://youtu.be/abcdefghijk and words',
    'https://youtu.be/abcdefghij',
    '- https://youtu.be/abcdefghijk',
    '> https://youtu.be/abcdefghijk',
    'https://evil.example/youtu.be/abcdefghijk',
    'https://youtube.com.evil.example/embed/abcdefghijk',
    'https://evil.example/?youtube.com/embed/abcdefghijk',
    'https://youtu.be@evil.example/youtu.be/abcdefghijk',
    'javascript:alert(1)//youtu.be/abcdefghijk',
    '//youtu.be/abcdefghijk',
    '[x](javascript:alert`youtu.be/abcdefghijk`)',
    'https://www.youtube.com/playlist?list=abcdefghijk',
    '`https://youtu.be/abcdefghijk`',
  ])('shows no video for %j', (text) => {
    expect(renderMarkdown({ text, lang: 'en' }).videos).toBeUndefined();
  });

  it('shows at most 20 videos', () => {
    const { videos } = renderMarkdown({ text: 'https://youtu.be/abcdefghijk\n\n'.repeat(3_000), lang: 'en' });
    expect(videos).toHaveLength(20);
    expect(videos!.at(-1)!.html.match(/<a href="https:\/\/youtu\.be/g)).toHaveLength(2_980);
  });
});
