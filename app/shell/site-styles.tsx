import styles from '../styles/site.css?inline';

/**
 * On the server none: it leaves the place, and what sends the page fills it (server/http/site-styles.ts). In the browser
 * as they came: should the page ever be drawn anew, such as when a part of it fails, it is drawn with them.
 */
const written = typeof document === 'undefined' ? '' : (document.querySelector('style')?.textContent ?? '');

/**
 * The styles of the whole site, in the page itself: a file of its own would cost a phone a round trip before it
 * paints anything (decision 010). React keeps the element as the server wrote it, so the browser's script does not
 * carry the text a second time; a navigation needs nothing more. The content security policy allows it by its hash.
 * In development the browser has the text, so that an edited style shows at once.
 */
export function SiteStyles() {
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.DEV ? styles : written }} />;
}
