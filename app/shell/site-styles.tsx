import siteStyles from '../styles/site.css?inline';
import { saveData } from './save-data.ts';
import { trustedTypes } from './trusted-types.ts';

const policy = trustedTypes?.createPolicy('styles', { createHTML: (text) => text });

/**
 * In the browser the styles are read from the page, so that the script does not contain them again: should React render
 * the whole page again, such as after an error, the styles are still there.
 */
function readStylesFromPage(): string {
  const css = document.querySelector('style')?.textContent ?? '';
  return policy?.createHTML(css) ?? css;
}

const styles = import.meta.env.SSR || import.meta.env.DEV ? siteStyles : readStylesFromPage();

/**
 * The styles of the whole site, inlined: a separate file would cost a phone a round trip before the first paint
 * (decision 010). Navigations need no further styles. The content security policy allows them by their hash. In
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
