import { pino } from 'pino';
import { runCleanup, runDueCleanup, runTrustedCleanup } from '../../../server/services/cleanup.ts';
import { createCleanupStore } from '../../../server/store/cleanup-store.ts';
import { createContentStore } from '../../../server/store/content/content-store.ts';
import { createFactorStore } from '../../../server/store/accounts/factor-store.ts';
import { createFileStore } from '../../../server/store/files/file-store.ts';
import { createHistoryStore } from '../../../server/store/content/history-store.ts';
import { createJobStore } from '../../../server/store/job-store.ts';
import { createMessageStore } from '../../../server/store/messages/message-store.ts';
import { createPresenceStore } from '../../../server/store/content/presence-store.ts';
import { createPublicSearchStore } from '../../../server/store/search/public-search-store.ts';
import { createRateLimitStore } from '../../../server/store/accounts/rate-limit-store.ts';
import { createUserStore } from '../../../server/store/accounts/user-store.ts';
import { createAutosaveStore } from '../../../server/store/content/autosave-store.ts';
import type { TestApp } from '../api/app.ts';

const depsOf = ({ db, unrecorded, clock, services }: TestApp) => ({
  content: createContentStore(db),
  files: createFileStore(db),
  users: createUserStore(db),
  factors: createFactorStore(db),
  history: createHistoryStore(db),
  presence: createPresenceStore(db),
  autosaves: createAutosaveStore(db),
  messages: createMessageStore(db),
  publicSearch: createPublicSearchStore(db),
  rateLimits: createRateLimitStore(db),
  securityLog: services.securityLog,
  settings: services.securitySettings.current,
  unrecorded,
  now: () => clock.now,
});

/** Runs the cleanup job of a site at the time of its clock. */
export const runTestCleanup = (site: TestApp) => runCleanup(depsOf(site));

const trustedDepsOf = (site: TestApp) => ({ ...depsOf(site), times: createCleanupStore(site.db) });

/** Runs it as the server does, unless the clock may be wrong; undefined then. */
export const runTrustedTestCleanup = (site: TestApp) =>
  runTrustedCleanup(trustedDepsOf(site), pino({ level: 'silent' }));

/** Runs it where it is due, as one of several servers. */
export const runTestDueCleanup = (site: TestApp) =>
  runDueCleanup(trustedDepsOf(site), createJobStore(site.db), pino({ level: 'silent' }));
