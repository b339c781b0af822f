import { Hono, type Context } from 'hono';
import { parseRange } from '../files/byte-range.ts';
import { openFile } from '../files/disk.ts';
import { closeWhenIdle, streamPart } from '../http/file-routes.ts';
import type { Identified } from '../http/identify.ts';
import { getRequestSource } from '../http/request-source.ts';
import type { BackupEntry, Backups, BackupService } from '../services/backups/backups.ts';
import type { BackupRun } from '../store/backup-run-store.ts';

/** Milliseconds after which a client that reads nothing is disconnected. */
const idle = 60_000;

/** Routes for backups, for superadmins: the list, a new one, and the archives. */
export function createBackupRoutes(backups: BackupService): Hono<Identified> {
  return new Hono<Identified>()
    .get('/', async (c) => c.json(toWire(await backups.list(c.get('viewer')))))
    .post('/', async (c) => c.json(toWireRun(await backups.make(c.get('viewer'), getRequestSource(c))), 202))
    .get('/:id/archive', async (c) => {
      const { path, name } = await backups.openArchive(c.get('viewer'), c.req.param('id'), getRequestSource(c));
      return send(c, path, name);
    });
}

/** Streams an archive, or the part of it that an interrupted download still needs (RFC 9110, section 14). */
async function send(c: Context, path: string, name: string): Promise<Response> {
  const file = await openFile(path);
  const { size } = file;
  // An archive never changes under its name.
  const etag = `"${name}-${size}"`;
  c.header('Content-Type', 'application/octet-stream');
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  c.header('Accept-Ranges', 'bytes');
  c.header('ETag', etag);
  const part = [undefined, etag].includes(c.req.header('if-range'))
    ? parseRange(c.req.header('range'), size)
    : undefined;
  if (part === 'unsatisfiable' || c.req.method === 'HEAD') {
    await file.close();
    if (part !== 'unsatisfiable') return c.body(null);
    c.header('Content-Range', `bytes */${size}`);
    return c.body(null, 416);
  }
  const { first, last } = part ?? { first: 0, last: size - 1 };
  c.header('Content-Length', String(last - first + 1));
  if (part) c.header('Content-Range', `bytes ${first}-${last}/${size}`);
  c.status(part ? 206 : 200);
  closeWhenIdle(c, idle);
  return c.body(streamPart(file, { first, last }, () => undefined));
}

export type WireBackups = ReturnType<typeof toWire>;

function toWire({ schedule, keep, entries, last, proof, copies, warnings }: Backups) {
  return {
    schedule,
    keep,
    backups: entries.map(toWireEntry),
    last: last && toWireRun(last),
    proof: proof && toWireRun(proof),
    copies,
    warnings,
  };
}

const toWireEntry = ({ isHere, requestedByName, copy, ...run }: BackupEntry) => ({
  ...toWireRun(run),
  isHere,
  by: requestedByName,
  copy: copy && {
    // A copy that was deleted to make room is none.
    state: copy.state === 'done' && copy.file === '' ? ('deleted' as const) : copy.state,
    problem: copy.problem,
    progress: copy.progress,
  },
});

export type WireBackupRun = ReturnType<typeof toWireRun>;

function toWireRun({ id, reason, state, createdAt, finishedAt, file, bytes, problem, progress, ...run }: BackupRun) {
  return {
    _id: id,
    reason,
    state,
    createdAt,
    finishedAt,
    file,
    bytes,
    rows: run.rows,
    files: run.files,
    missing: run.missing,
    isEncrypted: file.endsWith('.age'),
    problem,
    progress,
  };
}
