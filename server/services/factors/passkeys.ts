import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { User } from '../../../domain/people/user.ts';
import type { PasskeyRow } from '../../store/accounts/account-rows.ts';
import type { FactorStore } from '../../store/accounts/factor-store.ts';

/** The id and the origins for which browsers create and use passkeys of this site. */
export type RelyingParty = { id: string; origins: readonly string[] };

/** A passkey that was created and is not stored yet. */
export type NewPasskey = Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'transports' | 'rp_id'>;

// Loaded with the first passkey: it imports a library for certificates that most processes never need.
const webauthn = () => import('@simplewebauthn/server');
/** How long a browser waits for the person, in milliseconds; the challenge is valid as long. */
const timeout = 5 * 60_000;

/** EdDSA, ES256 and RS256 (IANA, COSE algorithms); every authenticator supports one of them. */
const algorithms = [-8, -7, -257];

/** How a browser reaches a device (Web Authentication, section 5.8.4); `cable` is the earlier name of `hybrid`. */
const knownTransports: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** In bytes; the longest public key, RSA with 4,096 bits, takes about half. */
const maxKeyBytes = 1_000;

const readTransports = (row: PasskeyRow) =>
  row.transports === '' ? {} : { transports: row.transports.split(',') as AuthenticatorTransport[] };
const decodeBytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));
/** The user handle that authenticators store (Web Authentication, section 5.4.3): no personal data. */
const createUserHandle = (userId: string) => new Uint8Array(Buffer.from(userId, 'hex'));

/** Returns the options with which a browser creates a passkey that can sign in without a name or a password. */
export async function createCreationOptions(
  user: User,
  known: readonly PasskeyRow[],
  challenge: string,
  party: RelyingParty,
  siteName: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: siteName,
    rpID: party.id,
    userName: user.email,
    userDisplayName: user.name,
    userID: createUserHandle(user.id),
    challenge: decodeBytes(challenge),
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known
      .filter((row) => row.rp_id === party.id)
      .map((row) => ({ id: row.credential_id, ...readTransports(row) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
}

/** Returns the options with which a browser uses a passkey: one of those given, or any that it has for the site. */
export async function requestOptions(
  known: readonly PasskeyRow[] | undefined,
  challenge: string,
  party: RelyingParty,
  userVerification: 'required' | 'preferred',
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  const allowed = known
    ?.filter((row) => row.rp_id === party.id)
    .map((row) => ({ id: row.credential_id, ...readTransports(row) }));
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: decodeBytes(challenge),
    timeout,
    userVerification,
    ...(allowed ? { allowCredentials: allowed } : {}),
  });
}

/** Returns the passkey in a browser's response; undefined where the response is invalid for this challenge or site. */
export async function verifyNewPasskey(
  response: RegistrationResponseJSON,
  challenge: string,
  party: RelyingParty,
): Promise<NewPasskey | undefined> {
  try {
    if (!(await isUnattested(response.response.attestationObject))) return undefined;
    const { verifyRegistrationResponse } = await webauthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    if (publicKey.length > maxKeyBytes) return undefined;
    return {
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: [...new Set(response.response.transports)].filter((way) => knownTransports.includes(way)).join(','),
      rp_id: party.id,
    };
  } catch {
    return undefined; // the library throws a different error for each kind of invalid response
  }
}

/**
 * Returns whether a key comes without an attestation certificate. None is requested, and verifying one would fetch URLs
 * that it contains.
 */
async function isUnattested(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(decodeBytes(attestationObject));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

type PasskeyRequirements = {
  challenge: string;
  party: RelyingParty;
  /** The owner the passkey must have; any where the person is not known yet. */
  userId?: string;
  /** Whether the device must have verified the person, by a PIN, finger or face. */
  verified: boolean;
};

/** Returns the stored passkey that signed the challenge and records its use; undefined for anything else. */
export async function acceptPasskey(
  factors: Pick<FactorStore, 'findPasskey' | 'notePasskeyUse'>,
  response: AuthenticationResponseJSON,
  { challenge, party, userId, verified }: PasskeyRequirements,
  at: string,
): Promise<PasskeyRow | undefined> {
  const row = await factors.findPasskey(response.id);
  if (!row || row.rp_id !== party.id || (userId !== undefined && row.user_id !== userId)) return undefined;
  const { userHandle } = response.response;
  if (userHandle && !Buffer.from(userHandle, 'base64url').equals(createUserHandle(row.user_id))) return undefined;
  const { verifyAuthenticationResponse } = await webauthn();
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: [...party.origins],
    expectedRPID: party.id,
    requireUserVerification: verified,
    credential: { id: row.credential_id, publicKey: decodeBytes(row.public_key), counter: row.counter },
  }).catch(() => undefined); // thrown for an invalid response
  if (!checked?.verified) return undefined;
  if (!(await factors.notePasskeyUse(row.id, checked.authenticationInfo.newCounter, at))) return undefined;
  return row;
}
