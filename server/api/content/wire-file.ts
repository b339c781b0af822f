import type { WireFile } from '../../../domain/model/wire.ts';
import { fileAddress, thumbnailAddress } from '../../files/file-address.ts';
import type { StoredFile } from '../../store/files/file-row.ts';

/** Returns a stored file for the API, for staff. */
export function toWireFile(file: StoredFile): WireFile {
  return {
    _id: file.id,
    url: fileAddress(file),
    thumbnail: file.kind === 'picture' ? thumbnailAddress(file) : '',
    fileName: file.fileName,
    bytes: file.bytes,
    width: file.width,
    height: file.height,
    pages: file.pages,
    alt: file.alt,
    focus: file.focus,
  };
}
