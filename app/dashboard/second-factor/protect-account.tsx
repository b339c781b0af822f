import { useState } from 'react';
import { day } from '../../../domain/durations.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useStaffTranslation } from '../../i18n/language.ts';
import { factorApi, isTwoStepOn } from './factor-api.ts';

const laterKey = 'protectAccountLater';
const postponeDuration = 21 * day;

/** Returns whether the user chose "not now" within the last three weeks, on this device. */
function wasPostponed(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(laterKey) ?? 0) < postponeDuration;
  } catch {
    return false; // a browser may refuse to store anything
  }
}

function postpone(): void {
  try {
    localStorage.setItem(laterKey, String(Date.now()));
  } catch {
    // Without storage, the next visit asks again.
  }
}

/** Asks a superadmin without two-step sign-in to set it up. */
export function ProtectAccount() {
  const { t } = useStaffTranslation();
  const [isPostponed, setIsPostponed] = useState(wasPostponed);
  const { data } = factorApi.useGetFactorsQuery(undefined, { skip: isPostponed });
  if (isPostponed || !data || isTwoStepOn(data)) return null;
  return (
    <section className="mb-6 rounded-card border border-accent bg-surface px-5 py-4" aria-labelledby="protect-account">
      <h2 id="protect-account" className="text-xl">
        {t('protect.title')}
      </h2>
      <p className="mt-1 max-w-2xl text-muted">{t('protect.text')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <LocalLink to="/dashboard/profile#two-step" className="button">
          {t('protect.action')}
        </LocalLink>
        <button
          type="button"
          className="row-action"
          onClick={() => {
            postpone();
            setIsPostponed(true);
          }}
        >
          {t('protect.later')}
        </button>
      </div>
    </section>
  );
}
