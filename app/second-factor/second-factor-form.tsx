import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { FactorMethod } from '../../domain/people/second-factor.ts';
import { useStaffTranslation } from '../i18n/language.ts';
import type { UserInfo } from '../session.ts';
import { ApiError, postJson, type SecondStep } from '../sign-in.ts';
import { FieldInput } from '../ui/form/field-input.tsx';
import { FormNotice } from '../ui/form/form-notice.tsx';
import { readFields } from '../ui/form/read-fields.ts';
import { supportsPasskeys, signWithPasskey } from './passkeys.ts';

/**
 * The user record after the second step, with a fresh anti-forgery token; `codesLeft` where a recovery code was used.
 */
export type SecondFactorResult = { user: UserInfo; codesLeft: number | undefined };

type Props = {
  step: SecondStep;
  /**
   * `/api/users/login/second-factor` completes a sign-in; `/api/users/confirm/second-factor` confirms the identity of a
   * signed-in user.
   */
  path: '/api/users/login/second-factor' | '/api/users/confirm/second-factor';
  /** The anti-forgery token of a signed-in user. */
  token?: string;
  onProven: (proven: SecondFactorResult) => void;
  /** The challenge has ended; `message` is the reason. */
  onExpired: (message: string) => void;
};

/**
 * The second step of a sign-in: a passkey, a code of an app or a recovery code, as the user chooses. Needs the
 * catalogue of the dashboard.
 */
export function SecondFactorForm({ step, path, token, onProven, onExpired }: Props) {
  const { lang, t } = useStaffTranslation();
  const usable = step.methods.filter((method) => method !== 'passkey' || supportsPasskeys());
  const [method, setMethod] = useState<FactorMethod>(usable[0] ?? 'recovery');
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<{ field?: string; text: string }>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [method]);

  const send = async (proof: object) => {
    const response = (await postJson(path, { challengeId: step.challengeId, ...proof }, lang, token)) as UserInfo & {
      recoveryCodesLeft?: number;
    };
    const { recoveryCodesLeft, ...user } = response;
    onProven({ user, codesLeft: recoveryCodesLeft });
  };
  const provePasskey = async () => {
    const options = await postJson(`${path}/options`, { challengeId: step.challengeId }, lang, token);
    const passkey = await signWithPasskey(options).catch(() => undefined);
    if (passkey) await send({ passkey });
    else setProblem({ text: t('secondFactor.notUsed') });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const { code = '', recoveryCode = '' } = readFields(event.currentTarget);
    if (method !== 'passkey' && (method === 'totp' ? code : recoveryCode).trim() === '') {
      setProblem({ field: method, text: t('problems.required') });
      return;
    }
    setPending(true);
    setProblem(undefined);
    try {
      await (method === 'passkey' ? provePasskey() : send(method === 'totp' ? { code } : { recoveryCode }));
    } catch (error) {
      const apiError = error instanceof ApiError ? error : undefined;
      if (apiError?.code === 'second_factor_expired') return onExpired(apiError.message);
      const text = apiError?.fields['code'] ?? apiError?.fields['recoveryCode'];
      setProblem(text ? { field: method, text } : { text: apiError?.message || t('secondFactor.failed') });
      form.current?.querySelector('input')?.select();
    } finally {
      setPending(false);
    }
  };

  const choose = (chosen: FactorMethod) => {
    setProblem(undefined);
    setMethod(chosen);
  };
  const errorOf = (name: FactorMethod) => (problem?.field === name ? problem.text : undefined);

  return (
    <div className="grid gap-5">
      <form
        ref={form}
        noValidate
        className="grid gap-5"
        aria-label={t('secondFactor.title')}
        onSubmit={(event) => void submit(event)}
      >
        {problem && !problem.field && <FormNotice tone="error">{problem.text}</FormNotice>}
        {method === 'passkey' && <p>{t('secondFactor.passkeyText')}</p>}
        {method === 'totp' && (
          <FieldInput
            key="code"
            name="code"
            label={t('secondFactor.code')}
            hint={t('secondFactor.codeHint')}
            ltr
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="go"
            error={errorOf('totp')}
          />
        )}
        {method === 'recovery' && (
          <FieldInput
            key="recovery"
            name="recoveryCode"
            label={t('secondFactor.recoveryCode')}
            hint={t('secondFactor.recoveryHint')}
            ltr
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            error={errorOf('recovery')}
          />
        )}
        <button type="submit" className="button" disabled={pending}>
          {method === 'passkey'
            ? t(pending ? 'secondFactor.waiting' : 'secondFactor.usePasskey')
            : t(pending ? 'secondFactor.checking' : 'secondFactor.submit')}
        </button>
      </form>
      {usable.length > 1 && (
        <div className="grid gap-1" role="group" aria-labelledby="other-methods">
          <p id="other-methods" className="text-sm text-muted">
            {t('secondFactor.others')}
          </p>
          <ul className="flex flex-wrap gap-x-5">
            {usable
              .filter((other) => other !== method)
              .map((other) => (
                <li key={other}>
                  <button type="button" className="text-link min-h-11" disabled={pending} onClick={() => choose(other)}>
                    {t(`secondFactor.methods.${other}`)}
                  </button>
                </li>
              ))}
          </ul>
        </div>
      )}
      {(method === 'recovery' || usable.length < 2) && <p className="text-sm text-muted">{t('secondFactor.lost')}</p>}
    </div>
  );
}
