import type { ContentType } from '../../../../domain/model/define.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { LocalizedText } from '../../../i18n/localized-text.tsx';
import { useStaffTranslation } from '../../../i18n/language.ts';
import type { StaffMessageKey } from '../../../i18n/translator.ts';
import { getItemTitle } from '../../data/item-facts.ts';
import { problemsFromServer } from '../../data/problems-from-server.ts';
import { toProblem } from '../../data/to-problem.ts';
import { LineIcon } from '../../parts/line-icon.tsx';
import { failureText } from '../../parts/translate-problem.ts';
import type { Failure } from './use-bulk-actions.ts';

type Props = { type: ContentType; base: string; failure: Failure; onClose: () => void };

/** The items that could not be changed, each with the reason and a link to its form. */
export function FailedItems({ type, base, failure: { action, failed, count }, onClose }: Props) {
  const { lang, t } = useStaffTranslation();
  const reasonOf = (error: unknown) => {
    const { code, fields = {} } = toProblem(error);
    const named = Object.entries(problemsFromServer(type, fields)).map(([key, problem]) => {
      const label = t(`content.${type.name}.fields.${key.split('.')[0]}` as StaffMessageKey);
      return `${label}: ${problem}`;
    });
    if (named.length > 0) return named.join(' ');
    return code === 'conflict' ? t('bulk.conflict') : failureText(error, t('bulk.unknown'), t);
  };
  return (
    <div role="alert" className="mb-5 rounded-card bg-danger-surface py-3 ps-5 pe-3 text-danger">
      <div className="flex items-start justify-between gap-3">
        <h2 className="py-2 font-body text-base font-semibold">
          {t(`bulk.failed.${action}`, { failed: failed.length, count })}
        </h2>
        <button type="button" className="icon-button" aria-label={t('factors.close')} onClick={onClose}>
          <LineIcon name="close" />
        </button>
      </div>
      <ul className="pe-2 pb-1">
        {failed.map(({ item, error }) => (
          <li key={item._id} className="wrap-anywhere">
            <LocalLink to={`${base}/${item._id}/edit`} className="text-link inline-flex min-h-11 items-center">
              {getItemTitle(type, item, lang).text === '' ? (
                t('table.untitled')
              ) : (
                <LocalizedText text={getItemTitle(type, item, lang)} />
              )}
            </LocalLink>{' '}
            <span>{reasonOf(error)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
