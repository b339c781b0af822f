import { useRef, useState } from 'react';
import { formatDateTime } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useStaffTranslation } from '../../i18n/language.ts';
import { roles } from '../../../domain/people/viewer.ts';
import type { WireNotice } from '../../../server/api/accounts/account-routes.ts';
import { accountApi } from '../data/account-api.ts';
import { useDeviceName } from '../account/use-device-name.ts';
import { failureText } from '../parts/translate-problem.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';

const shownAtFirst = 3;
const isOfNewDevice = ({ event }: WireNotice) => event === 'new_device';

/** Security notices about the user's own account, until they are dismissed; renders nothing where there are none. */
export function Notices() {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const { data: listed = [] } = accountApi.useListNoticesQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  // New devices come first: an intruder could otherwise trigger enough other notices to hide theirs.
  const data = [...listed.filter(isOfNewDevice), ...listed.filter((notice) => !isOfNewDevice(notice))];
  const [dismiss, dismissing] = accountApi.useDismissNoticeMutation();
  const [dismissAll] = accountApi.useDismissNoticesMutation();
  const [isExpanded, setIsExpanded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (data.length === 0) return null;

  const attempt = async (work: Promise<unknown>) => {
    try {
      await work;
      heading.current?.focus();
    } catch (error) {
      void notify('error', failureText(error, t('notices.failed'), t));
    }
  };
  const shown = isExpanded ? data : data.slice(0, shownAtFirst);
  return (
    <section
      className="mb-8 rounded-card border border-border border-s-4 border-s-accent bg-surface px-4 py-4 sm:px-5"
      aria-labelledby="notices"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 ref={heading} id="notices" tabIndex={-1} className="text-xl outline-none">
          {t('notices.title')}
        </h2>
        <div className="flex flex-wrap gap-x-6 text-sm">
          <LocalLink to="/dashboard/profile" className="text-link inline-flex min-h-11 items-center">
            {t('notices.toProfile')}
          </LocalLink>
          {data.filter((notice) => notice.canDismiss).length > 1 && (
            <button type="button" className="text-link min-h-11" onClick={() => void attempt(dismissAll().unwrap())}>
              {t('notices.dismissAll')}
            </button>
          )}
        </div>
      </div>
      <ul className="divide-y divide-border">
        {shown.map((notice) => (
          <Entry
            key={notice._id}
            notice={notice}
            busy={dismissing.isLoading && dismissing.originalArgs === notice._id}
            onDismiss={() => void attempt(dismiss(notice._id).unwrap())}
          />
        ))}
      </ul>
      {data.length > shown.length && (
        <button type="button" className="text-link min-h-11" onClick={() => setIsExpanded(true)}>
          {t('notices.more', { count: data.length - shown.length })}
        </button>
      )}
    </section>
  );
}

function Entry({ notice, busy, onDismiss }: { notice: WireNotice; busy: boolean; onDismiss: () => void }) {
  const { lang, t } = useStaffTranslation();
  const nameOf = useDeviceName();
  const { _id, at, event, device, address, details, canDismiss } = notice;
  const describeValue = (value = '') => {
    const role = roles.find((known) => known === value);
    if (role) return t(`roles.${role}`);
    // A long address breaks after a slash.
    const values = value.split(', ').map((one) => `\u2068${one.replaceAll(/\/(?=\w)/g, '/\u200b')}\u2069`);
    return values.join(lang === 'ar' ? '، ' : ', ');
  };
  return (
    <li className="grid items-start gap-x-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="[overflow-wrap:anywhere]">
        <p id={`notice-${_id}`} className="font-semibold">
          {t(`notices.events.${event}`, {
            device: `\u2068${nameOf(device)}\u2069`,
            moment: formatDateTime(at, lang),
            from: describeValue(details.from),
            to: describeValue(details.to),
          })}
        </p>
        <p className="text-sm text-muted">
          {address !== '' && `${t('notices.address', { address: `\u2068${address}\u2069` })} `}
          {details.by && `${t('notices.by', { name: `\u2068${details.by}\u2069` })} `}
          {t(details.by ? 'notices.askSuperadmin' : 'notices.wasItYou')}
          {!canDismiss && ` ${t('notices.stays')}`}
        </p>
      </div>
      {canDismiss && (
        <button
          type="button"
          className="row-action justify-self-end -me-2.5 sm:-mt-2"
          disabled={busy}
          aria-describedby={`notice-${_id}`}
          onClick={onDismiss}
        >
          {t('notices.dismiss')}
        </button>
      )}
    </li>
  );
}
