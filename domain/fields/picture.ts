import type { FieldBase } from './field.ts';

/** The largest picture that is taken: a phone's photograph passes. */
export const maxPictureBytes = 25_000_000;

/**
 * What the picker of files offers: what can be decoded. Phones that write HEIC turn it into JPEG for it by themselves.
 * Dragged files are judged by the server.
 */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff,image/svg+xml';

/** A phone's 12 or 24 megapixel photograph passes, a picture made to exhaust the server does not. */
export const maxMegapixels = 30;

/** The longest side of a picture, in pixels. */
export const maxPictureSide = 16_384;

/** The longest text that says what a picture shows, in characters. */
export const altMax = 500;

/** A picture, held as the id of a stored file of kind `picture`. */
export type PictureField = FieldBase & {
  kind: 'picture';
  /** Another field says what it shows, or it is an ornament: the form asks for no description. */
  undescribed?: true;
  /** A logo: what is transparent in it stays so. */
  transparent?: true;
};

export function picture(options: Omit<PictureField, 'kind'>): PictureField {
  return { ...options, kind: 'picture' };
}
