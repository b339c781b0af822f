/** People with two-step sign-in, for tests. */
import { testPassword, type StaffClient, type TestApp } from './app.ts';
import { codeAt, createDevice, type Device } from './authenticator.ts';
import type { ApiResponse, Client, Json } from './client.ts';

const path = '/api/users/factors';

/** Adds an authenticator app to a signed-in person; returns its secret and the recovery codes that came with it. */
export async function addApp(
  client: Client,
  site: TestApp,
): Promise<{ secret: string; codes: string[]; added: ApiResponse }> {
  const begun = await client.send('POST', `${path}/authenticator/options`);
  const secret = String(begun.json['secret']);
  const added = await client.send('POST', `${path}/authenticator`, {
    challengeId: begun.json['challengeId'],
    code: codeAt(secret, site.clock.now),
  });
  if (added.status !== 201) throw new Error(`Adding an app answered ${added.status}: ${added.text}`);
  return { secret, codes: (added.json['recoveryCodes'] as string[] | undefined) ?? [], added };
}

/** Adds a passkey; returns its device. */
export async function addPasskey(
  client: Client,
  name = 'A key',
  device: Device = createDevice(),
): Promise<{ device: Device; added: ApiResponse }> {
  const begun = await client.send('POST', `${path}/passkeys/options`);
  const added = await client.send('POST', `${path}/passkeys`, {
    challengeId: begun.json['challengeId'],
    name,
    passkey: device.create(begun.json['options'] as Json),
  });
  if (added.status !== 201) throw new Error(`Adding a passkey answered ${added.status}: ${added.text}`);
  return { device, added };
}

/** Signs in a person with a factor as far as the password; returns a client without a session, and the challenge. */
export async function beginSignIn(
  site: TestApp,
  email: string,
): Promise<{ client: Client; challengeId: string; methods: string[] }> {
  const client = site.visit();
  const { status, json } = await client.login(email, testPassword);
  if (status !== 401 || json['code'] !== 'second_factor_required')
    throw new Error(`Signing in answered ${status}: ${JSON.stringify(json)}`);
  return { client, challengeId: String(json['challengeId']), methods: json['methods'] as string[] };
}

/** Completes a sign-in; the client then has the session. */
export async function prove(client: Client, body: object): Promise<ApiResponse> {
  const response = await client.send('POST', '/api/users/login/second-factor', body);
  if (response.status === 200) client.token = String(response.json['token']);
  return response;
}

/** Signs in a new person with an authenticator app. */
export async function withApp(
  site: TestApp,
  role: 'admin' | 'superadmin' = 'admin',
): Promise<{ staff: StaffClient; secret: string; codes: string[] }> {
  const staff = await site.signIn(role);
  const { secret, codes } = await addApp(staff, site);
  return { staff, secret, codes };
}
