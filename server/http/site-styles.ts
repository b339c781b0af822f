import { hashSource } from './content-security-policy.ts';

/**
 * Styles that stand in every page, in the element that it leaves empty for them; `opening` is the tag of that element.
 */
export type StylesInPage = { opening: string; text: string };

/**
 * The styles that stand in every page (decision 010), made ready once: they weigh as much as the page itself, and
 * need not be searched, hashed and encoded with each rendering.
 */
export function createSiteStyles(styles: readonly StylesInPage[]) {
  const prepared = styles.map(({ opening, text }) => ({
    opening,
    place: `${opening}</style>`,
    bytes: Buffer.from(text),
  }));
  return {
    /** How a content security policy allows them. */
    sources: styles.map(({ text }) => hashSource(text)),

    /** A page in bytes, with the styles in their places if it has any. */
    fillIn(html: readonly string[]): Buffer<ArrayBuffer> {
      let parts: (string | Buffer<ArrayBuffer>)[] = [...html];
      for (const { opening, place, bytes } of prepared) {
        parts = parts.flatMap((part) => {
          const at = typeof part === 'string' ? part.indexOf(place) : -1;
          if (typeof part !== 'string' || at < 0) return [part];
          const begin = at + opening.length;
          return [part.slice(0, begin), bytes, part.slice(begin)];
        });
      }
      return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
    },
  };
}
