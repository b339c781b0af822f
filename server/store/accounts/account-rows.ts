/** The tables of accounts and what they may do: people, sessions, second factors, notices and the security log. */
import type { Language } from '../../../domain/model/localized.ts';
import type { Right } from '../../../domain/people/rights.ts';
import type { Role } from '../../../domain/people/viewer.ts';

export type UserRow = {
  id: string;
  name: string;
  email: string;
  role: Role;
  image: string | null;
  password_hash: string | null;
  search_text: string;
  created_at: string;
  deleted_at: string | null;
  deleted_by: string | null;
  /** The language that the person has chosen. */
  own_language: Language | null;
  /** The language of the person's last sign-in. */
  last_language: Language;
};

export type UserRightRow = { user_id: string; kind: string; may: Right };

export type SessionRow = {
  token_hash: string;
  id: string;
  user_id: string;
  device: string;
  created_at: string;
  seen_at: string;
  expires_at: string;
  address: string;
  /** When the person last proved their identity in this session. */
  confirmed_at: string;
  /** When the person first signed in from the device of the session. */
  device_since: string;
};

/** `made_by` is the superadmin who made the link; null for one from before this was stored. */
export type PasswordLinkRow = { token_hash: string; user_id: string; expires_at: string; made_by: string | null };

export type KnownDeviceRow = {
  token_hash: string;
  user_id: string;
  network: string;
  signed_in_at: string;
  known_since: string;
  expires_at: string;
};

export type SecurityLogRow = {
  id: string;
  at: string;
  event: string;
  person_id: string | null;
  person_name: string;
  subject: string;
  address: string;
  device: string;
  details: string; // JSON: texts by name
  search_text: string;
};

/** The public key of a passkey; byte strings are base64url. */
export type PasskeyRow = {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: string; // COSE
  /** The device's own count of signatures; 0 where it does not count. */
  counter: number;
  transports: string; // separated by commas
  /** The host name under which it was created; browsers offer it only there. */
  rp_id: string;
  name: string;
  created_at: string;
  used_at: string | null;
};

export type AuthenticatorAppRow = {
  user_id: string;
  secret: string; // encrypted
  /** The latest time step (RFC 6238) whose code was used. */
  last_step: number;
  created_at: string;
  used_at: string | null;
};

export type RecoveryCodeRow = {
  id: string;
  user_id: string;
  salt: string;
  code_hash: string;
  created_at: string;
  used_at: string | null;
};

/** A sign-in, a confirmation or the adding of a factor that is not complete yet. */
export type FactorChallengeRow = {
  id_hash: string;
  purpose: string;
  user_id: string | null;
  /** The hash of the session, device or network that requested it. */
  place: string | null;
  session_id: string | null;
  challenge: string; // base64url, what a passkey signs
  secret: string; // encrypted: that of an app which is being added
  tries: number;
  created_at: string;
  expires_at: string;
};

export type NoticeRow = {
  id: string;
  user_id: string;
  session_id: string;
  at: string;
  event: string;
  address: string;
  device: string;
  details: string; /* JSON */
};
