/** The events of the security log, by the keys of their texts (`securityLog.events.<name>`). */
export const securityEvents = [
  'signed_in',
  'sign_in_failed',
  'second_factor_asked',
  'signed_out',
  'identity_asked',
  'identity_confirmed',
  'session_ended',
  'sessions_ended',
  'invited',
  'password_set',
  'password_changed',
  'user_created',
  'name_changed',
  'email_changed',
  'role_changed',
  'rights_changed',
  'user_deleted',
  'user_restored',
  'factor_added',
  'factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'settings_changed',
  'items_deleted',
  'messages_exported',
  'person_exported',
  'person_erased',
  'log_exported',
  'backup_made',
  'backup_downloaded',
  'access_denied',
] as const;

export type SecurityEvent = (typeof securityEvents)[number];

/** The filters of the security log; events without a group belong to `accounts`. */
export const securityEventGroups = ['signIns', 'accounts', 'data', 'settings'] as const;
export type SecurityEventGroup = (typeof securityEventGroups)[number];

const groupOf: Partial<Record<SecurityEvent, SecurityEventGroup>> = {
  signed_in: 'signIns',
  sign_in_failed: 'signIns',
  second_factor_asked: 'signIns',
  signed_out: 'signIns',
  identity_asked: 'signIns',
  identity_confirmed: 'signIns',
  session_ended: 'signIns',
  sessions_ended: 'signIns',
  access_denied: 'signIns',
  items_deleted: 'data',
  messages_exported: 'data',
  person_exported: 'data',
  person_erased: 'data',
  log_exported: 'data',
  backup_made: 'data',
  backup_downloaded: 'data',
  settings_changed: 'settings',
};

/** Returns the events of a group of the security log. */
export function listGroupEvents(group: SecurityEventGroup): SecurityEvent[] {
  return securityEvents.filter((event) => (groupOf[event] ?? 'accounts') === group);
}
