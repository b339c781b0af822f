/** Letters of another script than the page's have the weight of the text around them. */
import { expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { laptop, visit } from '../../setup/browser/pages.ts';

const opened = openSiteAndBrowser();
const texts = ['Hamburg 2026', 'كتاب مفتوح'];

it.each(['en', 'so', 'ar'])('shows bold Latin and Arabic letters bold, on pages in %s', async (lang) => {
  const { page, close } = await visit(opened.browser, { viewport: laptop });
  await page.goto(`${opened.site.url}/about?lang=${lang}`);
  const ratios = await page.evaluate(async (samples) => {
    // Loads the fonts.
    document.querySelector('main')!.prepend(...samples, document.createElement('strong'));
    document.querySelector('main strong')!.append(...samples);
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    const family = getComputedStyle(document.body).fontFamily;
    /** Returns how much of a picture the letters cover. */
    const measureInk = (weight: number, text: string) => {
      const context = new OffscreenCanvas(400, 80).getContext('2d')!;
      context.font = `${weight} 40px ${family}`;
      context.fillText(text, 200, 60);
      const { data } = context.getImageData(0, 0, 400, 80);
      return data.filter((_, index) => index % 4 === 3).reduce((sum, alpha) => sum + alpha, 0);
    };
    return samples.map((text) => measureInk(700, text) / measureInk(400, text));
  }, texts);
  for (const ratio of ratios) expect(ratio).toBeGreaterThan(1.15);
  await close();
});
