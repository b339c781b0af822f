import type { FieldBase } from './field.ts';

/** The largest picture that is accepted: enough for a phone's photograph. */
export const maxPictureBytes = 25_000_000;

/**
 * The types that the file picker offers: those that can be decoded. Phones that store HEIC convert it to JPEG for it.
 * Dragged files are checked by the server.
 */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff,image/svg+xml';

/** Accepts a phone's photograph of 12 or 24 megapixels, but no picture made to exhaust the server. */
export const maxMegapixels = 30;

/** The longest side of a picture, in pixels. */
export const maxPictureSide = 16_384;

/** The longest alternative text, in characters. */
export const altMax = 500;

/** A picture, stored as the id of a file of kind `picture`. */
export type PictureField = FieldBase & {
  kind: 'picture';
  /** Another field describes it, or it is decorative: the form has no alternative text. */
  undescribed?: true;
  /** A logo: its transparency is preserved. */
  transparent?: true;
};

/** Declares a field with a picture. */
export function picture(options: Omit<PictureField, 'kind'>): PictureField {
  return { ...options, kind: 'picture' };
}
