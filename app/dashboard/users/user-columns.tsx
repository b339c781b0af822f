import { LocalLink } from '../../i18n/local-link.tsx';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { WireUser } from '../data/api-types.ts';
import { useStaffSelector } from '../data/store.ts';
import { Avatar } from '../account/avatar.tsx';
import type { Column } from '../list/data-table.tsx';

type Options = {
  deletingId: string | undefined;
  onDelete: (id: string) => void;
  onInvite: (user: WireUser) => void;
};

/** The columns of the users' table. */
export function useUserColumns({ deletingId, onDelete, onInvite }: Options): Column<WireUser>[] {
  const { t } = useStaffTranslation();
  // Users cannot delete their own account, and change their own password in the profile.
  const ownId = useStaffSelector((state) => state.session.user?._id);
  const nameId = (user: WireUser) => `name-${user._id}`;
  const editAddress = (user: WireUser) => `/dashboard/users/${user._id}/edit`;
  return [
    {
      key: 'image',
      title: t('users.image'),
      slot: 'lead',
      render: (user) => (
        <Avatar name={user.name} image={user.image} focus={user.imageFocus} className="size-11 text-lg" />
      ),
    },
    {
      key: 'name',
      title: t('users.name'),
      slot: 'title',
      render: (user) => (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <LocalLink id={nameId(user)} to={editAddress(user)} className="title-link">
            {user.name || <span className="font-normal text-muted">{t('users.noName')}</span>}
          </LocalLink>
          {user._id === ownId && (
            <span className="rounded-full bg-surface-subtle px-2 text-sm font-normal text-muted">{t('users.you')}</span>
          )}
        </span>
      ),
    },
    {
      key: 'email',
      title: t('users.email'),
      slot: 'fact',
      render: (user) =>
        user.email ? (
          <bdi dir="ltr" title={user.email} className="card-row email-cell">
            {user.email}
          </bdi>
        ) : (
          <span className="card-row text-muted">{t('users.noEmail')}</span>
        ),
    },
    {
      key: 'role',
      title: t('users.role'),
      slot: 'fact',
      render: (user) => (
        <>
          <span className="block">{t(`roles.${user.role}`)}</span>
          {!user.active && <span className="block text-sm text-muted">{t('users.inactive')}</span>}
        </>
      ),
    },
    {
      key: 'actions',
      title: t('table.actions'),
      slot: 'actions',
      render: (user) => (
        <div className="row-actions">
          <LocalLink to={editAddress(user)} className="row-action" aria-describedby={nameId(user)}>
            {t('table.edit')}
          </LocalLink>
          {user._id !== ownId && (
            <button
              type="button"
              className="row-action"
              aria-haspopup="dialog"
              aria-describedby={nameId(user)}
              onClick={() => onInvite(user)}
            >
              {t(user.active ? 'users.newLink' : 'users.invite')}
            </button>
          )}
          {user._id !== ownId && (
            <button
              type="button"
              className="row-action text-danger"
              disabled={deletingId === user._id}
              aria-describedby={nameId(user)}
              onClick={() => onDelete(user._id)}
            >
              {t('table.delete')}
            </button>
          )}
        </div>
      ),
    },
  ];
}
