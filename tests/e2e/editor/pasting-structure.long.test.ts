/** What pasted text looks like, tables, lists and lines, is kept as far as a text can show it. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { markdownOf, openText, paste } from '../../setup/browser/long-text.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

type Pasted = (data: { html?: string; plain?: string }) => Promise<string>;

/** Opens a text; `run` gets a function that pastes into it, when empty, and returns its Markdown. */
async function inText(run: (pasted: Pasted, page: Page) => Promise<void>): Promise<void> {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const { text } = await openText(page, opened.site);
  await run(async (data) => {
    await text.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Delete');
    await paste(text, data);
    return markdownOf(page);
  }, page);
  expect(problems).toEqual([]);
  await close();
}

it('keeps the text of nested tables', () =>
  inText(async (pasted, page) => {
    const mail =
      '<table role=presentation><tr><td><table><tr><td>Dear members,</td></tr><tr><td>It <b>begins</b>.</td></tr></table></td></tr></table>';
    expect(await pasted({ html: mail })).toBe('Dear members,\n\nIt **begins**.');
    const site =
      '<table><tr><td>Menu</td><td>Programme<table><tr><td>09:00</td><td>Hadith</td></tr></table>See you!</td></tr></table>';
    expect(await pasted({ html: site })).toBe('Menu\n\nProgramme\n\n| 09:00 | Hadith |\n| --- | --- |\n\nSee you!');
    const data =
      '<table><caption>Title<tr><th>A<th>B<tr><td>out<table><caption>c<tr><td>in1<td>in2<table><tr><td>x<td>y</table></table>end<td><blockquote>o2</blockquote><hr></table>';
    expect(await pasted({ html: data })).toBe('Title\n\n| A | B |\n| --- | --- |\n| out c in1 in2 x y end | o2 |');
    const text = page.locator('#field-content[contenteditable=true]');
    const times: number[] = [];
    for (const html of [
      '<table><tr><td>'.repeat(60) + 'x<br>'.repeat(5_000),
      `<table border=1><tr><td>${'<table><tr><td>a<td>b</table>'.repeat(4_000)}<td>c</table>`,
      `<table border=1><tr><td>${'a<br>'.repeat(10_000)}<td>c</table>`,
    ])
      times.push(await paste(text, { html }));
    // A fifth of it on an ordinary machine.
    expect(Math.max(...times)).toBeLessThan(5_000);
  }));

it('takes the host off links to the site itself', () =>
  inText(async (pasted) => {
    const { url } = opened.site;
    const other = url.replace(/\d+$/, '1');
    const link = (address: string, text: string) => `<a href="${address}">${text}</a>`;
    const html = `See ${link(`${url}/news/42?lang=so#top`, 'ours')}, ${link(`${other}/news/42`, 'theirs')}.`;
    expect(await pasted({ html })).toBe(`See [ours](/news/42?lang=so#top), [theirs](${other}/news/42).`);
    expect(await pasted({ html: link('mailto:office@example.org', 'Write') })).toBe(
      '[Write](mailto:office@example.org)',
    );
  }));

