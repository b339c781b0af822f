import { useRef, useState, type ReactNode } from 'react';
import { formatDateTime } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { supportsPasskeys } from '../../second-factor/passkeys.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import { LoadProblem } from '../screen/load-problem.tsx';
import { failureText } from '../parts/translate-problem.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';
import { AddApp } from './add-app.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { factorApi, isTwoStepOn, type WireFactorChange, type WireFactors } from './factor-api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The user's own two-step sign-in: the current methods, with buttons to add and remove them. */
export function TwoStep() {
  const { t } = useStaffTranslation();
  const { data, error, isLoading, refetch } = factorApi.useGetFactorsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section
      id="two-step"
      className="rounded-card border border-border bg-surface p-5 sm:p-6"
      aria-labelledby="two-step-title"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="two-step-title" tabIndex={-1} className="text-xl outline-none">
          {t('factors.title')}
        </h2>
        {data && <OnOffBadge isOn={isTwoStepOn(data)} />}
      </div>
      <p className="mt-1 text-sm text-muted">{t('factors.intro')}</p>
      {isLoading && (
        <div className="flex justify-center py-8" role="status">
          <StarSpinner className="size-8" />
          <span className="sr-only">{t('factors.loading')}</span>
        </div>
      )}
      {!data && error && (
        <div className="mt-4">
          <LoadProblem error={error} fallback={t('factors.loadFailed')} onRetry={() => void refetch()} />
        </div>
      )}
      {data && <Methods factors={data} />}
    </section>
  );
}

export function OnOffBadge({ isOn }: { isOn: boolean }) {
  const { t } = useStaffTranslation();
  return (
    <span
      className={`rounded-full px-2.5 py-0.5 text-sm font-semibold ${isOn ? 'bg-success-surface text-success' : 'bg-surface-subtle text-muted'}`}
    >
      {t(isOn ? 'factors.on' : 'factors.off')}
    </span>
  );
}

function Methods({ factors }: { factors: WireFactors }) {
  const { lang, t } = useStaffTranslation();
  const notify = useStaffNotify();
  const [adding, setAdding] = useState<'passkey' | 'app'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [removePasskey, passkeyRemoval] = factorApi.useRemovePasskeyMutation();
  const [removeApp, appRemoval] = factorApi.useRemoveAppMutation();
  const [renewCodes, renewal] = factorApi.useRenewCodesMutation();
  const top = useRef<HTMLDivElement>(null);
  const { passkeys, authenticator, recoveryCodes } = factors;
  const isFirst = !isTwoStepOn(factors);

  /** Runs a change after confirmation, and shows its result. */
  const change = async (question: string, run: () => Promise<WireFactorChange>) => {
    if (!window.confirm(question)) return;
    try {
      const changed = await run();
      setCodes(changed.recoveryCodes);
      // The pressed button may have been removed.
      if (!changed.recoveryCodes) {
        top.current?.focus();
        void notify('success', t(isTwoStepOn(changed.factors) ? 'factors.removed' : 'factors.removedLast'));
      }
    } catch (error) {
      void notify('error', failureText(error, t('factors.changeFailed'), t));
    }
  };
  const added = ({ recoveryCodes: newCodes }: WireFactorChange) => {
    void notify('success', t(adding === 'passkey' ? 'factors.passkeyAdded' : 'factors.appAdded'));
    setAdding(undefined);
    setCodes(newCodes);
  };
  const renderDates = ({ createdAt, usedAt }: { createdAt: string; usedAt: string | null }) => (
    <p className="text-sm text-muted">
      {t('factors.added', { moment: formatDateTime(createdAt, lang) })}
      {' ·\u00a0'}
      {usedAt ? t('factors.used', { moment: formatDateTime(usedAt, lang) }) : t('factors.neverUsed')}
    </p>
  );

  return (
    <div ref={top} tabIndex={-1} className="mt-4 divide-y divide-border border-t border-border outline-none">
      <Method title={t('factors.passkeys')} text={t('factors.passkeysText')}>
        {passkeys.length > 0 && (
          <ul className="grid gap-3">
            {passkeys.map((passkey) => (
              <li key={passkey._id} className="flex flex-wrap items-center justify-between gap-x-4">
                <div className="min-w-0">
                  <p className="font-semibold break-words">
                    <bdi>{passkey.name}</bdi>
                  </p>
                  {renderDates(passkey)}
                  {!passkey.here && <p className="text-sm text-danger">{t('factors.elsewhere')}</p>}
                </div>
                <button
                  type="button"
                  className="row-action -me-2.5 text-danger"
                  disabled={passkeyRemoval.isLoading}
                  aria-label={t('factors.removeLabel', { name: passkey.name })}
                  onClick={() =>
                    void change(t('factors.confirmRemovePasskey', { name: passkey.name }), () =>
                      removePasskey(passkey._id).unwrap(),
                    )
                  }
                >
                  {t('factors.remove')}
                </button>
              </li>
            ))}
          </ul>
        )}
        {supportsPasskeys() ? (
          <Action label={t('factors.addPasskey')} onPress={() => setAdding('passkey')} />
        ) : (
          <p className="text-sm text-muted">{t('factors.noPasskeysHere')}</p>
        )}
      </Method>
      <Method title={t('factors.app')} text={t('factors.appText')}>
        {authenticator && renderDates(authenticator)}
        <div className="flex flex-wrap gap-2">
          <Action label={t(authenticator ? 'factors.replaceApp' : 'factors.addApp')} onPress={() => setAdding('app')} />
          {authenticator && (
            <button
              type="button"
              className="row-action text-danger"
              disabled={appRemoval.isLoading}
              onClick={() => void change(t('factors.confirmRemoveApp'), () => removeApp().unwrap())}
            >
              {t('factors.removeApp')}
            </button>
          )}
        </div>
      </Method>
      <Method title={t('factors.codes')} text={t('factors.codesText')}>
        {recoveryCodes ? (
          <>
            <p className={`text-sm font-semibold ${recoveryCodes.left < 3 ? 'text-danger' : ''}`}>
              {t('factors.codesLeft', { count: recoveryCodes.left, total: recoveryCodes.total })}
            </p>
            <Action
              label={t('factors.newCodes')}
              disabled={renewal.isLoading}
              onPress={() => void change(t('factors.confirmNewCodes'), () => renewCodes().unwrap())}
            />
          </>
        ) : (
          <p className="text-sm text-muted">{t('factors.codesNone')}</p>
        )}
      </Method>
      {adding === 'passkey' && <AddPasskey isFirst={isFirst} onAdded={added} onClose={() => setAdding(undefined)} />}
      {adding === 'app' && <AddApp isFirst={isFirst} onAdded={added} onClose={() => setAdding(undefined)} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </div>
  );
}

function Method({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid gap-3 py-5 last:pb-0">
      <div>
        <h3 className="font-body text-base font-semibold">{title}</h3>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}

function Action({ label, disabled = false, onPress }: { label: string; disabled?: boolean; onPress: () => void }) {
  return (
    <button type="button" className="button button-quiet justify-self-start" disabled={disabled} onClick={onPress}>
      {label}
    </button>
  );
}
