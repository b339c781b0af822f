import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { SecondFactorForm } from '../../second-factor/second-factor-form.tsx';
import type { UserInfo } from '../../session.ts';
import { ApiError, signIn, type SecondStep } from '../../sign-in.ts';
import { FieldInput } from '../../ui/form/field-input.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { resumeCalls } from '../data/retry-after-sign-in.ts';
import { confirmationEnded, signedIn } from '../data/session-slice.ts';
import { useStaffDispatch, useStaffSelector } from '../data/store.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { useOpenSignIn } from './use-open-sign-in.ts';

/**
 * Asks for the password and the second step when the session has ended, in a dialog over the page: unsaved input is
 * kept (ruling 17).
 */
export function SignInAgain() {
  const { lang, t } = useStaffTranslation();
  const { user, isExpired } = useStaffSelector((state) => state.session);
  const dispatch = useStaffDispatch();
  const openSignIn = useOpenSignIn();
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const [step, setStep] = useState<SecondStep>();
  const notify = useStaffNotify();

  useEffect(() => {
    if (isExpired && !dialog.current?.open) dialog.current?.showModal();
    if (!isExpired) dialog.current?.close();
  }, [isExpired]);

  const completeSignIn = (signed: UserInfo) => {
    setStep(undefined);
    dispatch(signedIn(signed));
    // Signing in proves the identity as well.
    dispatch(confirmationEnded());
    resumeCalls(true);
  };

  useOtherTabs(completeSignIn);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setIsPending(true);
    setProblem(undefined);
    try {
      const password = String(new FormData(form).get('password') ?? '');
      const signed = await signIn({ email: user?.email ?? '', password }, lang);
      form.reset();
      completeSignIn(signed);
    } catch (error) {
      if (error instanceof ApiError && error.secondStep) setStep(error.secondStep);
      else setProblem(textOf(error));
    } finally {
      setIsPending(false);
    }
  };

  /** The server's text says "email or password", but no email is asked here. */
  const textOf = (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('forms.offline');
    return error.code === 'login_failed' ? t('problems.wrongPassword') : error.message || t('signin.failed');
  };

  const switchUser = () => {
    resumeCalls(false);
    void openSignIn();
  };

  return (
    <dialog
      ref={dialog}
      className="dashboard-dialog"
      aria-labelledby="sign-in-again"
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog on a second Escape even if the page cancels the event.
      onClose={() => isExpired && dialog.current?.showModal()}
    >
      <h2 id="sign-in-again" className="mb-5 text-2xl">
        {t('session.expiredTitle')}
      </h2>
      <p className="mb-5 text-muted">
        {step ? t('session.expiredStep') : t('session.expiredText', { email: user?.email ?? '' })}
      </p>
      {step && <h3 className="mb-4 text-xl">{t('secondFactor.title')}</h3>}
      {step && (
        <SecondFactorForm
          step={step}
          path="/api/users/login/second-factor"
          onProven={({ user: signed, codesLeft }) => {
            if (codesLeft !== undefined) void notify('success', t('secondFactor.codesLeft', { count: codesLeft }));
            completeSignIn(signed);
          }}
          onExpired={(message) => {
            setStep(undefined);
            setProblem(message);
          }}
        />
      )}
      <form className="grid gap-5" hidden={step !== undefined} onSubmit={(event) => void submit(event)}>
        {problem && <FormNotice tone="error">{problem}</FormNotice>}
        {/* Lets the browser's password manager choose the right account. */}
        <input type="email" name="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <FieldInput
          name="password"
          label={t('signin.password')}
          type="password"
          ltr
          required
          autoComplete="current-password"
          enterKeyHint="go"
        />
        <button type="submit" className="button" disabled={isPending}>
          {isPending ? t('signin.pending') : t('signin.submit')}
        </button>
      </form>
      <div className="mt-5 border-t border-border pt-3 text-sm">
        <button type="button" className="text-link min-h-11" onClick={switchUser}>
          {t('session.someoneElse')}
        </button>
        <p className="text-muted">{t('session.someoneElseNote')}</p>
      </div>
    </dialog>
  );
}
