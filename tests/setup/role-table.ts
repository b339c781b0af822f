/** Which role may make which call: one row for every route of the API. `tests/api/accounts/roles.test.ts` makes the calls. */
import { contentTypes } from '../../domain/content/index.ts';
import type { ContentType } from '../../domain/model/define.ts';
import { siteTypes } from '../../domain/site/index.ts';

export type Caller = 'visitor' | 'admin' | 'superadmin';
export type Row = [method: string, path: string, expected: Record<Caller, number>];

const all = (status: number) => ({ visitor: status, admin: status, superadmin: status });
const staffOnly = (status = 200) => ({ visitor: 401, admin: status, superadmin: status });
const superadminOnly = (status = 200) => ({ visitor: 401, admin: 403, superadmin: status });

// `{item}` is an item that the superadmin made, `{user}` a person other than the clients, `{message}` a visitor's
// message, `{file}` a picture. Writes have an empty body, so a 400 or 409 means that the call was permitted and its
// content refused.
const orderCalls = ({ name, ordered }: ContentType): Row[] =>
  ordered ? [['PUT', `/api/${name}/order`, superadminOnly(400)]] : [];

const contentCalls: Row[] = contentTypes.flatMap((type): Row[] => {
  const { name } = type;
  return [
    ['GET', `/api/${name}`, all(200)],
    ['GET', `/api/${name}/{item}`, all(200)],
    ['GET', `/api/${name}?all=1`, staffOnly()],
    ['GET', `/api/${name}/{item}?all=1`, staffOnly()],
    ['POST', `/api/${name}`, { visitor: 401, admin: name === 'articles' ? 201 : 403, superadmin: 201 }],
    ['PUT', `/api/${name}/{item}`, superadminOnly(400)],
    ['POST', `/api/${name}/{item}/unpublish`, superadminOnly()],
    ['POST', `/api/${name}/{item}/discard-untouched`, superadminOnly()],
    ['DELETE', `/api/${name}/{item}`, superadminOnly()],
    ...orderCalls(type),
  ];
});

const siteCalls: Row[] = siteTypes.flatMap((type): Row[] => {
  const { name, single } = type;
  return [
    ['GET', `/api/${name}`, all(200)],
    ['GET', `/api/${name}/{item}`, all(200)],
    ['GET', `/api/${name}?all=1`, staffOnly()],
    ['GET', `/api/${name}/{item}?all=1`, staffOnly()],
    ['POST', `/api/${name}`, superadminOnly(single ? 405 : 201)],
    ['PUT', `/api/${name}/{item}`, superadminOnly(single ? 200 : 400)],
    ['POST', `/api/${name}/{item}/unpublish`, superadminOnly(single ? 405 : 200)],
    ['POST', `/api/${name}/{item}/discard-untouched`, superadminOnly()],
    ['DELETE', `/api/${name}/{item}`, superadminOnly(single ? 405 : 200)],
    ...orderCalls(type),
  ];
});

// The item is not in the trash; only a single item has earlier versions.
const versionCalls: Row[] = [...contentTypes, ...siteTypes].flatMap(({ name, single }): Row[] => [
  ['POST', `/api/${name}/{item}/restore`, staffOnly(404)],
  ['GET', `/api/${name}/{item}/versions`, superadminOnly()],
  ['GET', `/api/${name}/{item}/versions/1`, superadminOnly()],
  ['GET', `/api/${name}/{item}/versions/1/earlier-english`, superadminOnly(404)],
  ['POST', `/api/${name}/{item}/versions/1/restore`, superadminOnly(single ? 200 : 404)],
]);

const signInCalls: Row[] = [
  ['POST', '/api/users/login', all(401)],
  ['POST', '/api/users/set-password', all(410)],
];

// Without a body: the content that a challenge needs is missing.
const factorCalls: Row[] = [
  ['GET', '/api/users/factors', staffOnly()],
  ['POST', '/api/users/factors/passkeys/options', staffOnly()],
  ['POST', '/api/users/factors/passkeys', staffOnly(400)],
  ['DELETE', '/api/users/factors/passkeys/0123456789abcdef01234567', staffOnly(404)],
  ['POST', '/api/users/factors/authenticator/options', staffOnly()],
  ['POST', '/api/users/factors/authenticator', staffOnly(400)],
  ['DELETE', '/api/users/factors/authenticator', staffOnly(404)],
  ['POST', '/api/users/factors/recovery-codes', staffOnly(404)],
  ['POST', '/api/users/confirm/second-factor/challenge', staffOnly()],
  ['POST', '/api/users/confirm/second-factor/options', staffOnly(400)],
  ['POST', '/api/users/confirm/second-factor', staffOnly(400)],
  ['POST', '/api/users/login/second-factor/options', all(400)],
  ['POST', '/api/users/login/second-factor', all(400)],
  ['POST', '/api/users/login/passkey/options', all(200)],
  ['POST', '/api/users/login/passkey/verify', all(400)],
  ['GET', '/api/users/{user}/factors', superadminOnly()],
  ['DELETE', '/api/users/{user}/factors', superadminOnly()],
];

