import type { ContentType } from '../../../domain/model/define.ts';
import { getAccess } from '../../../domain/people/permissions.ts';
import type { MenuUser } from '../menu/menu.ts';

/**
 * Returns whether a person has the list of a type, and the forms of its items; an admin's own articles are in Blogs.
 */
export function mayOpen(user: MenuUser | undefined, type: ContentType): boolean {
  const access = user && getAccess(user, type.name);
  return access !== undefined && access !== 'own';
}
