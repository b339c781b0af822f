/** What is pasted into long texts keeps what pages can show, and nothing else. */
import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { parseQuran, quranFile } from '../../server/quran/quran-text.ts';
import { markdownOf, openText } from '../setup/long-text.ts';
import { openSiteAndBrowser } from '../setup/open-site.ts';
import { signInAs, staffEnvironment, superadmin } from '../setup/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);
const verse = `﴿${parseQuran(readFileSync(quranFile, 'utf8')).get('94:5')!}﴾`;

/** Pastes as another program would have copied. */
async function paste(text: Locator, data: { html?: string; plain?: string }) {
  await text.evaluate((element, { html, plain }) => {
    const transfer = new DataTransfer();
    if (html !== undefined) transfer.setData('text/html', html);
    transfer.setData('text/plain', plain ?? 'plain');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
  }, data);
}

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
    'سلام\\\nسطر ثان\n\n\\*فقرة\\* جديدة\\\n\\- not a list',
  );
  expect(await pasted({ plain: '# Heading\n\n| a | b |\n|---|---|' })).toBe(
    '\\# Heading\n\n\\| a | b |\\\n\\|---|---|',
  );
  // A verse typed by hand stays text.
  expect(await pasted({ plain: `${verse} [94:5]` })).toBe(`${verse} [94:5]`);
  // Nothing is lost where too much is pasted.
  await paste(text, { plain: 'long '.repeat(30_000) });
  await page.getByText('Nothing was pasted').first().waitFor();
  expect(await markdownOf(page)).toBe(`${verse} [94:5]`);
  expect(problems).toEqual([]);
  await close();
});
