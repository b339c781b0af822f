import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/language.ts';
import { createServerWatch, isServerReached } from '../../offline/server-watch.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';

/** In place of a form that could not be loaded; loads it again once the server is reached. */
export function MissingForm({ address, loadAgain }: { address: string; loadAgain: () => void }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    const loadWhenReached = createServerWatch(address, loadAgain, stop.signal);
    void loadWhenReached(1);
    window.addEventListener('online', () => void loadWhenReached(5), stop);
    document.addEventListener('visibilitychange', () => void (document.hidden || loadWhenReached(1)), stop);
    return () => stop.abort();
  }, [address, loadAgain]);

  const tryAgain = async () => {
    if (isAsking) return;
    setIsAsking(true);
    if (await isServerReached(address)) loadAgain();
    setIsAsking(false);
  };

  return (
    <>
      <FormNotice tone="error">{t('lists.unreachable')}</FormNotice>
      <button type="button" onClick={() => void tryAgain()} aria-disabled={isAsking} className="button mt-6">
        {t(isAsking ? 'member.loading' : 'lists.error.retry')}
      </button>
    </>
  );
}
