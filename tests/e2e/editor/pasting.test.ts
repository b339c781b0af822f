/** What is pasted into long texts keeps what pages can show, and nothing else. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseQuran, quranFile } from '../../../server/quran/quran-text.ts';
import { markdownOf, openText, paste } from '../../setup/browser/long-text.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);
const verse = `﴿${parseQuran(readFileSync(quranFile, 'utf8')).get('94:5')!}﴾`;

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body lang=EN-US>
<!--StartFragment--><h1 style='color:#2F5496'>Report<o:p></o:p></h1>
<p class=MsoNormal><b>Bold</b> and <i style='mso-bidi-font-style:normal'>slanted</i> text<br>next line<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Nested</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Second</p>
<table class=MsoTableGrid border=1><tr><td width=100 colspan=1><p class=MsoNormal>Name</p></td><td><p>Age</p></td></tr><tr><td><p>Ali</p></td><td><p>9</p><p>years</p></td></tr></table>
<!--EndFragment--></body></html>`;
const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400;font-size:16pt">Title</span></h2><p dir="ltr"><span style="font-weight:400">plain </span><span style="font-weight:700">bold</span><span style="font-style:italic"> slanted</span></p><br><ul><li dir="ltr"><p role="presentation"><span style="font-weight:400">one</span></p></li><ul><li><p><span>deep</span></p></li></ul><li><p><a href="https://example.org/x"><span>link</span></a></p></li></ul></b><br class="Apple-interchange-newline">`;
const webPage = `<div onclick="alert(1)"><p style="color:red">Text <a href="javascript:alert(1)">bad</a> <a href="/news">good</a></p><script>alert(1)</script><img src=x onerror=alert(1)><svg><a xlink:href="javascript:alert(1)">x</a></svg><iframe src="//evil.example"></iframe><form><input></form><ol start="3"><li>three</li></ol><blockquote><p>said</p></blockquote></div>`;

it('pastes from Word, Google Docs, web pages and WhatsApp', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const { text } = await openText(page, opened.site);
  const pasted = async (data: { html?: string; plain?: string }) => {
    await text.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Delete');
    await paste(text, data);
    return markdownOf(page);
  };
  expect(await pasted({ html: word })).toBe(
    [
      '## Report',
      '**Bold** and *slanted* text\\\nnext line',
      '- First\n  1. Nested\n- Second',
      '| Name | Age |\n| --- | --- |\n| Ali | 9 years |',
    ].join('\n\n'),
  );
  expect(await pasted({ html: googleDocs })).toBe(
    '## Title\n\nplain **bold** *slanted*\n\n- one\n  - deep\n- [link](https://example.org/x)',
  );
  expect(await pasted({ html: webPage })).toBe('Text bad [good](/news)\n\n3. three\n\n> said');
  expect(await pasted({ plain: 'سلام\r\nسطر ثان\r\n\r\n*فقرة* جديدة\n- not a list' })).toBe(
    'سلام\\\nسطر ثان\n\n**فقرة** جديدة\\\n\\- not a list',
  );
  // As WhatsApp writes.
  expect(
    await pasted({
      plain:
        '*Casharka* _cusub_ ~hore~ 2*3*4 snake_case_name * x *\n• Isniin\n• *Talaado*\n\n3. saddex\n\n4. afar\nDhammaad',
    }),
  ).toBe(
    '**Casharka** *cusub* ~hore~ 2\\*3\\*4 snake_case_name * x \\*\n\n- Isniin\n- **Talaado**\n\n3. saddex\n4. afar\n\nDhammaad',
  );
  expect(await pasted({ plain: '# Heading\n\n| a | b |\n|---|---|' })).toBe(
    '\\# Heading\n\n\\| a | b |\\\n\\|---|---|',
  );
  // Numbers that do not run on stay as they are.
  expect(await pasted({ plain: '10. ten\n9. nine\n8. eight' })).toBe('10\\. ten\\\n9\\. nine\\\n8\\. eight');
  const hidden = '<p>seen<span style="display:none">hidden</span></p><img src="http://["><p>more</p>';
  expect(await pasted({ html: hidden })).toBe('seen\n\nmore');
  const picture = '<p>Words <img src="https://example.org/a.jpg" alt="x"><img src="file:///C:/b.png" alt="😀"></p>';
  expect(await pasted({ html: picture })).toBe('Words 😀');
  await page.getByText('1 image was not pasted.').first().waitFor();
  // A verse typed by hand stays text.
  expect(await pasted({ plain: `${verse} [94:5]` })).toBe(`${verse} [94:5]`);
  // Nothing is lost where too much is pasted.
  await paste(text, { plain: 'long '.repeat(30_000) });
  await page.getByText('Nothing was pasted').first().waitFor();
  const refused = page.locator('.toast-card', { hasText: 'Nothing was pasted' });
  expect(await refused.innerText()).toBe('Nothing was pasted: the text would be longer than 100,000 characters.');
  expect(await page.getByText('Nothing was pasted').count()).toBe(1);
  const { y, height } = (await refused.boundingBox())!;
  expect(y + height).toBeLessThan(page.viewportSize()!.height);
  expect(await markdownOf(page)).toBe(`${verse} [94:5]`);
  expect(problems).toEqual([]);
  await close();
});

const wordItem = (list: string, marker: string, words: string) =>
  `<p class=MsoListParagraph style='mso-list:${list}'><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>${words}</p>`;

it('keeps neighbouring lists of Word apart', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const { text } = await openText(page, opened.site);
  const numbered = [
    wordItem('l0 level1 lfo1', '1.', 'one'),
    wordItem('l0 level2 lfo1', 'a.', 'nested'),
    wordItem('l2 level2 lfo3', '·', 'another nested'),
    wordItem('l0 level1 lfo1', '2.', 'two'),
    wordItem('l1 level1 lfo2', '1.', 'first'),
    wordItem('l1 level1 lfo2', '2.', 'second'),
  ];
  const restarted = [wordItem('l1 level1 lfo5', '1.', 'again'), wordItem('l4 level1 lfo6', '·', 'bullet')];
  await paste(text, { html: [...numbered, ...restarted].join('\n') });
  expect(await markdownOf(page)).toBe(
    '1. one\n   1. nested\n   2. another nested\n2. two\n\n1) first\n2) second\n\n1. again\n\n- bullet',
  );
  expect(problems).toEqual([]);
  await close();
});

it('leaves out the links of Wikipedia to its notes and for editing', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const { text } = await openText(page, opened.site);
  await paste(text, {
    html: `<h2>History<span class="mw-editsection"><span>[</span><a href="https://en.wikipedia.org/w?action=edit">edit</a><span>]</span></span></h2>
<p>Hargeisa<sup class="reference"><a href="#cite_note-1"><span>[</span>1<span>]</span></a></sup> is a
<a href="https://en.wikipedia.org/wiki/City">city</a><a href="#cite_note-22">[22]</a>.
<a href="/edit">[edit]</a> <a href="/2">2</a> مدينة<sup><a href="#cite_note-3">[٣]</a></sup></p>`,
  });
  expect(await markdownOf(page)).toBe(
    '## History\n\nHargeisa is a [city](https://en.wikipedia.org/wiki/City). [2](/2) مدينة',
  );
  expect(problems).toEqual([]);
  await close();
});

it('begins a pasted section below the list, or below the text, that it is pasted after', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const { text } = await openText(page, opened.site);
  const section = '<h2>Heading</h2><p>Words</p>';
  const after = async (begin: string, html: string) => {
    await text.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Delete');
    await page.keyboard.type(begin);
    await paste(text, { html });
    await page.keyboard.type('.');
    return markdownOf(page);
  };
  expect(await after('- one\ntwo', section)).toBe('- one\n- two\n\n## Heading\n\nWords.');
  expect(await after('- one\n', section)).toBe('- one\n\n## Heading\n\nWords.');
  expect(await after('- one ', `<p>more</p>${section}`)).toBe('- one more\n\n## Heading\n\nWords.');
  expect(await after('- one ', '<p>more</p><p>next</p>')).toBe('- one more\n\n  next.');
  expect(await after('- one ', '<h2>more</h2>')).toBe('- one more.');
  expect(await after('text', section)).toBe('text\n\n## Heading\n\nWords.');
  expect(problems).toEqual([]);
  await close();
});

const many = (tag: (index: number) => string) => Array.from({ length: 190 }, (_, index) => tag(index)).join('');

it('refuses at once what is too much to be read', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const { text } = await openText(page, opened.site);
  await page.keyboard.type('kept');
  const times: number[] = [];
  for (const html of [
    '<b>'.repeat(1_000_000),
    '<div>'.repeat(400_000) + 'x',
    '<b>x</b>'.repeat(500_000),
    '<ul><li>'.repeat(2_000) + 'x',
    '<'.repeat(4_000_000),
    // The browser opens formatting again in each block.
    `<p>${many((index) => `<b a=${index}>`)}${'<p>x'.repeat(8_000)}`,
    many((index) => `<b a=${index}></x>`).repeat(3),
    many((index) => `<b a=${index} c="/">`).repeat(2),
  ]) {
    times.push(await paste(text, { html }));
    await page.getByText('Nothing was pasted').first().waitFor();
    await page.keyboard.type('.');
    await page.evaluate(() => document.querySelectorAll<HTMLElement>('.toast-close').forEach((found) => found.click()));
    await page.getByText('Nothing was pasted').waitFor({ state: 'detached' });
  }
  // A tenth of it on an ordinary machine.
  expect(Math.max(...times)).toBeLessThan(3_000);
  expect(await markdownOf(page)).toBe('kept........');
  // Plain text is refused before it is read.
  const plain = await paste(text, { plain: 'hello waa salaan \n'.repeat(280_000) });
  await page.getByText('would be longer than').first().waitFor();
  expect(plain).toBeLessThan(3_000);
  expect(await markdownOf(page)).toBe('kept........');
  // What is nearly too much is read soon, whether it is then refused or not.
  for (const html of [
    '<b>x</b>'.repeat(29_000),
    `${'<div><i>'.repeat(95)}${'<p style="font-weight:bold">x'.repeat(20_000)}`,
    `<table>${'<tr><td><p>x</p>'.repeat(14_000)}</table>`,
  ]) {
    times.push(await paste(text, { html }));
  }
  process.stdout.write(`read or refused within ${Math.round(plain)}, ${times.map(Math.round).join(', ')} ms\n`);
  expect(Math.max(...times)).toBeLessThan(5_000);
  expect(problems).toEqual([]);
  await close();
}, 90_000);

it('pastes a long text of Word', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const { text } = await openText(page, opened.site);
  const paragraph = `<p class=MsoNormal>${"<span lang=EN-US style='font-size:12.0pt'>word <b>bold</b> </span>".repeat(5)}<o:p></o:p></p>`;
  await paste(text, { html: paragraph.repeat(400) });
  await expect.poll(() => text.locator('p').count()).toBeGreaterThanOrEqual(400);
  expect(problems).toEqual([]);
  await close();
});
