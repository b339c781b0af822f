import { allTypes } from '../../../domain/site/index.ts';
import { readIn } from '../../../domain/model/localized.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { labelKey } from '../content/type-labels.ts';
import type { FileUse } from '../data/api-types.ts';
import { useStaffSelector } from '../data/store.ts';

/** The places that use a file, as links to their forms where the user may open them. */
export function FileUses({ uses, total }: { uses: readonly FileUse[]; total: number }) {
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
      {total > uses.length && <p className="text-stone">{t('media.more', { count: total - uses.length })}</p>}
    </>
  );
}

function UseName({ use }: { use: FileUse }) {
  const { lang, t } = useStaffTranslation();
  const isSuperadmin = useStaffSelector((state) => state.session.user?.role === 'superadmin');
  const type = allTypes.find(({ name }) => name === use.kind);
  const kind = type ? t(labelKey(type, 'singular')) : t('menu.users');
  const title = readIn(use.title, lang);
  const name = type?.single ? (
    t(labelKey(type, 'title'))
  ) : title.text === '' ? (
    t('media.untitled')
  ) : (
    <LocalizedText of={title} />
  );
  return (
    <>
      {isSuperadmin && !use.inTrash ? (
        <LocalLink
          to={`/dashboard/${use.kind}/${use._id}/edit`}
          className="text-link inline-flex min-h-11 items-center"
        >
          {name}
        </LocalLink>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      <span className="text-sm text-stone">
        {!type?.single && kind}
        {use.inTrash && ` ·\u00a0${t('media.inTrash')}`}
      </span>
    </>
  );
}
