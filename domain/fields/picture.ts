import type { FieldBase } from './field.ts';

/** The largest picture that is taken: a phone's photograph passes. */
export const maxPictureBytes = 25_000_000;

/** The longest text that says what a picture shows, in characters. */
export const altMax = 500;

/** A picture, held as the id of a stored file of kind `picture`. */
export type PictureField = FieldBase & { kind: 'picture' };

export function picture(options: Omit<PictureField, 'kind'>): PictureField {
  return { ...options, kind: 'picture' };
}
