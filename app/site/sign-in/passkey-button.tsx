import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/language.ts';
import { supportsPasskeys } from '../../second-factor/passkeys.ts';

type Props = { pending: boolean; disabled: boolean; onPress: () => void };

const noSubscription = () => () => undefined;

/**
 * "Sign in with a passkey", where the browser supports it. Until that is known it is invisible but takes up its space,
 * so that nothing shifts.
 */
export function PasskeyButton({ pending, disabled, onPress }: Props) {
  const { t } = useTranslation();
  const state = useSyncExternalStore<'yes' | 'no' | 'unknown'>(
    noSubscription,
    () => (supportsPasskeys() ? 'yes' : 'no'),
    () => 'unknown',
  );
  if (state === 'no') return null;
  return (
    <button
      type="button"
      className={`button button-quiet ${state === 'unknown' ? 'invisible' : ''}`}
      disabled={disabled}
      onClick={onPress}
    >
      {t(pending ? 'signin.passkeyPending' : 'signin.passkey')}
    </button>
  );
}
