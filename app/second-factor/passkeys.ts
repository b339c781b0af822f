/** Passkeys in the browser. The library is loaded on first use. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { allowsPasskeys } from '../../domain/people/second-factor.ts';

/** Returns whether this browser supports passkeys at this address. */
export function supportsPasskeys(): boolean {
  return (
    typeof window !== 'undefined' &&
    'PublicKeyCredential' in window &&
    allowsPasskeys(window.location.protocol, window.location.hostname)
  );
}

/** Returns the device's response, to be sent back; rejects where the user cancels or the device refuses. */
export async function signWithPasskey(options: unknown): Promise<object> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
}

/** Creates a passkey, to be sent back; `known` where the device already has one for the account. */
export async function createPasskey(options: unknown): Promise<{ passkey: object } | { stopped: 'known' | 'other' }> {
  const { startRegistration, WebAuthnError } = await import('@simplewebauthn/browser');
  try {
    return { passkey: await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }) };
  } catch (error) {
    return {
      stopped:
        error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
          ? 'known'
          : 'other',
    };
  }
}
