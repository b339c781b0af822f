import { documentTypes } from '../../../../domain/fields/document.ts';

const endings = documentTypes.split(',').filter((type) => type.startsWith('.'));

/** Judged by the name, since many systems give office files no type; the server checks the bytes. */
export const isDocumentFile = ({ name, type }: File): boolean =>
  type === 'application/pdf' || endings.some((ending) => name.toLowerCase().endsWith(ending));
