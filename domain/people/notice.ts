/**
 * What a person is told of the own account, on the first screen of the dashboard and by mail (`notices.<name>` in the
 * catalogues).
 */
export const noticeEvents = [
  'new_device',
  'password_changed',
  'email_changed',
  'role_changed',
  'factor_added',
  'factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'codes_guessed',
] as const;

export type NoticeEvent = (typeof noticeEvents)[number];

/**
 * So many notices of new devices are kept, and so many others. Of new devices the oldest stay, since who signs in from
 * them could make more of them; of others the newest.
 */
export const mostNotices = 20;

/**
 * `by` names somebody else who made the change; empty where the person did it, or a command on the server.
 * `from` and `to` are email addresses or roles.
 */
export type NoticeDetails = { by?: string; from?: string; to?: string };

/**
 * For so many days a device that was not known at the time is told of sign-ins from new devices, which it cannot
 * dismiss.
 */
export const undismissableFor = 30;

/** One notice, shown until it is dismissed; `address` and `device` are empty for a command on the server. */
export type Notice = {
  id: string;
  at: string;
  event: NoticeEvent;
  address: string;
  device: string;
  details: NoticeDetails;
};
