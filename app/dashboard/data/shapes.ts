/** What the API answers to staff. Fields stand under their wire names, which the declaration of the type gives. */
import type { StorageUse } from '../../../domain/media/storage-use.ts';
import type { WireFile } from '../../../domain/model/wire.ts';
import type { Language, Localized } from '../../../domain/model/localized.ts';
import type { SiteTextEntry, SiteTextGroup } from '../../../domain/site/site-texts.ts';

export type { WireFile as FileFacts } from '../../../domain/model/wire.ts';

export type PersonName = { _id: string; name: string };

export type StaffItem = {
  _id: string;
  /** English and untranslated fields, exactly as stored. */
  [wireName: string]: unknown;
  translations: Record<'so' | 'ar', Record<string, string>>;
  files: Record<string, WireFile>;
  /** After a save: fields whose uploaded picture was there already. */
  reused?: string[];
  state: 'draft' | 'published';
  createdBy: string | null;
  createdAt: string;
  updatedAt: string;
  completeness: Record<Language, boolean>;
  /** 1 when it is made, one more with each change. */
  revision: number;
  /** Who changed it last; null for what nobody has changed yet. */
  updatedBy: PersonName | null;
  /** Wire names of fields whose English changed after they were translated. */
  outdated: Record<'so' | 'ar', string[]>;
};

export type ItemPage = {
  items: StaffItem[];
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  currentPage: number;
};

export type ListArgs = {
  type: string;
  page: number;
  limit: number;
  q?: string;
  missing?: Language;
  outdated?: 'so' | 'ar';
  state?: 'draft' | 'published' | 'scheduled';
  mine?: 1;
};

export type UserRecord = {
  _id: string;
  name: string;
  email: string;
  role: 'admin' | 'superadmin';
  image: string;
  active: boolean;
  createdAt: string;
};

export type UserPage = { users: UserRecord[]; total: number };

export type SessionInfo = {
  id: string;
  device: string;
  address: string;
  createdAt: string;
  seenAt: string;
  expiresAt: string;
  current: boolean;
};

/** How many items there are, in all and of each kind that has any. */
export type Counts = { total: number; kinds: Record<string, number> };

/** What waits for somebody: of all kinds for a superadmin, of the articles of their own for an admin. */
export type Overview = {
  all: Counts;
  drafts: Counts;
  scheduled: Counts;
  missing: Record<'so' | 'ar', Counts>;
  outdated: Record<'so' | 'ar', Counts>;
};

/** The answer to a save that began at an older revision: what is stored now, and whose it is. */
export type Conflict = { current: StaffItem; changedBy: PersonName | null; changedAt: string };

/** A picture or document of the media library; `goneAt` is when it may be cleared up for good, if nobody does anything. */
export type MediaFile = WireFile & {
  kind: 'picture' | 'document';
  createdAt: string;
  deletedAt: string | null;
  goneAt: string | null;
};

/** A file in a list, with the number of places that use it. */
export type MediaEntry = MediaFile & { uses: number };

export type MediaPage = {
  files: MediaEntry[];
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  currentPage: number;
  storage: StorageUse;
};

export type MediaArgs = {
  page: number;
  limit: number;
  q?: string;
  kind?: 'picture' | 'document';
  used?: 0 | 1;
  missing?: Language;
  trash?: 1;
};

/** A place that uses a file: an item of a content type, a person (`users`), or the website itself (`site`). */
export type FileUse = { kind: string; _id: string; field: string; title: Localized; inTrash: boolean };

/** One file with some of the places that use it, and how many there are. */
export type FileDetail = MediaFile & { uses: FileUse[]; usesTotal: number };
export type SiteTextArgs = { page: number; limit: number; group?: string; q?: string; changed?: 1 };

export type SiteTextPage = { siteTexts: SiteTextEntry[]; groups: SiteTextGroup[]; total: number; totalPages: number };

/** An error of the API, as RTK Query hands it on. */
export type ApiProblem = {
  message?: string;
  code?: string;
  fields?: Record<string, string>;
  uses?: FileUse[];
  usesTotal?: number;
};
