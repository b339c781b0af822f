/** Attempts to guess a password from many places, for tests of what limits them. */
import { createLoginLimit, type LoginLimit } from '../../../server/services/accounts/login-limit.ts';
import { createRateLimitStore } from '../../../server/store/accounts/rate-limit-store.ts';
import { createSettingStore } from '../../../server/store/setting-store.ts';
import type { TestApp } from './app.ts';

/** Returns the options of a request from a client address. */
export const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** Returns the limit of an app, which counts together with that of the app. */
export async function openLoginLimit(site: TestApp): Promise<LoginLimit> {
  const secret = await createSettingStore(site.db).getOrCreate('secret', () => '');
  return createLoginLimit({ store: createRateLimitStore(site.db), secret, now: () => site.clock.now });
}

/** Sets the clock back and removes what was counted; returns a new person. */
export async function beginAfresh(site: TestApp): Promise<{ id: string; email: string }> {
  site.clock.now = new Date('2026-11-20T08:00:00.000Z');
  await site.db.deleteFrom('rate_limits').execute();
  return site.addUser();
}

/** Makes 25 wrong tries on an account from as many addresses of one ISP. */
export async function attackAccount(site: TestApp, userId: string): Promise<void> {
  const limit = await openLoginLimit(site);
  for (let n = 0; n < 25; n += 1)
    await limit
      .admit({
        userId,
        email: '',
        address: `198.51.100.${n}`,
        familiarity: { device: undefined, isFamiliarIsp: false },
      })
      .catch(() => undefined);
}
