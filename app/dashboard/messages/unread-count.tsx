import { skipToken } from '@reduxjs/toolkit/query/react';
import { minute } from '../../../domain/durations.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { useStaffSelector } from '../data/store.ts';
import { messageApi } from './message-api.ts';

/**
 * Returns the number of unread messages: fetched every minute and on focus, never in a hidden tab, and only for
 * superadmins.
 */
function useUnread(): number {
  const role = useStaffSelector((state) => state.session.user?.role);
  const { data: count = 0 } = messageApi.useCountUnreadQuery(role === 'superadmin' ? undefined : skipToken, {
    pollingInterval: minute,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  return count;
}

/** The number beside the menu entry. */
export function UnreadCount() {
  const { t } = useStaffTranslation();
  const count = useUnread();
  if (count === 0) return null;
  return (
    <span className="side-count">
      <span aria-hidden="true">{count > 999 ? '999+' : formatNumber(count)}</span>
      <span className="sr-only">{t('inbox.unread', { count })}</span>
    </span>
  );
}

/** A dot on the menu button, where the menu is folded away, if there are unread messages. */
export function UnreadDot() {
  return (
    useUnread() > 0 && (
      <span
        className="absolute end-1.5 top-1.5 size-2.5 rounded-full border-2 border-surface bg-accent"
        aria-hidden="true"
      />
    )
  );
}
