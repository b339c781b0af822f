import { hashSource } from './security.ts';

/** The element that a page leaves empty for them (app/shell/site-styles.tsx). */
const place = '<style></style>';
const inPlace = '<style>'.length;

/**
 * The styles that stand in every page (decision 010), made ready once: they weigh as much as the page itself, and
 * need not be searched, hashed and encoded with each rendering.
 */
export function createSiteStyles(text: string) {
  const styles = Buffer.from(text);
  return {
    /** How a content security policy allows them. */
    source: hashSource(text),

    /** A page in bytes, with the styles in their place if it has one. */
    fillIn(html: readonly string[]): Buffer<ArrayBuffer> {
      const parts = html.flatMap((part) => {
        const at = part.indexOf(place);
        return at < 0 ? [part] : [part.slice(0, at + inPlace), styles, part.slice(at + inPlace)];
      });
      return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
    },
  };
}
