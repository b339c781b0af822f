/** Two-step sign-in in the browser, with a passkey of its virtual authenticator and an authenticator app. */
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeAt } from '../../setup/api/authenticator.ts';
import { createClient } from '../../setup/api/client.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { waitForHydration, laptop, overflow, phone, violations, visit } from '../../setup/browser/pages.ts';
import { waitForScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);
/** Browsers allow passkeys for host names only, not for IP addresses. */
const site = () => ({ ...opened.site, url: opened.site.url.replace('127.0.0.1', 'localhost') });

let savedCodes: string[] = [];

async function addVirtualDevice(page: Page): Promise<{ session: CDPSession; authenticatorId: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options });
  return { session, authenticatorId };
}

async function enter(page: Page, { email, password }: typeof superadmin): Promise<void> {
  await page.goto(`${site().url}/signin`);
  await waitForHydration(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Waits for the code of an unused time step: each code works once. */
const freshCode = async (secret: string, used: Set<string>): Promise<string> => {
  for (let n = 0; n < 70; n += 1) {
    const code = codeAt(secret, new Date());
    if (!used.has(code)) {
      used.add(code);
      return code;
    }
    await new Promise((done) => setTimeout(done, 1000));
  }
  throw new Error('The code does not change.');
};

describe('a superadmin', () => {
  it(
    'is asked to protect the account, adds a passkey and an app, and signs in with each of them',
    { timeout: 240_000 },
    async () => {
      const used = new Set<string>();
      const first = await signInAs(opened.browser, site(), superadmin);
      const { page } = first;
      const device = await addVirtualDevice(page);
      await page.getByRole('heading', { name: 'Protect your account' }).waitFor();
      await page.getByRole('link', { name: 'Set it up' }).click();
      await page.waitForURL(/profile/);

      // A passkey; the recovery codes are shown with it, once.
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      const note = page.getByRole('dialog').getByText('you are signed out on all other devices');
      await note.waitFor();
      await page.getByLabel('Name').last().fill('');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText('Please fill in this field.').waitFor();
      await page.getByLabel('Name').last().fill('Virtual phone');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
      const codes = await page.getByRole('dialog').getByRole('listitem').allTextContents();
      expect(codes).toHaveLength(10);
      savedCodes = codes;
      await page.emulateMedia({ media: 'print' });
      for (const printed of [codes[0]!, codes[9]!, 'Each works once.'])
        expect(await page.getByText(printed).first().isVisible()).toBe(true);
      await expect.poll(() => page.getByRole('heading', { name: 'Two-step sign-in' }).count()).toBe(0);
      await page.emulateMedia({ media: 'screen' });
      expect(await violations(page)).toEqual([]);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('recovery-codes.txt');
      await page.getByRole('button', { name: 'I have saved them' }).click();
      await page.getByText('Virtual phone').waitFor();
      await page.getByText('10 of 10 left').waitFor();

      // An app, whose secret is shown as a picture and as text.
      await page.getByRole('button', { name: 'Add an app' }).click();
      await page.getByRole('img', { name: 'QR code' }).waitFor();
      const secret = (await page.getByLabel('Cannot scan?').inputValue()).replaceAll(' ', '');
      await page.getByLabel('Code from the app').fill('000000');
      await page.getByRole('button', { name: 'Add the app' }).click();
      await page.getByText('The code is not correct. Codes change every 30 seconds: try the next one.').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByLabel('Code from the app').fill(await freshCode(secret, used));
      await page.getByRole('button', { name: 'Add the app' }).click();
      await page.getByRole('button', { name: 'Remove the app' }).waitFor();
      await page.goto(`${site().url}/dashboard`);
      await waitForScreen(page);
      await page.getByRole('heading', { name: /Welcome/ }).waitFor();
      expect(await page.getByText('Protect your account').count()).toBe(0);

      // The typed form is kept while the session is renewed with the second step.
      await page.goto(`${site().url}/dashboard/videos`);
      await page.getByRole('button', { name: 'Create Video' }).click();
      await page.waitForURL(/edit/);
      await page.getByLabel('Title: English').fill('Kept through two steps');
      await page.getByLabel(/YouTube link/).fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
      await page.context().clearCookies();
      await page.getByRole('button', { name: /^(Update Video|Save and publish)$/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Password').fill(superadmin.password);
      await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
      // The reason is still there.
      await dialog.getByText('You have been signed out.').waitFor();
      await dialog.getByRole('button', { name: 'Use a passkey' }).click();
      await page.getByText('Video updated successfully').waitFor();
      expect(first.problems.filter((problem) => !/status of 40[01]/.test(problem))).toEqual([]);

      // A passkey alone.
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${site().url}/signin`);
      await waitForHydration(page);
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await page.waitForURL(`${site().url}/dashboard`);
      await page.getByText('Login successful!').waitFor();
      await device.session.send('WebAuthn.setUserVerified', {
        authenticatorId: device.authenticatorId,
        isUserVerified: false,
      });

      // Another computer, with the screen of a phone: the password, then the app, then a recovery code.
      const second = await visit(opened.browser, { viewport: phone });
      await enter(second.page, superadmin);
      await second.page.getByRole('button', { name: 'Use the authenticator app' }).click();
      await second.page.getByLabel('Code from your authenticator app').fill('123');
      await second.page.getByRole('button', { name: 'Continue' }).click();
      await second.page.getByText('The code is not correct.').waitFor();
      expect(await violations(second.page)).toEqual([]);
      expect(await overflow(second.page)).toBe(0);
      // A phone that dropped the page while its owner looked into the app.
      await second.page.reload();
      await second.page.getByRole('button', { name: 'Use the authenticator app' }).click();
      await second.page.getByLabel('Code from your authenticator app').fill(await freshCode(secret, used));
      await second.page.getByRole('button', { name: 'Continue' }).click();
      await second.page.waitForURL(`${site().url}/dashboard`);
      expect(await second.page.evaluate(() => sessionStorage.getItem('secondStep'))).toBe(null);
      await second.close();

      const third = await visit(opened.browser, { viewport: laptop });
      await enter(third.page, superadmin);
      await third.page.getByRole('button', { name: 'Back to the password' }).click();
      expect(await third.page.getByLabel('Email').inputValue()).toBe(superadmin.email);
      await third.page.getByLabel('Password').fill(superadmin.password);
      await third.page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await third.page.getByRole('button', { name: 'Use a recovery code' }).click();
      await third.page.getByLabel('Recovery code').fill(codes[0]!);
      await third.page.getByRole('button', { name: 'Continue' }).click();
      await third.page.getByText('9 codes are left').waitFor();
      await third.page.waitForURL(`${site().url}/dashboard`);
      await third.close();
      await first.close();
    },
  );

  it('sees only the setup while a required two-step sign-in is missing', { timeout: 120_000 }, async () => {
    // The superadmin of the previous test has a second step, and requires it of the others.
    const superadminClient = createClient({ request: (path, init) => fetch(site().url + path, init) });
    const { json } = await superadminClient.send('POST', '/api/users/login', superadmin);
    const proven = await superadminClient.send('POST', '/api/users/login/second-factor', {
      challengeId: json['challengeId'],
      recoveryCode: savedCodes[1],
    });
    superadminClient.token = String(proven.json['token']);
    const colleague = { email: 'colleague@nuur.example', password: 'a bench under a tree' };
    const id = String((await superadminClient.send('POST', '/api/users')).json['_id']);
    await superadminClient.send('PUT', `/api/users/${id}`, {
      name: 'Colleague',
      email: colleague.email,
      role: 'superadmin',
    });
    const token = new URL(
      String((await superadminClient.send('POST', `/api/users/${id}/invite`)).json['url']),
    ).searchParams.get('token');
    await superadminClient.send('POST', '/api/users/set-password', { token, password: colleague.password });
    expect((await superadminClient.send('PUT', '/api/security-settings', { requireSecondFactor: true })).status).toBe(
      200,
    );

    const { page, close } = await signInAs(opened.browser, site(), colleague);
    await page.getByRole('heading', { name: 'Set up two-step sign-in' }).waitFor();
    expect(await page.getByRole('button', { name: 'Continue' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Add an app' }).click();
    const secret = (await page.getByLabel('Cannot scan?').inputValue()).replaceAll(' ', '');
    await page.getByLabel('Code from the app').fill(codeAt(secret, new Date()));
    await page.getByRole('button', { name: 'Add the app' }).click();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: /Welcome/ }).waitFor();
    await page.goto(`${site().url}/dashboard/users`);
    await page.getByRole('button', { name: 'Create User' }).waitFor();
    await close();
  });
});
