import { allTypes } from '../../../domain/site/index.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import { getListedItems } from '../../../domain/people/permissions.ts';
import { readIn } from '../../../domain/model/localized.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { labelKey } from '../data/type-labels.ts';
import type { WireFileUse } from '../data/api-types.ts';
import { useStaffSelector } from '../data/store.ts';
import type { MenuUser } from '../menu/menu.ts';

/** The items that a person did not create may have no form for them. */
const listedInFull = (user: MenuUser | undefined, type: ContentType) =>
  user !== undefined && getListedItems(user, type.name) === 'all';

/** The places that use a file, as links to their forms where the user may open them. */
export function FileUseList({ uses, total }: { uses: readonly WireFileUse[]; total: number }) {
  const { t } = useStaffTranslation();
  return (
    <>
      <ul className="grid">
        {uses.map((use) => (
          <li key={`${use.kind} ${use._id} ${use.field}`} className="flex min-h-11 flex-wrap items-center gap-x-2 py-1">
            <UseName use={use} />
          </li>
        ))}
      </ul>
      {total > uses.length && <p className="text-muted">{t('media.more', { count: total - uses.length })}</p>}
    </>
  );
}

function UseName({ use }: { use: WireFileUse }) {
  const { lang, t } = useStaffTranslation();
  const user = useStaffSelector((state) => state.session.user);
  const type = allTypes.find(({ name }) => name === use.kind);
  const isLinked = type ? listedInFull(user, type) : user?.role === 'superadmin';
  const kind = type ? t(labelKey(type, 'singular')) : t('menu.users');
  const title = readIn(use.title, lang);
  const name = type?.single ? (
    t(labelKey(type, 'title'))
  ) : title.text === '' ? (
    t('media.untitled')
  ) : (
    <LocalizedText text={title} />
  );
  return (
    <>
      {isLinked && !use.inTrash ? (
        <LocalLink
          to={`/dashboard/${use.kind}/${use._id}/edit`}
          className="text-link inline-flex min-h-11 items-center"
        >
          {name}
        </LocalLink>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      <span className="text-sm text-muted">
        {!type?.single && kind}
        {use.inTrash && ` ·\u00a0${t('media.inTrash')}`}
      </span>
    </>
  );
}
