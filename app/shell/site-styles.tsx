import siteStyles from '../styles/site.css?inline';
import { saveData } from './save-data.ts';
import { trustedTypes } from './trusted-types.ts';

const policy = trustedTypes?.createPolicy('styles', { createHTML: (text) => text });

/**
 * In the browser the text is taken from the page: should the page ever be drawn anew, such as when a part of it fails, it
 * is drawn with its styles, and the script does not carry them a second time.
 */
function readWritten(): string {
  const written = document.querySelector('style')?.textContent ?? '';
  return policy?.createHTML(written) ?? written;
}

const styles = import.meta.env.SSR || import.meta.env.DEV ? siteStyles : readWritten();

/**
 * The styles of the whole site, in the page itself: a file of its own would cost a phone a round trip before it paints
 * anything (decision 010). A navigation needs nothing more. The content security policy allows them by their hash. In
 * development the browser has the text, so that an edited style shows at once.
 */
export function SiteStyles() {
  return (
    <>
      <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? saveData : '' }} />
    </>
  );
}
