/**
 * What the API returns to staff, in the server's own types, and the parameters of lists. Fields are under their wire
 * names, which the declaration of the type gives.
 */
import type { Language } from '../../../domain/model/localized.ts';
import type { StaffItem } from '../../../domain/model/wire.ts';
import type { WireFileUse } from '../../../server/api/content/media-routes.ts';
import type { WirePage } from '../../../server/api/input/query.ts';
import type { WireUser } from '../../../server/api/accounts/wire-user.ts';
import type { ErrorBody } from '../../../server/http/error-response.ts';

export type { StaffItem, WireFile, WirePerson } from '../../../domain/model/wire.ts';
export type { WireConflict, WireDiscarded, WireSaved } from '../../../server/api/content/content-routes.ts';
export type {
  WireFileDetail,
  WireFileUse,
  WireMediaEntry,
  WireMediaPage,
  WireUploadedFile,
} from '../../../server/api/content/media-routes.ts';
export type { WireOverview } from '../../../server/api/overview-routes.ts';
export type { WireInvitation, WireNewUser } from '../../../server/api/accounts/user-routes.ts';
export type { WireUser, WireUserDetail } from '../../../server/api/accounts/wire-user.ts';
export type { WireSiteTextPage } from '../../../server/api/content/site-text-routes.ts';
export type { SaveMode } from '../../../server/services/content/content.ts';
export type { SessionInfo } from '../../../server/services/accounts/session-list.ts';

/** A page of items, which the API returns under the name of their type. */
export type ItemPage = WirePage<'items', StaffItem>;

export type ListArgs = {
  type: string;
  page: number;
  limit: number;
  q?: string;
  missing?: Language;
  outdated?: 'so' | 'ar';
  state?: 'draft' | 'published' | 'scheduled';
  mine?: 1;
  /** Only those of other people. */
  others?: 1;
  /** An order other than that of the list, such as `-updatedAt`. */
  sort?: string;
  /** The language in which titles are sorted. */
  lang?: Language;
};

/** One page of users; their total comes in a header. */
export type UserPage = { users: WireUser[]; total: number; totalPages: number };

export type MediaArgs = {
  page: number;
  limit: number;
  q?: string;
  kind?: 'picture' | 'document';
  used?: 0 | 1;
  missing?: Language;
  trash?: 1;
};

export type SiteTextArgs = { page: number; limit: number; group?: string; q?: string; changed?: 1 };

/** An error of the API as RTK Query passes it on; empty where no response came. */
export type ApiProblem = Partial<ErrorBody> & { uses?: WireFileUse[]; usesTotal?: number };
