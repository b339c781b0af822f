import { maxLimit } from '../../../domain/model/paging.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { api } from '../data/api.ts';
import type { WirePerson } from '../data/api-types.ts';

/** Returns all users, and people named in a list who are no longer users, as options to choose from. */
export function usePeople(named: readonly WirePerson[]): { key: string; label: string }[] {
  const { t } = useStaffTranslation();
  const { data } = api.useListUsersQuery({ page: 1, limit: maxLimit });
  const names = new Map(data?.users.map(({ _id, name }) => [_id, name || t('users.noName')]));
  for (const { _id, name } of named) if (!names.has(_id)) names.set(_id, name);
  return [...names].map(([key, label]) => ({ key, label }));
}
