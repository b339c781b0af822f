import fonts from '../fonts/late-fonts.css?inline';
import styles from '../styles/site.css?inline';
import { firstPaint } from './first-paint.ts';
import { trustedTypes } from './trusted-types.ts';

/** What stands in every page, by the tag that opens its element. */
export const stylesInPages = [
  { opening: '<style>', text: styles },
  { opening: '<style id="late-fonts">', text: fonts },
];

/**
 * On the server none: it leaves the places, and what sends the page fills them (server/http/site-styles.ts). In the
 * browser as they came: should the page ever be drawn anew, such as when a part of it fails, it is drawn with them.
 */
const written = (selector: string) =>
  typeof document === 'undefined' ? '' : trust(document.querySelector(selector)?.textContent ?? '');
const policy = trustedTypes?.createPolicy('styles', { createHTML: (text) => text });
const trust = (text: string) => policy?.createHTML(text) ?? text;
const [writtenStyles, writtenLateFonts] = import.meta.env.DEV
  ? [styles, fonts]
  : [written('style'), written('#late-fonts')];

/**
 * The styles of the whole site, in the page itself: a file of its own would cost a phone a round trip before it paints
 * anything (decision 010). React keeps the elements as the server wrote them, so the browser's script does not carry
 * the text a second time; a navigation needs nothing more. The content security policy allows them by their hashes. In
 * development the browser has the text, so that an edited style shows at once.
 */
export function SiteStyles() {
  return (
    <>
      <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: writtenStyles }} />
      <style id="late-fonts" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: writtenLateFonts }} />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstPaint : '' }} />
    </>
  );
}
