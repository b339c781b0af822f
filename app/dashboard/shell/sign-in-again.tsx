import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useStaffSpeech } from '../../i18n/language.ts';
import { signIn } from '../../session.ts';
import { Field } from '../../ui/form/field.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { resumeCalls } from '../data/keep-signed-in.ts';
import { signedIn } from '../data/session-slice.ts';
import { useStaffDispatch, useStaffSelector } from '../data/store.ts';
import { useLeave } from './use-leave.ts';

/** Asks for the password where the session has ended, over the page as it stands: what was typed stays (ruling 17). */
export function SignInAgain() {
  const { lang, t } = useStaffSpeech();
  const { user, expired } = useStaffSelector((state) => state.session);
  const dispatch = useStaffDispatch();
  const leave = useLeave();
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);

  useEffect(() => {
    if (expired && !dialog.current?.open) dialog.current?.showModal();
    if (!expired) dialog.current?.close();
  }, [expired]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setPending(true);
    setProblem(undefined);
    try {
      const password = String(new FormData(form).get('password') ?? '');
      dispatch(signedIn(await signIn({ email: user?.email ?? '', password }, lang)));
      form.reset();
      resumeCalls(true);
    } catch (error) {
      setProblem((error instanceof Error && error.message) || t('signin.failed'));
    } finally {
      setPending(false);
    }
  };

  const leaveForGood = () => {
    resumeCalls(false);
    void leave();
  };

  return (
    <dialog
      ref={dialog}
      className="dashboard-dialog"
      aria-labelledby="sign-in-again"
      onCancel={(event) => event.preventDefault()}
      // A second Escape closes a dialog whatever the page says.
      onClose={() => expired && dialog.current?.showModal()}
    >
      <form className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <h2 id="sign-in-again" className="text-2xl">
          {t('session.expiredTitle')}
        </h2>
        <p className="text-stone">{t('session.expiredText', { email: user?.email ?? '' })}</p>
        {problem && <FormNotice tone="error">{problem}</FormNotice>}
        {/* Tells the browser's password store whose password is asked for. */}
        <input type="email" name="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <Field name="password" label={t('signin.password')} type="password" ltr required autoComplete="current-password" enterKeyHint="go" />
        <button type="submit" className="button" disabled={pending}>
          {pending ? t('signin.pending') : t('signin.submit')}
        </button>
      </form>
      <div className="mt-5 border-t border-line pt-3 text-sm">
        <button type="button" className="text-link min-h-11" onClick={leaveForGood}>
          {t('session.someoneElse')}
        </button>
        <p className="text-stone">{t('session.someoneElseNote')}</p>
      </div>
    </dialog>
  );
}
