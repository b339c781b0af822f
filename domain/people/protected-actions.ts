/** What the calls that need a recent sign-in do, for the security log. */

/** Routes by method and path, the most specific first, with the keys of their texts (`securityLog.actions.<name>`). */
const protectedActions = [
  ['DELETE /api/users/sessions', 'endOtherSessions'],
  ['DELETE /api/users/sessions/:id', 'endSession'],
  ['DELETE /api/users/:id/sessions', 'endPersonSessions'],
  ['DELETE /api/users/:id/sessions/:sid', 'endPersonSessions'],
  ['PUT /api/users/profile', 'changePassword'],
  ['POST /api/users/invitations', 'invite'],
  ['POST /api/users/:id/invite', 'makeLink'],
  ['PUT /api/users/:id', 'changeUser'],
  ['DELETE /api/users/:id', 'deleteUser'],
  ['POST /api/users/:id/restore', 'restoreUser'],
  ['POST /api/users/factors/passkeys', 'addFactor'],
  ['POST /api/users/factors/passkeys/options', 'addFactor'],
  ['DELETE /api/users/factors/passkeys/:id', 'removeFactor'],
  ['POST /api/users/factors/authenticator', 'addFactor'],
  ['POST /api/users/factors/authenticator/options', 'addFactor'],
  ['DELETE /api/users/factors/authenticator', 'removeFactor'],
  ['POST /api/users/factors/recovery-codes', 'makeRecoveryCodes'],
  ['DELETE /api/users/:id/factors', 'resetFactors'],
  ['GET /api/security-log/export', 'exportLog'],
  ['PUT /api/security-settings', 'changeSettings'],
  ['GET /api/messages/export', 'exportMessages'],
  ['POST /api/personal-data/export', 'exportPerson'],
  ['POST /api/personal-data/erase', 'erasePerson'],
  ['GET /api/backups/:id/archive', 'downloadBackup'],
  ['PUT /api/site-texts/:key', 'changeSiteText'],
  // Of the content types, only those that are settings of the site need it.
  ['PUT /api/:type/:id', 'changeSettings'],
  ['POST /api/:type/:id/versions/:revision/restore', 'changeSettings'],
] as const;

const split = (route: string) => route.split(/[ /]/);
const patterns = protectedActions.map(([route, name]) => ({ parts: split(route), name }));

/** Returns the name of what a call such as `DELETE /api/users/sessions` does; undefined for other calls. */
export function findProtectedAction(call: string): (typeof protectedActions)[number][1] | undefined {
  const given = split(call);
  return patterns.find(
    ({ parts }) =>
      parts.length === given.length && parts.every((part, index) => part.startsWith(':') || part === given[index]),
  )?.name;
}
