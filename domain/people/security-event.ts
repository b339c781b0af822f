/** What the security log records, by the names under which the dashboard describes it (`securityLog.events.<name>`). */
export const securityEvents = [
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'identity_confirmed',
  'session_ended',
  'sessions_ended',
  'invited',
  'password_set',
  'password_changed',
  'email_changed',
  'role_changed',
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
] as const;

export type SecurityEvent = (typeof securityEvents)[number];
