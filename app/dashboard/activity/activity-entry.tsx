import type { ReactNode } from 'react';
import { listWrittenLanguages } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import {
  getFormAddress,
  getHistoryAddress,
  toKnownAction,
  getTypeName,
  nameWithoutTitle,
} from '../data/entry-types.ts';
import type { Activity } from '../data/history-api.ts';
import { toLocalDateTime } from '../parts/local-date-time.ts';
import { ActivityTitle } from '../parts/activity-title.tsx';
import { Sentence } from '../parts/sentence.tsx';

const placeholders = { who: '{who}', what: '{what}', title: '{title}', kind: '{kind}' };

/** One activity entry: a sentence that links to the item concerned. */
export function ActivityEntry({ activity }: { activity: Activity }) {
  const { t } = useStaffTranslation();
  const { at, by, kind: typeName, itemId, title, action, revision, there } = activity;
  const form = there ? getFormAddress(typeName, itemId) : undefined;
  const versions = there && revision !== null && revision > 1 ? getHistoryAddress(typeName, itemId) : undefined;
  const named =
    title && listWrittenLanguages(title).length > 0 ? <ActivityTitle typeName={typeName} title={title} /> : undefined;
  const linked = (content: ReactNode) =>
    form ? (
      <LocalLink to={form} className="activity-link">
        {content}
      </LocalLink>
    ) : (
      content
    );
  const fixedName = named ? undefined : nameWithoutTitle(typeName, action, t);
  const what = fixedName ? (
    linked(fixedName)
  ) : (
    <Sentence
      text={t(named ? 'activity.what' : 'activity.nameless', placeholders)}
      parts={{ title: linked(named), kind: named ? getTypeName(typeName, t) : linked(getTypeName(typeName, t)) }}
    />
  );
  return (
    <li className="activity">
      <time dateTime={at} className="activity-time">
        {toLocalDateTime(at).time}
      </time>
      <p className="activity-text">
        <Sentence
          text={t(`activity.did.${toKnownAction(action)}`, placeholders)}
          parts={{ who: <bdi className="font-semibold">{by?.name ?? t('undo.unknown')}</bdi>, what }}
        />
      </p>
      {versions && (
        <LocalLink to={`${versions}?revision=${revision}&with=before`} className="row-action activity-more">
          {t('activity.whatChanged')}
          <span className="sr-only">: {named ?? fixedName ?? getTypeName(typeName, t)}</span>
        </LocalLink>
      )}
    </li>
  );
}
