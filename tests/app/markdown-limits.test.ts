/** Markdown becomes HTML of an allowlist of elements and attributes, whatever the text, and in linear time. */
import { describe, expect, it } from 'vitest';
import { isRenderedHtml } from '../../app/parts/trusted-prose.ts';
import { toPlainText } from '../../domain/text/to-plain-text.ts';
import { longShapes, nastyMarkdown, repeatedPieces } from '../fuzz/markdown.ts';
import { findDisallowed, render } from '../setup/rendered-markdown.ts';

const address = '/files/pictures/0123456789abcdef01234567/960.jpg';

it('accepts no other HTML as rendered prose', () => {
  const rest = 'alt="" loading="lazy" decoding="async">';
  for (const html of [
    `<img src="https://evil.example/a.jpg" ${rest}`,
    `<img src="${address}" onload="x" ${rest}`,
    `<img src="${address}" srcset="//evil.example/a.jpg 1w" sizes="1px" ${rest}`,
    `<img src="${address}" srcset="${address} 1w, x 2w" sizes="1px" ${rest}`,
    `<source type="image/avif" srcset="https://evil.example/a.avif 1w" sizes="1px">`,
    '<figure onclick="x">',
  ])
    expect([html, isRenderedHtml(html)]).toEqual([html, false]);
  for (const html of [
    '<script>',
    '<p onclick="x">',
    '<a href="javascript:x" rel="nofollow noopener">',
    '<p',
    '<p title=">">',
    '<span class="x">',
    '<table class="verse">',
  ])
    expect([html, isRenderedHtml(html)]).toEqual([html, false]);
});

describe('HTML beyond the allowlist', () => {
  it.each([
    'x <kbd> <script/x>alert(1);(function(storageKey,restoreKey){//',
    'x <kbd> <meta/http-equiv="refresh"/content="0;url=//127.0.0.1:3199/evil">',
    'x <code> <svg/onload=alert(1)>',
  ])('is not rendered from a tag in the text: %s', (text) => {
    expect(findDisallowed(render(text))).toEqual([]);
    expect(render(text)).toBe(
      `<p>${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')}</p>\n`,
    );
  });

  const count = Number(process.env['FUZZ_MARKDOWN'] ?? 2_000);
  it(`is not rendered from any of ${count} generated texts`, { timeout: 60_000 + count * 20 }, () => {
    const bad: unknown[] = [];
    for (let seed = 0; seed < count && bad.length < 5; seed++) {
      const html = render(nastyMarkdown(seed));
      const found = findDisallowed(html);
      if (found.length > 0 || !isRenderedHtml(html)) bad.push({ seed, found, html });
      if (toPlainText({ text: nastyMarkdown(seed), lang: 'en' }).text.length > 4_000) bad.push({ seed });
    }
    expect(bad).toEqual([]);
  });
});

describe('rendering time', () => {
  const length = 100_000;
  const texts = new Map<string, string>(Object.entries(longShapes(length)));
  for (const piece of repeatedPieces) {
    const text = piece.repeat(length / piece.length + 1).slice(0, length);
    texts.set(`${JSON.stringify(piece)} repeated`, text);
    for (const paragraph of [500, 5_000])
      texts.set(
        `${JSON.stringify(piece)} in paragraphs of ${paragraph}`,
        `${text.slice(0, paragraph)}\n\n`.repeat(length / paragraph),
      );
  }

  /**
   * Returns the CPU time of this thread in milliseconds, so that other work does not count: the least of several
   * rounds, since the first may compile.
   */
  function timeOf(work: (round: number) => void): number {
    let fastest = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 12 && fastest > 40; round++) {
      const before = process.threadCpuUsage();
      work(round);
      const { user, system } = process.threadCpuUsage(before);
      fastest = Math.min(fastest, (user + system) / 1_000);
    }
    return fastest;
  }

  // At most 45 ms where little else runs; programs beside it, which share the caches, double the time.
  const limit = 100;

  it('is short for any text of the greatest length', { timeout: 120_000 }, () => {
    const slow: [string, number][] = [];
    for (const [name, text] of texts) {
      // The number makes each text different, so that no cached result is used.
      const rendering = timeOf((round) => render(`${round}\n\n${text}`));
      const shortening = timeOf(() => toPlainText({ text, lang: 'en' }));
      if (rendering > limit || shortening > limit) slow.push([name, Math.max(rendering, shortening)]);
    }
    expect(slow).toEqual([]);
  });

  it('is not limited at the cost of real texts', () => {
    const paragraph =
      'A paragraph with **bold**, [a link](https://example.org/a?b=c), _emphasis_ and `code`. It goes on for a while, as texts do. '.repeat(
        6,
      );
    const real = `${paragraph}\n\n`.repeat(length / (paragraph.length + 2));
    expect(render(real).match(/<a href/g)).toHaveLength(6 * Math.floor(length / (paragraph.length + 2)));
    const list = '- [A link to something](https://example.org/a/b?c=d), *by* **somebody**\n'.repeat(1_000);
    expect(render(list).match(/<a href/g)).toHaveLength(1_000);
  });

  it('leaves plain words where there is too much structure', () => {
    expect(render(`${'>'.repeat(5_000)} words`)).toBe(`<p>${'&gt;'.repeat(5_000)} words</p>\n`);
    expect(render(`${'['.repeat(20_000)}words <b>`)).toBe(`<p>${'['.repeat(20_000)}words &lt;b&gt;</p>\n`);
    expect(render('a'.repeat(200_000))).toHaveLength('<p></p>\n'.length + 100_000);
  });
});
