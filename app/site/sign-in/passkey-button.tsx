import { useTranslation } from '../../i18n/language.ts';
import { supportsPasskeys } from '../../second-factor/passkeys.ts';
import { useInBrowser } from '../../ui/use-in-browser.ts';

type Props = { pending: boolean; disabled: boolean; onPress: () => void };

/**
 * "Sign in with a passkey", where the browser supports it. Until that is known it is invisible but takes up its space,
 * so that nothing shifts.
 */
export function PasskeyButton({ pending, disabled, onPress }: Props) {
  const { t } = useTranslation();
  const state = useInBrowser<'yes' | 'no' | 'unknown'>(() => (supportsPasskeys() ? 'yes' : 'no'), 'unknown');
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
