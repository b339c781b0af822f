import fonts from '../fonts/late-fonts.css?inline';
import styles from '../styles/site.css?inline';
import { firstPaint } from './first-paint.ts';
import { trustedTypes } from './trusted-types.ts';

/** The styles that stand in every page, for its content security policy. */
export const siteStyles = [styles, fonts];

/**
 * What the server wrote. In the browser the text is taken from the page: should the page ever be drawn anew, such as when
 * a part of it fails, it is drawn with its styles, and the script does not carry them a second time.
 */
const written = (selector: string) => trust(document.querySelector(selector)?.textContent ?? '');
const policy = trustedTypes?.createPolicy('styles', { createHTML: (text) => text });
const trust = (text: string) => policy?.createHTML(text) ?? text;
const [writtenStyles, writtenLateFonts] =
  import.meta.env.SSR || import.meta.env.DEV ? siteStyles : [written('style'), written('#late-fonts')];

/**
 * The styles of the whole site, in the page itself: a file of its own would cost a phone a round trip before it paints
 * anything (decision 010). A navigation needs nothing more. The content security policy allows them by their hashes. In
 * development the browser has the text, so that an edited style shows at once.
 */
export function SiteStyles() {
  return (
    <>
      <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: writtenStyles ?? '' }} />
      <style id="late-fonts" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: writtenLateFonts ?? '' }} />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstPaint : '' }} />
    </>
  );
}
