import { matchPath } from 'react-router';
import { contentTypes } from '../../domain/content/index.ts';
import type { Item } from '../../domain/model/define.ts';
import { getAccess, getScope } from '../../domain/people/permissions.ts';
import { readUserInfo } from '../session.ts';

/**
 * Returns the address of the form of the item on a public page; undefined where the page shows no item, or the
 * signed-in person may not change it.
 */
export async function findEditPath(pathname: string): Promise<string | undefined> {
  const user = readUserInfo();
  if (!user) return undefined;
  for (const { name, itemPath } of contentTypes) {
    const id = itemPath && matchPath(itemPath, pathname)?.params['id'];
    if (!id) continue;
    const access = getAccess(user, name);
    if (!access) return undefined;
    const response = await fetch(`/api/${name}/${id}?all=1`);
    if (!response.ok) return undefined;
    const item = (await response.json()) as Pick<Item, 'createdBy' | 'state'>;
    if (!getScope({ ...user, id: user._id }, name, item)) return undefined;
    return `/dashboard/${access === 'own' ? 'blogs' : name}/${id}/edit`;
  }
  return undefined;
}
