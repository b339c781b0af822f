import { useEffect, useState } from 'react';
import { localDay } from '../../../i18n/format.ts';
import { useStaffSelector } from '../../data/store.ts';

/** Another user who has the same form open, with the time of opening in ISO 8601. */
export type Present = { name: string; since: string; isToday: boolean };

const nobody: readonly Present[] = [];
const every = 20_000; // the server drops entries after a minute without a call
/** Each call extends the session, so an idle open form must stop calling. */
const idleAfter = 30 * 60_000;

/**
 * Reports that the form of an item is open while it is visible and in use, and returns who else has it open. Failed
 * calls are ignored and do not ask for a sign-in: the next one may succeed.
 */
export function usePresence(kind: string, id: string): readonly Present[] {
  const token = useStaffSelector((state) => state.session.user?.token);
  const expired = useStaffSelector((state) => state.session.expired);
  const [others, setOthers] = useState(nobody);

  useEffect(() => {
    if (!token || expired) return undefined;
    const address = `/api/presence/${kind}/${id}`;
    let touched = Date.now();
    let timer: number | undefined;
    let isOpen = true;
    let isRefused = false;
    const isHere = () => document.visibilityState === 'visible' && Date.now() - touched < idleAfter && !isRefused;

    const say = async () => {
      window.clearTimeout(timer);
      timer = undefined;
      if (!isHere()) return setOthers(nobody);
      if (navigator.onLine) {
        const answer = await callPresence('PUT', address, token);
        // Until the user has signed in again, which brings a new token.
        isRefused = answer === 'refused';
        if (isOpen && typeof answer === 'object')
          setOthers(
            answer.others.map((other) => ({
              ...other,
              isToday: localDay(new Date(other.since)) === localDay(new Date()),
            })),
          );
      }
      if (isOpen && timer === undefined) timer = window.setTimeout(() => void say(), every);
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible') void say();
    };
    const touch = () => {
      const wasIdle = !isHere();
      touched = Date.now();
      if (wasIdle) void say();
    };
    const leave = () => void callPresence('DELETE', address, token);

    void say();
    document.addEventListener('visibilitychange', comeBack);
    document.addEventListener('keydown', touch);
    document.addEventListener('pointerdown', touch);
    window.addEventListener('pagehide', leave);
    return () => {
      isOpen = false;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
      document.removeEventListener('keydown', touch);
      document.removeEventListener('pointerdown', touch);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [kind, id, token, expired]);

  return others;
}

async function callPresence(
  method: 'PUT' | 'DELETE',
  address: string,
  token: string,
): Promise<{ others: Omit<Present, 'isToday'>[] } | 'refused' | undefined> {
  try {
    const response = await fetch(address, {
      method,
      headers: { 'X-CSRF-Token': token },
      keepalive: method === 'DELETE',
    });
    if (response.status === 401 || response.status === 403) return 'refused';
    return response.ok && method === 'PUT'
      ? ((await response.json()) as { others: Omit<Present, 'isToday'>[] })
      : undefined;
  } catch {
    return undefined;
  }
}
