/**
 * The events that a notice is shown for, on the first screen of the dashboard and by mail (`notices.events.<name>` in
 * the catalogues): those of one's own account and, to all superadmins, a change of where visitors' messages, calls and
 * donations go.
 */
export const noticeEvents = [
  'new_device',
  'password_changed',
  'password_link_made',
  'email_changed',
  'role_changed',
  'rights_changed',
  'factor_added',
  'factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'codes_guessed',
  'destination_changed',
] as const;

export type NoticeEvent = (typeof noticeEvents)[number];

/** The most notices of new devices of a person. The oldest are kept: an attacker who signs in could add more. */
export const maxDeviceNotices = 20;

/** The most notices of each other event. The newest are kept; a flood of one event leaves those of the others. */
export const maxNoticesOfEvent = 10;

/**
 * `by` is the name of another person who did it; missing where the person or a command on the server did.
 * `from` and `to` are email addresses, roles, telephone numbers, links, site texts or names of pictures.
 */
export type NoticeDetails = { by?: string; from?: string; to?: string };

/**
 * For this many days a device that was not known at the time lists sign-ins from new devices, which it cannot dismiss.
 */
export const undismissableDays = 30;

/** One notice, shown until it is dismissed; `address` and `device` are empty for a command on the server. */
export type Notice = {
  id: string;
  at: string;
  event: NoticeEvent;
  address: string;
  device: string;
  details: NoticeDetails;
};
