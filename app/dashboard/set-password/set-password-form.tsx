import { useState, type FormEvent } from 'react';
import { findPasswordProblem } from '../../../domain/people/password.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { clearUserInfo } from '../../store-session.ts';
import { FieldInput } from '../../ui/form/field-input.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { readFields } from '../../ui/form/read-fields.ts';
import { PasswordPair } from '../account/password-pair.tsx';
import { translateProblems } from '../parts/translate-problem.ts';
import { clearPasswordLink, type PasswordSet } from '../../password-link.ts';
import { useFieldProblems } from '../../ui/form/use-field-problems.ts';
import { setPassword } from './set-password.ts';

/**
 * Asks for a new password, typed twice, for the person of `email`, for whom the link was made. `onExpired` is called
 * where the link is used or expired.
 */
export function SetPasswordForm({ token, email, onExpired }: { token: string; email: string; onExpired: () => void }) {
  const { lang, t } = useStaffTranslation();
  const navigate = useLocalNavigate();
  const { form, problems, showProblems, clearProblem } = useFieldProblems<string>();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const { password = '', confirm = '' } = readFields(event.currentTarget);
    const weakness = findPasswordProblem(password, { email });
    const found = translateProblems(
      {
        ...(weakness && { password: weakness }),
        ...(confirm === '' && { confirm: { key: 'required' } }),
        ...(confirm !== '' && password !== confirm && { confirm: { key: 'passwordsDiffer' } }),
      },
      t,
    );
    showProblems(found);
    if (Object.keys(found).length > 0) return;
    setIsPending(true);
    setFailure(undefined);
    try {
      const { ok, status, problem } = await setPassword({ token, password }, lang);
      if (ok || status === 410) clearPasswordLink();
      if (ok) {
        // Clear who was signed in on this device before: the person of the link signs in next.
        clearUserInfo();
        await navigate('/signin', { replace: true, state: { newPasswordOf: email } satisfies PasswordSet });
      } else if (status === 410) onExpired();
      else if (problem.fields) showProblems(problem.fields);
      else setFailure(problem.message ?? t('setPassword.failed'));
    } catch {
      setFailure(t('setPassword.failed'));
    } finally {
      setIsPending(false);
    }
  };

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-6"
      aria-labelledby="set-password"
      onSubmit={(event) => void submit(event)}
      onInput={clearProblem}
    >
      <div className="text-center">
        <h1 id="set-password" className="text-3xl">
          {t('setPassword.title')}
        </h1>
        <p className="mt-2 text-muted">{t('setPassword.intro')}</p>
      </div>
      {failure && <FormNotice tone="error">{failure}</FormNotice>}
      <FieldInput
        name="email"
        label={t('setPassword.account')}
        type="email"
        ltr
        readOnly
        defaultValue={email}
        autoComplete="username"
      />
      <PasswordPair label={t('password.password')} required problems={problems} owner={{ email }} />
      <button type="submit" className="button" disabled={isPending}>
        {isPending ? t('edit.saving') : t('setPassword.save')}
      </button>
    </form>
  );
}
