import type { ContentType } from '../../../../domain/model/define.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { toLocalDateTime } from '../../parts/local-date-time.ts';
import { usePresence, type OtherEditor } from './use-presence.ts';

/** Shows who else has the item open, so that their save comes as no surprise. */
export function PresenceLine({ type, id }: { type: ContentType; id: string }) {
  const { lang, t } = useStaffTranslation();
  const others = usePresence(type.name, id);
  const sinceOf = ({ since, isToday }: OtherEditor) =>
    isToday ? toLocalDateTime(since).time : formatDateTime(since, lang);
  const [first] = others;
  return (
    <div role="status" className={first ? 'presence-line' : 'sr-only'}>
      {first && others.length === 1 && <p>{t('presence.one', { name: first.name, since: sinceOf(first) })}</p>}
      {others.length > 1 && (
        <>
          <p>{t('presence.several')}</p>
          <ul>
            {others.map((other) => (
              <li key={`${other.name} ${other.since}`}>
                {t('presence.entry', { name: other.name, since: sinceOf(other) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