it('joins what is pasted into a cell', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const table = '| Day | Time | Room |\n| --- | --- | --- |\n| Sunday | 10:00 | Hall |';
  const cells = '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>';
  const { text } = await openText(page, opened.site, 'en', table);
  const inCell = async (html: string) => {
    await text.locator('td', { hasText: '10:00' }).click();
    await page.keyboard.press('End');
    await paste(text, { html });
    const markdown = await markdownOf(page);
    await text.focus();
    await page.keyboard.press('Control+z');
    expect(await markdownOf(page)).toBe(table);
    return markdown.replace(table.slice(0, table.lastIndexOf('10:00')), '');
  };
  expect(await inCell('<p class=MsoNormal>, <b>noon</b></p><p class=MsoNormal>books</p>')).toBe(
    '10:00, **noon** books | Hall |',
  );
  expect(await inCell('<h2>H</h2><ul><li>x<ol start=3><li>y</ol></ul><hr><pre>a\nb</pre>')).toBe(
    '10:00H - x 3. y a b | Hall |',
  );
  expect(await inCell(cells)).toBe('10:00a b c d | Hall |');
  // Empty cells are filled.
  await text.locator('td', { hasText: 'Hall' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await paste(text, { html: '<table><tr><td>a</td><td>b</td></tr></table>' });
  expect(await markdownOf(page)).toBe(`${table}\n| a | b |  |`);
  expect(problems).toEqual([]);
  await close();
});

it('keeps lines, emoji, superscripts and titles that only the style or a picture shows', () =>
  inText(async (pasted, page) => {
    const lines = '<div style="white-space:pre-wrap">one\ntwo\r\nthree</div>';
    expect(await pasted({ html: lines })).toBe('one\\\ntwo\\\nthree');
    const spans =
      '<div style="white-space:pre-line">\n<p>a\nb<span style="white-space:normal">c\nd</span></p>\n</div><p>e\nf</p>';
    expect(await pasted({ html: spans })).toBe('a\\\nbc d\n\ne f');
    const emoji = (alt: string, more = '') => `<img alt="${alt}" src="https://example.org/x.png" ${more}>`;
    expect(await pasted({ html: `<p>a ${emoji('🤲')} b${emoji('👨‍👩‍👧🏽')}${emoji(':x:', 'class=emoji')}</p>` })).toBe(
      'a 🤲 b👨‍👩‍👧🏽:x:',
    );
    expect(await pasted({ html: `<p>a${emoji('Eid 🎉')}</p>` })).toBe('a');
    await page.getByText('1 image was not pasted.').first().waitFor();
    const numbers =
      '<p>10<sup>5</sup> H<sub>2</sub>O x<sup>n+1</sup> 1<sup>st</sup> <sup><a href="#fn">1</a></sup> m<span style="vertical-align:super">2</span></p>';
    expect(await pasted({ html: numbers })).toBe('10⁵ H₂O xⁿ⁺¹ 1st [1](#fn) m²');
    const titles = '<p class=MsoTitle><b>Title</b></p><p role=heading aria-level=3>Part</p><p>t</p>';
    expect(await pasted({ html: titles })).toBe('## Title\n\n### Part\n\nt');
  }));

const item = (list: string, marker: string) =>
  `<p class=MsoListParagraph style='mso-list:${list}'><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>w</p>`;

it('keeps the numbers of lists', () =>
  inText(async (pasted) => {
    const first = async (marker: string) => (await pasted({ html: item('l0 level1 lfo1', marker) })).replace(/ w$/, '');
    const markers = ['1-', '(1)', '١.', '٢-', 'أ.', '5.', 'iv.', 'c)', '2.3', 'o', 'v', '§', '-'];
    const read: string[] = [];
    for (const marker of markers) read.push(await first(marker));
    expect(read).toEqual(['1.', '1.', '1.', '2.', '1.', '5.', '4.', '3.', '3.', '-', '-', '-', '-']);
    const [digits, letters] = ['l0 level1 lfo1', 'l1 level1 lfo2'];
    const parts = [item(digits, '1.'), item(digits, '2.'), '<p>a</p>', item(digits, '3.')];
    parts.push('<p>b</p>', item(letters, 'أ-'), item(letters, 'ب-'), '<p>c</p>', item(letters, 'ت-'));
    expect(await pasted({ html: parts.join('') })).toBe('1. w\n2. w\n\na\n\n3. w\n\nb\n\n1. w\n2. w\n\nc\n\n3. w');
    expect(await pasted({ plain: '١. أولا\n٢. ثانيا\n\n(4) c\n(5) d\n\n9- e' })).toBe(
      '1. أولا\n2. ثانيا\n\n4) c\n5) d\n\n9- e',
    );
    const address = 'https://example.org/x_y?b=*2*';
    expect(await pasted({ plain: `see ${address}.` })).toBe(`see [${address.replaceAll('*', '\\*')}](${address}).`);
  }));

it('keeps the line breaks of text that is in no block', () =>
  inText(async (pasted, page) => {
    expect(await pasted({ html: 'line one<br>line two' })).toBe('line one\\\nline two');
    const copied =
      '<meta charset="utf-8"><!--StartFragment--><span>Isniin 4:00</span><br><span>Talaado </span><a href="https://example.org/x">link</a><span> 5:00</span><br><br><span>Arbaco 6:00</span><!--EndFragment-->';
    expect(await pasted({ html: copied })).toBe(
      'Isniin 4:00\\\nTalaado [link](https://example.org/x) 5:00\n\nArbaco 6:00',
    );
    // Empty lines beside blocks, as Google Docs writes them, are no text.
    const blocks =
      '<br>one<br>two<br>\n<p>three</p><br><br><ul><li>four</li></ul><br><b>five</b><br class="Apple-interchange-newline">';
    expect(await pasted({ html: blocks })).toBe('one\\\ntwo\n\nthree\n\n- four\n\n**five**');
    const lines = '<b style="font-weight:normal"><p>a</p><br><p>b</p></b><br class="Apple-interchange-newline">';
    expect(await pasted({ html: lines })).toBe('a\n\nb');
    expect(await page.locator('#field-content[contenteditable=true] p').count()).toBe(2);
  }));

it('pastes formatted words, lines and tables at the end of an item of a list', () =>
  inText(async (pasted, page) => {
    const text = page.locator('#field-content[contenteditable=true]');
    const atEndOf = async (item: string, html: string) => {
      await pasted({ plain: '1. one\n2. two' });
      await text.locator('li p', { hasText: item }).click();
      await page.keyboard.press('End');
      await paste(text, { html });
      await page.keyboard.type('.');
      return markdownOf(page);
    };
    expect(await atEndOf('one', 'in<b>line</b>')).toBe('1. onein**line.**\n2. two');
    const copied = '<span>, see the </span><a href="https://example.org/x">page</a><span> now</span>';
    expect(await atEndOf('two', copied)).toBe('1. one\n2. two, see the [page](https://example.org/x) now.');
    expect(await atEndOf('one', '<a href="https://example.org/x">page</a>')).toBe(
      '1. one[page](https://example.org/x).\n2. two',
    );
    expect(await atEndOf('one', ', a<br>b')).toBe('1. one, a\\\n   b.\n2. two');
    expect(await atEndOf('one', ', a <b>b</b><h2>Heading</h2>after <i>it</i>')).toBe(
      '1. one, a **b**\n2. two\n\n## Heading\n\nafter *it.*',
    );
    const table = '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>';
    const written = '| a | b |\n| --- | --- |\n| c | d. |';
    expect(await atEndOf('one', table)).toBe(`1. one\n2. two\n\n${written}`);
    expect(await atEndOf('two', table)).toBe(`1. one\n2. two\n\n${written}`);
  }));

it('keeps figures below merged cells in their columns', () =>
  inText(async (pasted) => {
    const rows = (...cells: string[]) => `<table border=1><tr>${cells.join('<tr>')}</table>`;
    const header = '<td>Item<td>Qty<td>Price';
    const writtenHeader = '| Item | Qty | Price |\n| --- | --- | --- |';
    expect(await pasted({ html: rows(header, '<td colspan=2>Total<td>500') })).toBe(
      `${writtenHeader}\n| Total |  | 500 |`,
    );
    expect(
      await pasted({
        html: rows(header, '<td rowspan=2>Hargeisa<td>Boys<td>40', '<td>Girls<td>35', '<td>x<td>y<td>z'),
      }),
    ).toBe(`${writtenHeader}\n| Hargeisa | Boys | 40 |\n|  | Girls | 35 |\n| x | y | z |`);
    expect(
      await pasted({
        html: rows('<th rowspan=2>Place<th colspan=2>Pupils', '<th>Boys<th>Girls', '<td>Burco<td>1<td>2'),
      }),
    ).toBe('| Place | Pupils |  |\n| --- | --- | --- |\n|  | Boys | Girls |\n| Burco | 1 | 2 |');
    expect(
      await pasted({ html: rows('<td>a<td>b<td>c<td>d', '<td>1<td colspan=2 rowspan=2>2<td>3', '<td>4<td>5') }),
    ).toBe('| a | b | c | d |\n| --- | --- | --- | --- |\n| 1 | 2 |  | 3 |\n| 4 |  |  | 5 |');
    // Rows of the body are not covered by a cell of the head, nor columns counted that no cell begins in.
    const parts = '<table><thead><tr><th rowspan=9>a<th colspan=8>b<tbody><tr><td>1<td colspan=8>2</table>';
    expect(await pasted({ html: parts })).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |');
    const huge = 'colspan=1000000 rowspan=1000000';
    expect(await pasted({ html: rows('<td>a<td>b', `<td ${huge}>1`, '<td>2', '<td>3') })).toContain('| 1 |  |');
  }));

it('adds few cells to a table whose cells span too much', () =>
  inText(async (pasted, page) => {
    const text = page.locator('#field-content[contenteditable=true]');
    const times: number[] = [];
    for (const span of ['rowspan=65534', 'colspan=1000 rowspan=65534', 'colspan=1000']) {
      await pasted({ plain: '' });
      times.push(await paste(text, { html: `<table border=1>${`<tr><td ${span}>x<td>y`.repeat(1_500)}</table>` }));
      expect(await text.locator('td').count()).toBeLessThanOrEqual(3_000 + 10_000);
    }
    process.stdout.write(`pasted within ${times.map(Math.round).join(', ')} ms\n`);
    expect(Math.max(...times)).toBeLessThan(5_000);
  }));

it('makes paragraphs of the columns of a newsletter', () =>
  inText(async (pasted) => {
    const columns =
      '<table><tr><td><img src="https://example.org/x.png" alt="Logo"><td><p>Hello <b>you</b></p><p>Second</p></table>';
    expect(await pasted({ html: `<table role=presentation><tr><td>${columns}</table>` })).toBe(
      'Hello **you**\n\nSecond',
    );
  }));

it('takes a verse only from an editor of ours', () =>
  inText(async (pasted, page) => {
    const copied = '<div data-verse="94:5">﴿كذب﴾</div>';
    const shown = page.locator('#field-content[contenteditable=true] .editor-verse');
    expect(await pasted({ html: copied })).toBe('﴿كذب﴾');
    expect(await shown.count()).toBe(0);
    expect(await pasted({ html: `<p data-pm-slice="0 0 []">a</p>${copied}` })).toContain('[94:5]');
    expect(await shown.count()).toBe(1);
  }));

it(
  'begins a line where only a style, or an element that texts lack, does so',
  () =>
    inText(async (pasted, page) => {
      const block = (name: string, text: string, style = 'display: block') =>
        `<${name} style="${style}">${text}</${name}>`;
      const lines = block('span', 'Monday 10:00') + block('span', 'Tuesday 11:00', 'color: red; display: block;');
      const cases: [string, string][] = [
        [lines, 'Monday 10:00\\\nTuesday 11:00'],
        [`<p>Open:${lines}<i>daily</i></p>`, 'Open:\\\nMonday 10:00\\\nTuesday 11:00\\\n*daily*'],
        [`<ul><li>${lines}</li></ul>`, '- Monday 10:00\\\n  Tuesday 11:00'],
        [`<h2>${lines}</h2>`, '## Monday 10:00 Tuesday 11:00'],
        [`<table border=1><tr><td>${lines}<td>b</table>`, '| Monday 10:00 Tuesday 11:00 | b |\n| --- | --- |'],
        [block('div', '<span>Fee</span><span>500</span>', 'display: flex'), 'Fee 500'],
        [block('div', '<span>a</span><span>b</span>', 'display: flex; flex-direction: column'), 'a\\\nb'],
        [block('div', '<span>a</span><span>b</span>', 'display: grid'), 'a\\\nb'],
        [
          '<details open><summary>How do I register?</summary>Come to the office.</details>',
          'How do I register?\n\nCome to the office.',
        ],
        [
          block('a href="https://a.example/1"', 'One') + block('a href="https://a.example/2"', 'Two'),
          '[One](https://a.example/1)\\\n[Two](https://a.example/2)',
        ],
        [`<p>${block('strong', 'Head')}text goes on</p>`, '**Head**\\\ntext goes on'],
        ['<main>Three<nav>four</nav>five</main>', 'Three\n\nfour\n\nfive'],
        ['<p>Intro</p><center>Centred line</center>Next line', 'Intro\n\nCentred line\n\nNext line'],
        ['<label>Name</label><input><button>Send</button>', 'Name Send'],
        [`<pre>a${block('span', 'b')}</pre>`, '```\nab\n```'],
        [`<p>a ${block('span', '<br>b')}</p>`, 'a\\\nb'],
      ];
      for (const [html, markdown] of cases) expect([html, await pasted({ html })]).toEqual([html, markdown]);
      const times: number[] = [];
      for (const html of [
        '<span>x</span>'.repeat(14_000),
        '<div>x</div>'.repeat(10_000),
        block('span', 'x').repeat(14_000),
        `${'<div style="display:flex">'.repeat(190)}${'<i>x</i>'.repeat(500)}`.repeat(50),
        `<p style="${'display '.repeat(200_000)}">x`,
        '<main>'.repeat(190) + '<nav>x</nav>'.repeat(10_000),
      ])
        times.push(await paste(page.locator('#field-content[contenteditable=true]'), { html }));
      process.stdout.write(`broken into lines within ${times.map(Math.round).join(', ')} ms\n`);
      expect(Math.max(...times)).toBeLessThan(5_000);
    }),
  60_000,
);
