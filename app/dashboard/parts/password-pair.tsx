import { useId, useState } from 'react';
import { passwordMin } from '../../../domain/people/user.ts';
import { useStaffSpeech } from '../../i18n/language.ts';
import { Field } from '../../ui/form/field.tsx';

type Props = { label: string; required?: boolean; problems: Record<string, string>; hint?: string };

/** A new password, typed twice, as `password` and `confirm`. Whoever types on a phone may look at it. */
export function PasswordPair({ label, required = false, problems, hint }: Props) {
  const { t } = useStaffSpeech();
  const id = useId();
  const [shown, setShown] = useState(false);
  const shared = { type: shown ? 'text' : 'password', ltr: true, required, autoComplete: 'new-password', autoCapitalize: 'none', spellCheck: false } as const;
  const rule = t('password.hint', { min: passwordMin });
  return (
    <>
      <Field {...shared} name="password" label={label} hint={hint ? `${hint} ${rule}` : rule} error={problems['password']} enterKeyHint="next" />
      <Field {...shared} name="confirm" label={t('password.confirm')} error={problems['confirm']} />
      <label htmlFor={id} className="-mt-3 flex min-h-11 w-fit items-center gap-3">
        <input id={id} type="checkbox" className="tick" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        {t('password.show')}
      </label>
    </>
  );
}
