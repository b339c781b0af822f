/**
 * Pictures of the media library within Markdown texts: each is a paragraph of its own,
 * `![description](/files/pictures/<hash>/<width>.<format> "caption")`. Other addresses are no pictures.
 */

/** `alt` and `caption` as they are written in Markdown, with escapes. */
export type TextPicture = { address: string; hash: string; alt: string; caption: string };

/** Pictures that a text shows at most. */
export const maxTextPictures = 100;

const pictureAddress = /^\/files\/pictures\/([0-9a-f]{24})\/\d{1,5}\.(?:avif|webp|jpe?g|png|gif|svg)$/;
const wholePicture = /^!\[((?:[^[\]\\\n]|\\.)*)\]\((\/files\/pictures\/[^\s()"]{1,60})(?: "((?:[^"\\\n]|\\.)*)")?\)$/;
const picture =
  /!\[((?:[^[\]\\\n]|\\.){0,2000})\]\(\/files\/pictures\/([0-9a-f]{24})\/[^\s()"]{1,20}(?: "((?:[^"\\\n]|\\.){0,2000})")?/g;
const anyAddress = /\/files\/pictures\/([0-9a-f]{24})\//g;

/** Returns what the renditions of the picture at an address share; undefined for any other address. */
export const getPictureHash = (address: string): string | undefined => pictureAddress.exec(address)?.[1];

/** Returns the picture of a paragraph that is nothing else; undefined for any other. Read as it is written. */
export function readTextPicture(paragraph: string): TextPicture | undefined {
  const [, alt, address = '', caption = ''] = wholePicture.exec(paragraph) ?? [];
  const hash = getPictureHash(address);
  return alt === undefined || hash === undefined ? undefined : { address, hash, alt, caption };
}

/** Returns the hash, description and caption of each picture in a Markdown text, in linear time. */
export const findTextPictures = (text: string): Omit<TextPicture, 'address'>[] =>
  [...text.matchAll(picture)].map(([, alt = '', hash = '', caption = '']) => ({ hash, alt, caption }));

/** Returns the hashes of all pictures that a text names in any way, such as in a link. */
export const findPictureHashes = (text: string): Set<string> =>
  new Set([...text.matchAll(anyAddress)].map(([, hash = '']) => hash));
