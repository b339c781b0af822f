/** Reads what browsers send for second factors: JSON of a known structure and limited lengths. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context } from 'hono';
import * as v from 'valibot';
import { badRequest } from '../../../domain/errors.ts';
import type { Proof } from '../../services/factors/second-factor.ts';
import { parseJsonObject } from '../input/parse-body.ts';
import { readText } from '../input/read-form.ts';

/** The largest body of these routes: a passkey with its attestation takes some 2 KB. */
const maxFactorBytes = 16_000;

const base64url = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[\w-]*$/));
const challengeId = base64url(64);
const typed = v.pipe(v.string(), v.maxLength(200));
const shared = { id: v.pipe(base64url(1400), v.nonEmpty()), rawId: base64url(1400), type: v.literal('public-key') };

const assertion = v.object({
  ...shared,
  response: v.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(2000),
    signature: base64url(2000),
    userHandle: v.optional(base64url(100)),
  }),
});
const registration = v.object({
  ...shared,
  response: v.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(8000),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10))),
  }),
});

const challengeBody = v.object({ challengeId });
const proofBody = v.union([
  v.object({ challengeId, passkey: assertion }),
  v.object({ challengeId, code: typed }),
  v.object({ challengeId, recoveryCode: typed }),
]);
const passkeyBody = v.object({ challengeId, passkey: assertion });
const newPasskeyBody = v.object({ challengeId, name: typed, passkey: registration });
const newAppBody = v.object({ challengeId, code: typed });

async function read<S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S>> {
  const body = parseJsonObject(await readText(c, maxFactorBytes));
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw badRequest();
  return parsed.output;
}

// Results of browser extensions are not used.
const asAssertion = (given: v.InferOutput<typeof assertion>) =>
  ({ ...given, clientExtensionResults: {} }) as AuthenticationResponseJSON;

/** Reads the id of a challenge; throws 400 for any other body. */
export async function readChallengeId(c: Context): Promise<string> {
  return (await read(c, challengeBody)).challengeId;
}

/** Reads the response to a challenge: a code, a recovery code or what a passkey signed. */
export async function readProof(c: Context): Promise<{ challengeId: string; proof: Proof }> {
  const { challengeId: id, ...proof } = await read(c, proofBody);
  return { challengeId: id, proof: 'passkey' in proof ? { passkey: asAssertion(proof.passkey) } : proof };
}

/** Reads what a passkey signed for a sign-in; throws 400 for any other body. */
export async function readPasskey(c: Context): Promise<{ challengeId: string; passkey: AuthenticationResponseJSON }> {
  const { challengeId: id, passkey } = await read(c, passkeyBody);
  return { challengeId: id, passkey: asAssertion(passkey) };
}

/** Reads a new passkey with its name; throws 400 for any other body. */
export async function readNewPasskey(
  c: Context,
): Promise<{ challengeId: string; name: string; passkey: RegistrationResponseJSON }> {
  const given = await read(c, newPasskeyBody);
  return { ...given, passkey: { ...given.passkey, clientExtensionResults: {} } as RegistrationResponseJSON };
}

/** Reads the first code of a new authenticator app; throws 400 for any other body. */
export function readNewApp(c: Context): Promise<{ challengeId: string; code: string }> {
  return read(c, newAppBody);
}
