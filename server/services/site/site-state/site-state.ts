import { totalmem } from 'node:os';
import type { Logger } from 'pino';
import { hour } from '../../../../domain/durations.ts';
import {
  judgeBackups,
  judgeCertificate,
  judgeClock,
  judgeDatabase,
  judgeDisk,
  judgeErrors,
  judgeFileStorage,
  judgeMail,
  judgeMemory,
  stateParts,
  findWorstLevel,
  type CertificateFacts,
  type DatabaseFacts,
  type FileStorageFacts,
  type PartState,
  type RecentError,
  type StateLevel,
  type StatePart,
} from '../../../../domain/operating/site-state.ts';
import { requireSuperadmin } from '../../../../domain/people/permissions.ts';
import type { Viewer } from '../../../../domain/people/viewer.ts';
import { readDiskSpace } from '../../../disk-space.ts';
import type { RecentErrors } from '../../../recent-errors.ts';
import type { CleanupStore } from '../../../store/cleanup-store.ts';
import type { FileStore } from '../../../store/files/file-store.ts';
import type { MailStateStore } from '../../../store/messages/mail-state-store.ts';
import type { SettingStore } from '../../../store/setting-store.ts';
import type { BackupStatus } from '../../backups/backup-status.ts';
import { readCertificate } from './certificate.ts';

/** How long one part may take; then its state is unknown and the others are shown (milliseconds). */
const timeout = 6_000;
/** The certificate is looked at once in this time by all processes together (milliseconds). */
const certificateEvery = hour;
const certificateSetting = 'certificate-state';

export type SiteState = {
  checkedAt: string;
  level: StateLevel;
  parts: Record<StatePart, PartState>;
  errors: readonly RecentError[];
};

export type SiteStateService = ReturnType<typeof createSiteStateService>;

type Deps = {
  dataDir: string;
  publicUrl: string | undefined;
  processes: number;
  isMailSetUp: boolean;
  /** The version of this program. */
  version: string;
  readDatabase: () => Promise<DatabaseFacts>;
  /** Returns whether the database accepts writes. */
  isReady: () => Promise<boolean>;
  readFileStorage: () => Promise<FileStorageFacts>;
  files: FileStore;
  mail: MailStateStore;
  readBackups: () => Promise<BackupStatus>;
  settings: SettingStore;
  cleanupTimes: CleanupStore;
  recentErrors: RecentErrors;
  now: () => Date;
  log: Logger;
};

/** Creates the service that checks the parts of the server for superadmins. */
export function createSiteStateService(deps: Deps) {
  const { dataDir, publicUrl, now, log } = deps;

  const readCertificateState = async (): Promise<CertificateFacts> => {
    if (publicUrl === undefined) return { state: 'notSet' };
    if (!publicUrl.startsWith('https:')) return { state: 'noHttps' };
    const stored = (await deps.settings.readAll([certificateSetting])).get(certificateSetting) as
      { of: string; found: CertificateFacts & { checkedAt: string } } | undefined;
    const age = stored?.of === publicUrl ? now().getTime() - Date.parse(stored.found.checkedAt) : Number.NaN;
    if (stored && age >= 0 && age < certificateEvery) return stored.found;
    const found = await readCertificate(publicUrl, now().toISOString());
    await deps.settings.writeAll(new Map([[certificateSetting, { of: publicUrl, found }]]));
    return found;
  };

  const checks: Record<StatePart, () => PartState | Promise<PartState>> = {
    disk: async () => {
      const [space, files, { size }] = await Promise.all([
        readDiskSpace(dataDir),
        deps.files.countUsedBytes(),
        deps.readDatabase(),
      ]);
      return judgeDisk(space, { files, database: size });
    },
    memory: () => {
      const limit = process.constrainedMemory();
      return judgeMemory({
        available: process.availableMemory(),
        total: limit > 0 ? Math.min(limit, totalmem()) : totalmem(),
        used: process.memoryUsage.rss(),
        processes: deps.processes,
      });
    },
    database: async () => judgeDatabase(await deps.readDatabase(), await deps.isReady()),
    files: async () => judgeFileStorage(await deps.readFileStorage()),
    mail: async () => judgeMail(deps.isMailSetUp, await deps.mail.readOutcome(), await deps.mail.queue()),
    backups: async () => judgeBackups(await deps.readBackups()),
    certificate: async () => judgeCertificate(await readCertificateState(), now()),
    clock: async () => judgeClock(await deps.cleanupTimes.times(), now()),
    versions: () => ({
      level: 'ok',
      advice: 'ok',
      facts: [
        { name: 'minbar', kind: 'text', value: deps.version },
        { name: 'node', kind: 'text', value: process.versions.node },
        { name: 'system', kind: 'text', value: `${process.platform} ${process.arch}` },
      ],
    }),
    errors: () => judgeErrors(deps.recentErrors.list(), now()),
  };

  const check = async (part: StatePart): Promise<readonly [StatePart, PartState]> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`the check took more than ${timeout} ms`)), timeout);
    });
    try {
      return [part, await Promise.race([checks[part](), late])];
    } catch (error) {
      log.warn({ err: error, part }, 'a part of the state of the site could not be checked');
      return [part, { level: 'problem', advice: 'unknown', facts: [] }];
    } finally {
      clearTimeout(timer);
    }
  };

  const checkAll = async (): Promise<SiteState> => {
    const found = await Promise.all(stateParts.map(check));
    return {
      checkedAt: now().toISOString(),
      level: findWorstLevel(found.map(([, { level }]) => level)),
      parts: Object.fromEntries(found) as SiteState['parts'],
      errors: deps.recentErrors.list(),
    };
  };
  let running: Promise<SiteState> | undefined;

  return {
    /** Checks every part of the server; simultaneous calls share one check. For superadmins. */
    async check(viewer: Viewer): Promise<SiteState> {
      requireSuperadmin(viewer);
      running ??= checkAll().finally(() => (running = undefined));
      return running;
    },
  };
}