const userCalls: Row[] = [
  ['GET', '/api/users', superadminOnly()],
  ['GET', '/api/users/{user}', superadminOnly()],
  ['POST', '/api/users', superadminOnly(201)],
  ['PUT', '/api/users/{user}', superadminOnly()],
  ['POST', '/api/users/{user}/invite', superadminOnly()],
  ['POST', '/api/users/invitations', superadminOnly(400)],
  ['DELETE', '/api/users/{user}', superadminOnly()],
  ['POST', '/api/users/{user}/restore', superadminOnly()],
  ['GET', '/api/users/me', staffOnly()],
  ['GET', '/api/users/{user}/sessions', superadminOnly()],
  ['DELETE', '/api/users/{user}/sessions/0123456789abcdef01234567', superadminOnly(404)],
  ['DELETE', '/api/users/{user}/sessions', superadminOnly()],
  ['DELETE', '/api/users/sessions', staffOnly()],
  ['GET', '/api/users/confirm', staffOnly()],
  ['POST', '/api/users/confirm', staffOnly(400)],
  ['GET', '/api/users/notices', staffOnly()],
  ['DELETE', '/api/users/notices/0123456789abcdef01234567', staffOnly(404)],
  ['DELETE', '/api/users/notices', staffOnly()],
  ['GET', '/api/users/sessions', staffOnly()],
  ['DELETE', '/api/users/sessions/0123456789abcdef01234567', staffOnly(404)],
  ['PUT', '/api/users/profile', staffOnly()],
  ['POST', '/api/users/logout', all(200)],
];

const messageCalls: Row[] = [
  ['POST', '/api/v1.0/email/send-form', all(400)],
  ['GET', '/api/messages', superadminOnly()],
  ['GET', '/api/messages/export', superadminOnly()],
  ['GET', '/api/messages/{message}', superadminOnly()],
  ['PUT', '/api/messages/{message}', superadminOnly(400)],
  ['POST', '/api/messages/{message}/mail', superadminOnly(409)],
  ['DELETE', '/api/messages/{message}', superadminOnly()],
  ['POST', '/api/messages/{message}/restore', superadminOnly()],
];

const siteTextCalls: Row[] = [
  ['GET', '/api/site-texts', superadminOnly()],
  ['PUT', '/api/site-texts/home.latestNews', superadminOnly()],
  ['GET', '/api/site-texts/home.latestNews/versions', superadminOnly()],
];

const fileCalls: Row[] = [
  ['GET', '/api/files', staffOnly()],
  ['GET', '/api/files/{file}', staffOnly()],
  ['POST', '/api/files', staffOnly(400)],
  ['PUT', '/api/files/{file}', superadminOnly()],
  ['DELETE', '/api/files/{file}', superadminOnly()],
  ['POST', '/api/files/{file}/restore', superadminOnly()],
];

const verseCalls: Row[] = [
  ['GET', '/api/verses/2:183', staffOnly()],
  ['GET', '/api/verses/2:287', staffOnly(404)],
  ['GET', '/api/verse-translations/so?of=2:183', staffOnly()],
];

const overviewCalls: Row[] = [
  ['GET', '/api/overview', staffOnly()],
  ['GET', '/api/search?q=a', staffOnly()],
  ['GET', '/api/search/pages?q=a', staffOnly()],
  ['GET', '/api/activity', superadminOnly()],
  ['GET', '/api/trash', superadminOnly()],
  ['PUT', '/api/presence/news/{item}', superadminOnly()],
  ['DELETE', '/api/presence/news/{item}', staffOnly()],
  ['GET', '/api/autosaves', staffOnly()],
  ['GET', '/api/autosaves/news/{item}', superadminOnly()],
  ['PUT', '/api/autosaves/news/{item}', superadminOnly(400)],
  ['DELETE', '/api/autosaves/news/{item}', superadminOnly()],
];

const stateCalls: Row[] = [['GET', '/api/site-state', superadminOnly()]];

const securityCalls: Row[] = [
  ['GET', '/api/security-log', superadminOnly()],
  ['GET', '/api/security-log/export', superadminOnly()],
  ['GET', '/api/security-settings', superadminOnly()],
  ['PUT', '/api/security-settings', superadminOnly()],
  ['GET', '/api/backups', superadminOnly()],
  ['POST', '/api/backups', superadminOnly(202)],
  ['GET', '/api/backups/0123456789abcdef01234567/archive', superadminOnly(404)],
  ['POST', '/api/personal-data/find', superadminOnly(400)],
  ['POST', '/api/personal-data/export', superadminOnly(400)],
  ['POST', '/api/personal-data/erase', superadminOnly(400)],
];

/** Signing out comes last: the client is a visitor afterwards. */
export const calls: readonly Row[] = [
  ...contentCalls,
  ...siteCalls,
  ...versionCalls,
  ...messageCalls,
  ...siteTextCalls,
  ...fileCalls,
  ...verseCalls,
  ...overviewCalls,
  ...stateCalls,
  ...securityCalls,
  ...signInCalls,
  ...factorCalls,
  ...userCalls,
];

/**
 * Returns the routes that no row calls. If a call matches several routes, the one with the most fixed parts handles it.
 */
export function findRoutesWithoutRow(
  routes: readonly { method: string; path: string }[],
  rows: readonly Row[] = calls,
): string[] {
  // Middleware for every route and the response to unknown addresses have no rows.
  const served = routes.filter(({ path }) => path.startsWith('/api/') && path !== '/api/*');
  const called = new Set(
    rows.map(([method, path]) => {
      const parts = path.split('?')[0]!.split('/');
      const fitting = served.filter((route) => route.method === method && fits(route.path.split('/'), parts));
      const [best] = fitting.toSorted((one, other) => variableParts(one.path) - variableParts(other.path));
      return best && `${method} ${best.path}`;
    }),
  );
  return [...new Set(served.map(({ method, path }) => `${method} ${path}`))].filter((route) => !called.has(route));
}

const fits = (pattern: string[], parts: string[]) =>
  pattern.length === parts.length && pattern.every((part, index) => part.startsWith(':') || part === parts[index]);
const variableParts = (path: string) => path.split('/:').length;
