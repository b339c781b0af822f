import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { FieldInput } from '../../ui/form/field-input.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { readFields } from '../../ui/form/read-fields.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import { toProblem } from '../data/to-problem.ts';
import { LoadProblem } from '../screen/load-problem.tsx';
import { ModalDialog } from '../parts/modal-dialog.tsx';
import { copyText } from '../parts/copy-text.ts';
import { factorApi, type AppSetup, type WireFactorChange } from './factor-api.ts';
import { QrCode } from './qr-code.tsx';

type Props = {
  /** Whether two-step sign-in is still off; the server then ends the other sessions. */
  isFirst: boolean;
  onAdded: (change: WireFactorChange) => void;
  onClose: () => void;
};

/**
 * Adds an authenticator app: shows its secret as a QR code and as text, then asks for a code to prove that the app has
 * it.
 */
export function AddApp({ isFirst, onAdded, onClose }: Props) {
  const { t } = useStaffTranslation();
  const [begin, { data, error }] = factorApi.useBeginAppMutation();
  const hasBegun = useRef(false);
  useEffect(() => {
    // React mounts twice in development; one secret is enough.
    if (!hasBegun.current) void begin();
    hasBegun.current = true;
  }, [begin]);
  return (
    <ModalDialog title={t('factors.appTitle')} onClose={onClose}>
      {data && <AppForm setup={data} isFirst={isFirst} onAdded={onAdded} />}
      {!data && error && (
        <LoadProblem error={error} fallback={t('factors.changeFailed')} onRetry={() => void begin()} />
      )}
      {!data && !error && (
        <div className="flex justify-center py-10" role="status">
          <StarSpinner className="size-10" />
          <span className="sr-only">{t('factors.loading')}</span>
        </div>
      )}
    </ModalDialog>
  );
}

function AppForm({ setup, isFirst, onAdded }: { setup: AppSetup } & Omit<Props, 'onClose'>) {
  const { t } = useStaffTranslation();
  const [add, { isLoading }] = factorApi.useAddAppMutation();
  const [problem, setProblem] = useState<{ code?: string; text?: string }>({});
  const [copied, setCopied] = useState<boolean>();
  const key = useRef<HTMLTextAreaElement>(null);
  const code = useRef<HTMLDivElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const typed = readFields(event.currentTarget)['code'] ?? '';
    if (typed.trim() === '') {
      setProblem({ code: t('problems.required') });
      code.current?.querySelector('input')?.focus();
      return;
    }
    setProblem({});
    try {
      onAdded(await add({ challengeId: setup.challengeId, code: typed }).unwrap());
    } catch (error) {
      const { message, fields } = toProblem(error);
      setProblem(fields?.['code'] ? { code: fields['code'] } : { text: message ?? t('factors.changeFailed') });
      code.current?.querySelector('input')?.select();
    }
  };
  const copy = async () => setCopied(key.current ? await copyText(key.current) : false);

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <ol className="grid gap-5">
        <Step number={1}>{t('factors.appStep1')}</Step>
        <Step number={2}>
          <p>{t('factors.appStep2')}</p>
          <QrCode text={setup.uri} label={t('factors.qr')} />
          <a
            href={setup.uri}
            className="text-link inline-flex min-h-11 items-center justify-self-start text-sm sm:hidden"
          >
            {t('factors.openApp')}
          </a>
          <div className="grid gap-2">
            <p className="text-sm text-muted">{t('factors.cannotScan')}</p>
            <div className="flex flex-wrap items-center gap-2">
              <textarea
                ref={key}
                readOnly
                rows={2}
                dir="ltr"
                className="field-input min-w-0 flex-1 basis-64 resize-none font-mono text-sm"
                aria-label={t('factors.cannotScan')}
                value={setup.secret.replace(/.{4}(?!$)/g, '$& ')}
                onFocus={(event) => event.currentTarget.select()}
              />
              <button type="button" className="button button-quiet" onClick={() => void copy()}>
                {t('factors.copyKey')}
              </button>
            </div>
            <output className="text-sm font-semibold empty:hidden">
              {copied !== undefined && t(copied ? 'factors.keyCopied' : 'factors.copyFailed')}
            </output>
          </div>
        </Step>
        <Step number={3}>
          <p>{t('factors.appStep3')}</p>
          {problem.text && <FormNotice tone="error">{problem.text}</FormNotice>}
          <div ref={code}>
            <FieldInput
              name="code"
              label={t('factors.code')}
              ltr
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              enterKeyHint="go"
              error={problem.code}
            />
          </div>
        </Step>
      </ol>
      {isFirst && <p className="text-sm text-muted">{t('factors.endsOthers')}</p>}
      <button type="submit" className="button" disabled={isLoading}>
        {t(isLoading ? 'secondFactor.checking' : 'factors.confirmApp')}
      </button>
    </form>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
      <span
        className="flex size-7 items-center justify-center rounded-full bg-surface-subtle text-sm font-semibold"
        aria-hidden="true"
      >
        {number}
      </span>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-0.5">{children}</div>
    </li>
  );
}
