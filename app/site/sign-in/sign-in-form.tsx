import { lazy, Suspense, useEffect, useId, useState, type FormEvent } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import type { FieldProblems } from '../../../domain/errors.ts';
import { isEmail } from '../../../domain/contact/email.ts';
import { getPageAddress, useTranslation } from '../../i18n/language.ts';
import { loadCatalogue } from '../../i18n/load-catalogue.ts';
import { getTranslator } from '../../i18n/translator.ts';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { FieldInput } from '../../ui/form/field-input.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { readFields } from '../../ui/form/read-fields.ts';
import { useNotify } from '../forms/use-notify.ts';
import { useProblems } from '../forms/use-problems.ts';
import type { PasswordSet } from '../../password-link.ts';
import { readUserInfo } from '../../session.ts';
import { storeUserInfo } from '../../store-session.ts';
import { ApiError, storeSecondStep, readSecondStep, signIn, type SecondStep as Step } from '../../sign-in.ts';
import { PasskeyButton } from './passkey-button.tsx';

// Few visits of this page need it.
const SecondStep = lazy(() => import('./second-step.tsx'));

/** Email and password, or a passkey. Needs JavaScript, as does the dashboard that it leads to. */
export function SignInForm({ needsScript }: { needsScript: boolean }) {
  const { lang, t } = useTranslation();
  const { pathname, search, state } = useLocation();
  const navigate = useLocalNavigate();
  const navigateTo = useNavigate();
  const notify = useNotify();
  const [pending, setPending] = useState<'password' | 'passkey'>();
  const [step, setStep] = useState<Step>();
  const { newPasswordOf } = (state ?? {}) as Partial<PasswordSet>;
  const [typedEmail, setTypedEmail] = useState(newPasswordOf);
  const [failure, setFailure] = useState<string>();
  const [isShown, setIsShown] = useState(false);
  const showId = useId();
  const { form, problemOf, showProblems, clearProblem } = useProblems({});

  useEffect(() => {
    if (readUserInfo()) void navigate('/dashboard', { replace: true });
  }, [navigate]);

  // After a reload.
  useEffect(() => {
    const stored = readSecondStep();
    if (stored)
      void loadCatalogue(lang, 'dashboard').then(
        () => setStep(stored),
        () => undefined,
      );
  }, [lang]);

  // Loads the dashboard while the user types.
  const [isTyping, setIsTyping] = useState(false);
  const preloadDashboard = () => {
    setIsTyping(true);
    void loadCatalogue(lang, 'dashboard').catch(() => undefined);
  };

  /** Shows why the sign-in failed, in a toast (specification 8) and in the page, where it stays. */
  const showFailure = (message: string) => {
    setFailure(message);
    void notify('error', message);
  };

  /** The server's message, or what to do where no response came: `fetch` and `import` throw a TypeError then. */
  const failureOf = (error: unknown, fallback: string) => {
    if (error instanceof TypeError) return t('forms.offline');
    return (error instanceof ApiError && error.message) || fallback;
  };

  const openDashboard = async () => {
    // In the person's own language, whatever that of this page.
    const own = readUserInfo()?.language;
    const translate = own
      ? await loadCatalogue(own, 'site').then(
          () => getTranslator(own),
          () => t,
        )
      : t;
    void notify('success', translate('signin.success'));
    if (own)
      await navigateTo(getPageAddress(own === 'en' ? undefined : own, { pathname: '/dashboard' }), { replace: true });
    else await navigate('/dashboard', { replace: true });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const { email = '', password = '' } = readFields(event.currentTarget);
    const problems: FieldProblems = {
      ...(email.trim() === ''
        ? { email: { key: 'required' } }
        : !isEmail(email.trim()) && { email: { key: 'invalidEmail' } }),
      ...(password === '' && { password: { key: 'required' } }),
    };
    showProblems(problems);
    if (Object.keys(problems).length > 0) return;
    setPending('password');
    setFailure(undefined);
    try {
      const secondStep = await signIn({ email: email.trim(), password }, lang).then(() => undefined, secondStepOf);
      if (!secondStep) return await openDashboard();
      await loadCatalogue(lang, 'dashboard');
      storeSecondStep(secondStep);
      setTypedEmail(email.trim());
      setStep(secondStep);
    } catch (error) {
      showFailure(failureOf(error, t('signin.failed')));
    } finally {
      setPending(undefined);
    }
  };

  const submitPasskey = async () => {
    setPending('passkey');
    setFailure(undefined);
    try {
      const { signInWithPasskey } = await import('../../second-factor/passkey-sign-in.ts');
      await signInWithPasskey(lang);
      await openDashboard();
    } catch (error) {
      showFailure(failureOf(error, t('signin.passkeyFailed')));
    } finally {
      setPending(undefined);
    }
  };

  if (step) {
    return (
      <Suspense fallback={<p role="status">{t('signin.pending')}</p>}>
        <SecondStep
          step={step}
          onProven={({ user }, codesLeft) => {
            storeSecondStep(undefined);
            storeUserInfo(user);
            if (codesLeft) void notify('success', codesLeft);
            void openDashboard();
          }}
          onBack={(message) => {
            storeSecondStep(undefined);
            setStep(undefined);
            setFailure(message);
          }}
        />
      </Suspense>
    );
  }

  return (
    <form
      ref={form}
      method="post"
      action={`${pathname}${search}`}
      noValidate
      aria-label={t('signin.title')}
      className="grid gap-6"
      onSubmit={(event) => void submit(event)}
      onFocus={preloadDashboard}
      onInput={clearProblem}
    >
      {isTyping && <PrefetchPageLinks page="/dashboard" />}
      {needsScript && <FormNotice tone="error">{t('signin.needsScript')}</FormNotice>}
      {failure && <FormNotice tone="error">{failure}</FormNotice>}
      {newPasswordOf !== undefined && !failure && <FormNotice tone="success">{t('signin.passwordSet')}</FormNotice>}
      <FieldInput
        name="email"
        label={t('signin.email')}
        type="email"
        inputMode="email"
        ltr
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        // Filled in after setting a password, and back from the second step.
        defaultValue={typedEmail}
        error={problemOf('email')}
      />
      <div className="grid gap-1">
        <FieldInput
          name="password"
          label={t('signin.password')}
          type={isShown ? 'text' : 'password'}
          ltr
          required
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          error={problemOf('password')}
        />
        <label htmlFor={showId} className="flex min-h-11 w-fit items-center gap-3">
          <input
            id={showId}
            type="checkbox"
            className="size-5 shrink-0 accent-dark dark:accent-accent"
            checked={isShown}
            onChange={(event) => setIsShown(event.target.checked)}
          />
          {t('signin.showPassword')}
        </label>
      </div>
      <div className="grid gap-3">
        <button type="submit" className="button" disabled={pending !== undefined}>
          {pending === 'password' ? t('signin.pending') : t('signin.submit')}
        </button>
        <PasskeyButton
          pending={pending === 'passkey'}
          disabled={pending !== undefined}
          onPress={() => void submitPasskey()}
        />
      </div>
      <p className="text-sm text-muted">{t('signin.forgot')}</p>
    </form>
  );
}

/** The second step that a failed sign-in asks for; throws the error of any other failure. */
function secondStepOf(error: unknown): Step {
  if (error instanceof ApiError && error.secondStep) return error.secondStep;
  throw error;
}
