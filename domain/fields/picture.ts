import type { FieldBase } from './field.ts';

/** A picture, held as the id of a stored file of kind `picture`. */
export type PictureField = FieldBase & { kind: 'picture' };

export function picture(options: Omit<PictureField, 'kind'>): PictureField {
  return { ...options, kind: 'picture' };
}
