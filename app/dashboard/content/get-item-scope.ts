import type { ContentType } from '../../../domain/model/define.ts';
import { getScope, type Scope } from '../../../domain/people/permissions.ts';
import type { UserInfo } from '../../session.ts';
import type { StaffItem } from '../data/api-types.ts';

/** Returns what the signed-in person may change of an item; undefined for nothing. */
export const getItemScope = (user: UserInfo | undefined, type: ContentType, item: StaffItem): Scope | undefined =>
  user && getScope({ ...user, id: user._id }, type.name, item);
