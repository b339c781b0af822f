import type { User } from '../../domain/people/user.ts';
import { fileAddress } from '../files/file-address.ts';
import type { StoredFile } from '../store/file-store.ts';

export type WireUser = ReturnType<typeof toWireUser>;

/** Returns a user for the API (specification 3, User). */
export function toWireUser(user: User, files: ReadonlyMap<string, StoredFile>) {
  const file = user.image ? files.get(user.image) : undefined;
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    image: file ? fileAddress(file) : '',
    active: user.active,
    createdAt: user.createdAt,
  };
}
