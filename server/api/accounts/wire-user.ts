import { isMiddle } from '../../../domain/media/focal-point.ts';
import type { Language } from '../../../domain/model/localized.ts';
import type { User } from '../../../domain/people/user.ts';
import { fileAddress } from '../../files/file-address.ts';
import type { StoredFile } from '../../store/files/file-row.ts';

export type WireUser = ReturnType<typeof toWireUser>;
/** A user as read alone; says so of the only superadmin who can sign in. */
export type WireUserDetail = WireUser & { isLastSuperadmin?: true };

/** Returns a user for the API (specification 3, User). */
export function toWireUser(user: User, files: ReadonlyMap<string, StoredFile>) {
  /** Empty where none is chosen. */
  const language: Language | '' = user.language ?? '';
  const file = user.image ? files.get(user.image) : undefined;
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    rights: user.rights,
    image: file ? fileAddress(file) : '',
    ...(file && !isMiddle(file.focus) ? { imageFocus: file.focus } : {}),
    language,
    active: user.active,
    createdAt: user.createdAt,
  };
}
