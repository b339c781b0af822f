import type { FieldProblem } from '../../../../domain/errors.ts';

/** Some systems give no type for iPhone pictures; the server's error explains what to do about them. */
export const isPicture = (file: File): boolean =>
  file.type.startsWith('image/') || (file.type === '' && /\.hei[cf]$/i.test(file.name));

/**
 * Returns the problem of a picture that this browser could not decode, which the server would report too; undefined for
 * formats that it may read although the browser cannot.
 */
export function undecodableProblem({ name, type }: File): FieldProblem | undefined {
  if (typeof createImageBitmap === 'undefined') return undefined;
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]\b/.test(type)) return { key: 'heicNotReadable' };
  return /^image\/(?:jpeg|png|gif|webp)$/.test(type) ? { key: 'notAPicture' } : undefined;
}
