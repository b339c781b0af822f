import { useId, useState } from 'react';
import { passwordMin, type OwnerFacts } from '../../../domain/people/password.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { useSite } from '../../shell/use-site.ts';
import { FieldInput } from '../../ui/form/field-input.tsx';
import { PasswordStrength } from './password-strength.tsx';

type Props = {
  label: string;
  required?: boolean;
  problems: Record<string, string>;
  hint?: string;
  /** Whose password it is, where known. */
  owner?: OwnerFacts;
};

/** A new password, typed twice, as `password` and `confirm`, with a checkbox that shows it. */
export function PasswordPair({ label, required = false, problems, hint, owner = {} }: Props) {
  const { t } = useStaffTranslation();
  const site = useSite();
  const id = useId();
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const shared = {
    type: shown ? 'text' : 'password',
    ltr: true,
    required,
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
  } as const;
  const rule = t('password.hint', { min: passwordMin });
  return (
    <>
      <div className="contents" onInput={(event) => setTyped((event.target as HTMLInputElement).value)}>
        <FieldInput
          {...shared}
          name="password"
          label={label}
          hint={hint ? `${hint} ${rule}` : rule}
          error={problems['password']}
          enterKeyHint="next"
        />
      </div>
      <PasswordStrength
        password={problems['password'] ? '' : typed}
        owner={{ ...owner, site: site ? [site.name.short.text] : [] }}
      />
      <FieldInput {...shared} name="confirm" label={t('password.confirm')} error={problems['confirm']} />
      <label htmlFor={id} className="-mt-3 flex min-h-11 w-fit items-center gap-3">
        <input
          id={id}
          type="checkbox"
          className="tick"
          checked={shown}
          onChange={(event) => setShown(event.target.checked)}
        />
        {t('password.show')}
      </label>
    </>
  );
}
