import { useRef, useState, type FormEvent } from 'react';
import { useStore } from 'react-redux';
import { useStaffTranslation } from '../../i18n/language.ts';
import { FieldInput } from '../../ui/form/field-input.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { confirmIdentity } from '../data/confirm-identity.ts';
import { resumeConfirmed } from '../data/retry-after-sign-in.ts';
import type { StaffStore } from '../data/store.ts';
import { Sentence } from '../parts/sentence.tsx';

type Props = { email: string; notice: string | undefined; onEnd: (isConfirmed: boolean) => void };

/** Asks a signed-in user for the password. */
export function ConfirmPassword({ email, notice, onEnd }: Props) {
  const { lang, t } = useStaffTranslation();
  const store = useStore() as StaffStore;
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const field = event.currentTarget.elements.namedItem('password') as HTMLInputElement;
    setIsPending(true);
    setProblem(undefined);
    try {
      const outcome = await confirmIdentity({ password: field.value }, lang, store);
      if (outcome.kind === 'confirmed') onEnd(true);
      else if (outcome.kind === 'refused') {
        setProblem(outcome.problem ?? t('confirm.failed'));
        field.focus();
        field.select();
      } else {
        field.value = '';
        // Calls of the same user continue after signing in again; after a change of user they fail.
        if (!store.getState().session.isExpired) resumeConfirmed(false);
      }
    } catch {
      setProblem(t('confirm.failed'));
    } finally {
      setIsPending(false);
    }
  };

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void submit(event)}
      onInput={() => setProblem(undefined)}
    >
      <p className="text-muted">
        <Sentence
          text={t('confirm.text', { email: '{email}' })}
          parts={{ email: <bdi className="inline-block max-w-full [overflow-wrap:anywhere]">{email}</bdi> }}
        />
      </p>
      {notice && <FormNotice tone="error">{notice}</FormNotice>}
      {/* Lets the browser's password manager choose the right account. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <FieldInput
        name="password"
        label={t('signin.password')}
        type="password"
        ltr
        required
        autoComplete="current-password"
        enterKeyHint="go"
        error={problem}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button flex-1" aria-disabled={isPending || undefined}>
          {t(isPending ? 'confirm.pending' : 'confirm.submit')}
        </button>
        <button type="button" className="button button-quiet flex-1" onClick={() => onEnd(false)}>
          {t('confirm.cancel')}
        </button>
      </div>
      <output className="sr-only">{problem}</output>
    </form>
  );
}
