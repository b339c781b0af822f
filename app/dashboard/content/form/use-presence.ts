import { useEffect, useState } from 'react';
import { getDayInHargeisa } from '../../../i18n/format.ts';
import { useStaffSelector } from '../../data/store.ts';

/** Another user who has the same form open, with the time of opening in ISO 8601. */
export type OtherEditor = { name: string; since: string; isToday: boolean };

const nobody: readonly OtherEditor[] = [];
const callInterval = 20_000; // the server drops entries after a minute without a call
/** Each call extends the session, so an idle open form must stop calling. */
const idleAfter = 30 * 60_000;

/**
 * Reports that the form of an item is open while it is visible and in use, and returns who else has it open. Failed
 * calls are ignored and do not ask for a sign-in: the next one may succeed.
 */
export function usePresence(typeName: string, id: string): readonly OtherEditor[] {
  const token = useStaffSelector((state) => state.session.user?.token);
  const isExpired = useStaffSelector((state) => state.session.isExpired);
  const [others, setOthers] = useState(nobody);

  useEffect(() => {
    if (!token || isExpired) return undefined;
    const address = `/api/presence/${typeName}/${id}`;
    let lastUsed = Date.now();
    let timer: number | undefined;
    let isOpen = true;
    let isRefused = false;
    const isActive = () => document.visibilityState === 'visible' && Date.now() - lastUsed < idleAfter && !isRefused;

    const report = async () => {
      window.clearTimeout(timer);
      timer = undefined;
      if (!isActive()) return setOthers(nobody);
      if (navigator.onLine) {
        const result = await callPresence('PUT', address, token);
        // Until the user has signed in again, which brings a new token.
        isRefused = result === 'refused';
        if (isOpen && typeof result === 'object')
          setOthers(
            result.others.map((other) => ({
              ...other,
              isToday: getDayInHargeisa(new Date(other.since)) === getDayInHargeisa(new Date()),
            })),
          );
      }
      if (isOpen && timer === undefined) timer = window.setTimeout(() => void report(), callInterval);
    };
    const reportIfVisible = () => {
      if (document.visibilityState === 'visible') void report();
    };
    const recordUse = () => {
      const wasIdle = !isActive();
      lastUsed = Date.now();
      if (wasIdle) void report();
    };
    const leave = () => void callPresence('DELETE', address, token);

    void report();
    document.addEventListener('visibilitychange', reportIfVisible);
    document.addEventListener('keydown', recordUse);
    document.addEventListener('pointerdown', recordUse);
    window.addEventListener('pagehide', leave);
    return () => {
      isOpen = false;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', reportIfVisible);
      document.removeEventListener('keydown', recordUse);
      document.removeEventListener('pointerdown', recordUse);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [typeName, id, token, isExpired]);

  return others;
}

async function callPresence(
  method: 'PUT' | 'DELETE',
  address: string,
  token: string,
): Promise<{ others: Omit<OtherEditor, 'isToday'>[] } | 'refused' | undefined> {
  try {
    const response = await fetch(address, {
      method,
      headers: { 'X-CSRF-Token': token },
      keepalive: method === 'DELETE',
    });
    if (response.status === 401 || response.status === 403) return 'refused';
    return response.ok && method === 'PUT'
      ? ((await response.json()) as { others: Omit<OtherEditor, 'isToday'>[] })
      : undefined;
  } catch {
    return undefined;
  }
}
