/** Signed-in people for random requests: sessions that a request ended are replaced. */
import { randomBytes } from 'node:crypto';
import { makeId } from '../../domain/model/id.ts';
import type { Role } from '../../domain/people/viewer.ts';
import { readEnv } from '../../server/env.ts';
import { hashPassword } from '../../server/services/accounts/passwords/passwords.ts';
import { openDatabase } from '../../server/store/open.ts';
import { createUserStore } from '../../server/store/accounts/user-store.ts';
import type { WatchedSite } from './watched-site.ts';

export type Sender = 'visitor' | Role;
/** The cookie and the anti-forgery token of a session. */
export type Session = { cookie: string; token: string };
export type Staff = Awaited<ReturnType<typeof createStaff>>;

const password = 'sorghum lantern over the quiet river';

export async function createStaff(site: WatchedSite) {
  const { db } = await openDatabase(readEnv({ DATA_DIR: site.dataDir, LOG_LEVEL: 'silent' }));
  const users = createUserStore(db);
  const passwordHash = await hashPassword(password);
  const sessions = new Map<Sender, Session>();
  let people = 0;

  const signIn = async (role: Role): Promise<void> => {
    people += 1;
    const id = makeId(new Date(), randomBytes(8));
    const email = `${id}@example.org`;
    await users.insert({ id, name: 'Fuzz', email, role, passwordHash, createdAt: new Date().toISOString() });
    const response = await fetch(`${site.origin}/api/users/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.18.${Math.floor(people / 250) % 250}.${people % 250}`,
      },
      body: JSON.stringify({ email, password }),
    });
    if (!response.ok) throw new Error(`Signing in answered ${response.status}: ${await response.text()}`);
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    sessions.set(role, { cookie, token: String(((await response.json()) as { token: string }).token) });
  };

  const isSignedIn = async (role: Role) => {
    const { cookie = '' } = sessions.get(role) ?? {};
    const response = await fetch(`${site.origin}/api/users/me`, { headers: { cookie } });
    const body = response.ok ? ((await response.json()) as { role: string }) : undefined;
    return body?.role === role;
  };

  return {
    session: (who: Sender): Session | undefined => sessions.get(who),

    /** Signs in, as a new person, for each role whose session has ended. */
    async ensure(): Promise<void> {
      for (const role of ['admin', 'superadmin'] as const) if (!(await isSignedIn(role))) await signIn(role);
    },

    close: () => db.destroy(),
  };
}
