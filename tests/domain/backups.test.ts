import { describe, expect, it } from 'vitest';
import { findBackupWarnings, type BackupFacts } from '../../domain/backups/backup-run.ts';
import { judgeBackups } from '../../domain/operating/site-state.ts';
import { findDueSlot } from '../../domain/backups/find-due-slot.ts';

/** A moment of the clock of this machine. 20 November 2026 is a Friday. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const iso = (day: number, hour: number) => at(day, hour).toISOString();

describe('a scheduled backup', () => {
  it('is due once a night, from two o’clock', () => {
    const slots = (hour: number) => findDueSlot('daily', { now: at(22, hour), doneAt: iso(21, 2) });
    expect([1, 2, 5].map(slots)).toEqual(['2026-11-21', '2026-11-22', '2026-11-22']);
    // The slot is the same as that of the backup at night; by day nothing is due after it.
    expect(findDueSlot('daily', { now: at(22, 3), doneAt: iso(22, 2) })).toBe('2026-11-22');
    expect(findDueSlot('daily', { now: at(22, 12), doneAt: iso(22, 2) })).toBeUndefined();
  });

  it('is due by day where the server was off at night, and on a new site', () => {
    expect(findDueSlot('daily', { now: at(22, 9), doneAt: iso(21, 9) })).toBe('2026-11-22');
    expect(findDueSlot('daily', { now: at(22, 9), doneAt: undefined })).toBe('2026-11-22');
    // After midnight the night of the day before is still the newest one.
    expect(findDueSlot('daily', { now: at(1, 0, 30), doneAt: undefined })).toBe('2026-10-31');
  });

  it('is due in the night to Friday where it is weekly', () => {
    const days = [19, 20, 21, 25, 26, 27];
    expect(days.map((day) => findDueSlot('weekly', { now: at(day, 3), doneAt: iso(13, 2) }))).toEqual([
      '2026-11-13',
      '2026-11-20',
      '2026-11-20',
      '2026-11-20',
      '2026-11-20',
      '2026-11-27',
    ]);
    expect(findDueSlot('weekly', { now: at(24, 12), doneAt: iso(20, 2) })).toBeUndefined();
    expect(findDueSlot('weekly', { now: at(27, 12), doneAt: iso(20, 2) })).toBe('2026-11-27');
  });

  it('is never due where the schedule is off', () => {
    expect(findDueSlot('off', { now: at(22, 3), doneAt: undefined })).toBeUndefined();
  });
});

describe('a warning', () => {
  const now = at(22, 12);
  const facts = (given: Partial<BackupFacts>): BackupFacts => ({
    schedule: 'daily',
    since: iso(1, 0),
    lastBackup: { finishedAt: iso(22, 2) },
    lastMade: 'lastBackup' in given ? given.lastBackup : { finishedAt: iso(22, 2) },
    failedBackup: undefined,
    lastProof: { finishedAt: iso(20, 3), problem: null },
    copies: undefined,
    ...given,
  });
  const warn = (given: Partial<BackupFacts>) => findBackupWarnings(facts(given), now);

  it('is absent while all is well, and on a new site', () => {
    expect(warn({})).toEqual([]);
    expect(warn({ since: iso(22, 11), lastBackup: undefined, lastProof: undefined })).toEqual([]);
    expect(warn({ since: undefined, lastBackup: undefined })).toEqual([]);
  });

  it('reports that the newest is older than two days, or nine for a weekly schedule', () => {
    expect(warn({ lastBackup: { finishedAt: iso(20, 13) } })).toEqual([]);
    expect(warn({ lastBackup: { finishedAt: iso(20, 11) } })).toEqual([{ key: 'old', days: 2 }]);
    expect(warn({ schedule: 'weekly', lastBackup: { finishedAt: iso(14, 11) } })).toEqual([]);
    expect(warn({ schedule: 'weekly', lastBackup: { finishedAt: iso(12, 11) } })).toEqual([{ key: 'old', days: 10 }]);
    expect(warn({ lastBackup: undefined })).toEqual([{ key: 'none' }]);
    expect(warn({ schedule: 'off', lastBackup: undefined })).toEqual([{ key: 'off' }]);
    expect(warn({ schedule: 'off' })).toEqual([]);
  });

  it('reports that the newest lacks files', () => {
    expect(warn({ lastBackup: { finishedAt: iso(22, 2), missing: 427 } })).toEqual([
      { key: 'filesMissing', count: 427 },
    ]);
    expect(warn({ lastBackup: { finishedAt: iso(22, 2), missing: 0 } })).toEqual([]);
  });

  it('reports that no recent backup has its archive any more', () => {
    const gone = [{ key: 'gone' }];
    const lastMade = { finishedAt: iso(22, 2) };
    expect(warn({ lastBackup: undefined, lastMade })).toEqual(gone);
    expect(warn({ lastBackup: undefined, lastMade: { finishedAt: iso(2, 2) } })).toEqual(gone);
    expect(warn({ lastBackup: { finishedAt: iso(19, 2) }, lastMade })).toEqual(gone);
    expect(warn({ lastBackup: { finishedAt: iso(21, 2) }, lastMade })).toEqual([]);
    expect(warn({ schedule: 'off', lastBackup: undefined, lastMade })).toEqual(gone);
    // Without a schedule, a backup of long ago may have been moved to another place.
    expect(warn({ schedule: 'off', lastBackup: undefined, lastMade: { finishedAt: iso(2, 2) } })).toEqual([
      { key: 'off' },
    ]);
  });

  it('reports that copies to a bucket fail, are missing or old', () => {
    const copies = { place: 'store.example/backups', newestMadeAt: iso(22, 2), isNewestDeleted: false, problem: null };
    expect(warn({ copies })).toEqual([]);
    // An older one is enough for some days.
    expect(warn({ copies: { ...copies, isNewestDeleted: true } })).toEqual([]);
    const gone = [{ key: 'copyGone' }];
    expect(warn({ copies: { ...copies, isNewestDeleted: true, newestMadeAt: iso(19, 2) } })).toEqual(gone);
    expect(warn({ since: iso(22, 1), copies: { ...copies, isNewestDeleted: true, newestMadeAt: undefined } })).toEqual(
      gone,
    );
    expect(warn({ copies: { ...copies, problem: 'storeAway' } })).toEqual([
      { key: 'copyFailed', problem: 'storeAway' },
    ]);
    expect(warn({ copies: { ...copies, newestMadeAt: iso(19, 2) } })).toEqual([{ key: 'copyOld', days: 3 }]);
    expect(warn({ schedule: 'weekly', copies: { ...copies, newestMadeAt: iso(15, 2) } })).toEqual([]);
    expect(warn({ copies: { ...copies, newestMadeAt: undefined } })).toEqual([{ key: 'copyNone' }]);
    expect(warn({ since: iso(22, 1), copies: { ...copies, newestMadeAt: undefined } })).toEqual([]);
  });

  it('reports what failed', () => {
    expect(
      warn({
        failedBackup: { finishedAt: iso(22, 3), problem: 'noRoom' },
        lastProof: { finishedAt: iso(20, 3), problem: 'damaged' },
      }),
    ).toEqual([
      { key: 'failed', problem: 'noRoom' },
      { key: 'proofFailed', problem: 'damaged' },
    ]);
  });
});

describe('the state of backups', () => {
  const last = { finishedAt: iso(22, 2), bytes: 1 };
  const copies = { place: 'store.example/backups', newestMadeAt: iso(22, 2), isNewestDeleted: false, problem: null };
  const judge = (facts: Partial<Parameters<typeof judgeBackups>[0]>) => {
    const { level, advice } = judgeBackups({ last, copies, warnings: [], ...facts });
    return `${level} ${advice}`;
  };

  it('is that of their warnings', () => {
    expect(judge({})).toBe('ok copied');
    expect(judge({ copies: undefined })).toBe('ok ok');
    expect(judge({ copies: { ...copies, newestMadeAt: undefined } })).toBe('ok ok');
    expect(judge({ last: undefined })).toBe('ok noneYet');
    expect(judge({ warnings: [{ key: 'off' }] })).toBe('attention copied');
    expect(judge({ warnings: [{ key: 'off' }, { key: 'copyNone' }] })).toBe('problem copied');
  });
});
