import { useEffect, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router';
import type { FieldProblems } from '../../../domain/errors.ts';
import { useSpeech } from '../../i18n/language.ts';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { Field } from '../../ui/form/field.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { readFields } from '../../ui/form/read-fields.ts';
import { useNotify } from '../forms/use-notify.ts';
import { useProblems } from '../forms/use-problems.ts';
import { readUserInfo, signIn } from '../../session.ts';

/** Email and password. The dashboard that it opens is a program in the browser, so this needs JavaScript as well. */
export function SignInForm({ needsScript }: { needsScript: boolean }) {
  const { lang, t } = useSpeech();
  const { pathname, search } = useLocation();
  const navigate = useLocalNavigate();
  const notify = useNotify();
  const [pending, setPending] = useState(false);
  const { form, problemOf, showProblems, forgetProblem } = useProblems({});

  useEffect(() => {
    if (readUserInfo()) void navigate('/dashboard', { replace: true });
  }, [navigate]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const { email = '', password = '' } = readFields(event.currentTarget);
    const problems: FieldProblems = {
      ...(email.trim() === '' && { email: { key: 'required' } }),
      ...(password === '' && { password: { key: 'required' } }),
    };
    showProblems(problems);
    if (Object.keys(problems).length > 0) return;
    setPending(true);
    try {
      await signIn({ email: email.trim(), password }, lang);
      void notify('success', t('signin.success'));
      await navigate('/dashboard', { replace: true });
    } catch (error) {
      void notify('error', (error instanceof Error && error.message) || t('signin.failed'));
    } finally {
      setPending(false);
    }
  };

  return (
    <form ref={form} method="post" action={`${pathname}${search}`} noValidate aria-label={t('signin.title')} className="grid gap-6" onSubmit={submit} onInput={forgetProblem}>
      {needsScript && <FormNotice tone="error">{t('signin.needsScript')}</FormNotice>}
      <Field name="email" label={t('signin.email')} type="email" inputMode="email" ltr required autoComplete="username" autoCapitalize="none" spellCheck={false} enterKeyHint="next" error={problemOf('email')} />
      <Field name="password" label={t('signin.password')} type="password" ltr required autoComplete="current-password" enterKeyHint="go" error={problemOf('password')} />
      <button type="submit" className="button" disabled={pending}>
        {pending ? t('signin.pending') : t('signin.submit')}
      </button>
    </form>
  );
}
