/** The migrations in the order in which they run. A released one never changes. */
import type { Migration } from 'kysely';
import { site } from './001-site.ts';
import { staff } from './002-staff.ts';
import { changeVersions } from './003-change-versions.ts';
import { unusedFiles } from './004-unused-files.ts';
import { searchIndex } from './005-search-index.ts';
import { history } from './006-history.ts';
import { siteKinds } from './007-site-kinds.ts';
import { inbox } from './008-inbox.ts';
import { media } from './009-media.ts';
import { words } from './010-words.ts';
import { counting } from './011-counting.ts';
import { securityLog } from './012-security-log.ts';
import { uploaders } from './021-uploaders.ts';
import { rateLimits } from './022-rate-limits.ts';
import { mailClaims } from './023-mail-claims.ts';
import { secondFactors } from './024-second-factors.ts';
import { notices } from './025-notices.ts';
import { securityLogList } from './026-security-log-list.ts';
import { devicesSince } from './027-devices-since.ts';

export const migrations: Record<string, Migration> = {
  '001-site': site,
  '002-staff': staff,
  '003-change-versions': changeVersions,
  '004-unused-files': unusedFiles,
  '005-search-index': searchIndex,
  '006-history': history,
  '007-site-kinds': siteKinds,
  '008-inbox': inbox,
  '009-media': media,
  '010-words': words,
  '011-counting': counting,
  '012-security-log': securityLog,
  '021-uploaders': uploaders,
  '022-rate-limits': rateLimits,
  '023-mail-claims': mailClaims,
  '024-second-factors': secondFactors,
  '025-notices': notices,
  '026-security-log-list': securityLogList,
  '027-devices-since': devicesSince,
};
