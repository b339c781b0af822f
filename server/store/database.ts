/**
 * The tables as Kysely types. Times are ISO 8601 text in UTC, structures are JSON text, so that the two databases agree
 * without conversion.
 */
import type { Kysely } from 'kysely';
import type { BackupKind, BackupProblem, BackupReason, BackupState } from '../../domain/backups/backup-run.ts';
import type { MailState, MessageState } from '../../domain/messages/inbox.ts';
import type { Language } from '../../domain/model/localized.ts';
import type {
  AuthenticatorAppRow,
  FactorChallengeRow,
  KnownDeviceRow,
  NoticeRow,
  PasskeyRow,
  PasswordLinkRow,
  RecoveryCodeRow,
  SecurityLogRow,
  SessionRow,
  UserRightRow,
  UserRow,
} from './accounts/account-rows.ts';

/** The row of any content type: the columns that every type has, and those of its fields by name. */
export type ContentRow = {
  id: string;
  state: 'draft' | 'published';
  created_at: string;
  updated_at: string;
  created_by: string | null;
  deleted_at: string | null;
  search_text: string;
  revision: number;
  /** Outdated translations between spaces: ` title.so content.ar `. */
  outdated: string;
  updated_by: string | null;
  deleted_by: string | null;
  [fieldColumn: string]: string | number | null;
};

export type FileRow = {
  id: string;
  kind: 'picture' | 'document';
  file_name: string;
  bytes: number;
  /** JSON: the stored renditions of a picture, or the stored file of a document. */
  renditions: string;
  width: number | null; // pixels
  height: number | null; // pixels
  tint: string | null; // #rrggbb, fills the box until the picture is loaded
  pages: number | null; // of a document
  alt_en: string;
  alt_so: string;
  alt_ar: string;
  created_at: string;
  unused_since: string | null;
  search_text: string;
  /** Identifies equal bytes; the shared part of the keys of all renditions. */
  content_hash: string;
  /** Since when it belongs to the media library, in use or not. */
  in_library_since: string | null;
  deleted_at: string | null;
  uploaded_by: string | null;
  /** The point that crops keep, in percent of the width and of the height. */
  focus_x: number;
  focus_y: number;
};

export type MessageRow = {
  id: string;
  kind: 'contact' | 'membership';
  name: string;
  email: string;
  body: string;
  details: string; // JSON: further fields of the form
  language: string;
  mail_state: MailState;
  mail_attempts: number;
  /** When a failed mail is tried again; null: not automatically. */
  mail_next_at: string | null;
  /** Until when a server has claimed it for mailing; null: none has. */
  mail_claimed_until: string | null;
  created_at: string;
  state: MessageState;
  spam_reasons: string; // separated by commas
  search_text: string;
  deleted_at: string | null;
};

export type SettingRow = { name: string; value: string /* JSON */ };

export type HistoryRow = {
  id: string;
  at: string;
  kind: string;
  item_id: string;
  action: string;
  person_id: string | null;
  person_name: string | null;
  title: string | null; // JSON: the title in three languages
  revision: number | null;
  snapshot: string | null; // JSON
  files: string; // ids of files between spaces
};

/** What a person has typed into the form of an item and not saved. */
export type AutosaveRow = {
  user_id: string;
  kind: string;
  item_id: string;
  form_key: string;
  based_on: number;
  had_file: number;
  saved_at: string;
  title: string; // JSON: the beginning of what was typed as the title, by language
  /** The last column: SQLite finds a column behind a long text only by reading that text. */
  texts: string; // JSON: texts by their keys in the form
};

export type PresenceRow = { kind: string; item_id: string; user_id: string; since: string; seen_at: string };

/** The key is a hash; `full_at` (milliseconds since 1970) is when the whole allowance is available again. */
export type RateLimitRow = { kind: string; key: string; full_at: number };

export type SiteTextRow = { key: string; language: Language; text: string };

export type SiteTextVersionRow = SiteTextRow & { id: string; changed_at: string; changed_by: string };

/** The translation of the Quran in a language, and its verses. */
export type VerseTranslationRow = { language: Language; name: string };
export type TranslatedVerseRow = { language: Language; reference: string /* such as 2:183 */; text: string };

/** What is known of the inside of a document. */
export type DocumentTextRow = {
  file_id: string;
  text: string;
  /** Its words for the index (`wordsOfDocument`). */
  words: string;
  /** As JSON (`DrawnPages`); null while they are not drawn. */
  drawn_pages: string | null;
  /** What their pictures take, in bytes. */
  drawn_bytes: number;
};

/** A picture or document that the Markdown text of an item names, in any language. */
export type TextFileRow = { kind: string; item_id: string; field: string; file_id: string };

export type BackupRunRow = {
  /** That of a scheduled run names its night, so that only one server can add it. */
  id: string;
  kind: BackupKind;
  reason: BackupReason;
  state: BackupState;
  tries: number;
  created_at: string;
  next_at: string | null;
  claim: string | null;
  claimed_until: string | null;
  finished_at: string | null;
  requested_by: string | null;
  /** The name of the archive in the folder of backups; empty where there is none. */
  file: string;
  /** PostgreSQL returns a text. */
  bytes: number | string;
  row_count: number;
  file_count: number;
  missing_count: number;
  problem: BackupProblem | null;
  progress: number; // percent
  /** Of a copy: the id of its backup, and the store and bucket. */
  copy_of: string | null;
  place: string | null;
};

export type Tables = {
  /** Stands for the table of any content type; the store passes the real name. */
  content: ContentRow;
  files: FileRow;
  messages: MessageRow;
  settings: SettingRow;
  users: UserRow;
  user_rights: UserRightRow;
  sessions: SessionRow;
  password_links: PasswordLinkRow;
  known_devices: KnownDeviceRow;
  rate_limits: RateLimitRow;
  security_log: SecurityLogRow;
  passkeys: PasskeyRow;
  authenticator_apps: AuthenticatorAppRow;
  recovery_codes: RecoveryCodeRow;
  factor_challenges: FactorChallengeRow;
  notices: NoticeRow;
  history: HistoryRow;
  presence: PresenceRow;
  working_copies: AutosaveRow;
  site_texts: SiteTextRow;
  site_text_versions: SiteTextVersionRow;
  change_versions: { tag: string; version: number };
  backup_runs: BackupRunRow;
  text_files: TextFileRow;
  document_texts: DocumentTextRow;
  verse_translations: VerseTranslationRow;
  translated_verses: TranslatedVerseRow;
  item_counts: { kind: string; items: number; published: number };
};

export type Database = Kysely<Tables>;
export type DialectName = 'sqlite' | 'postgres';
