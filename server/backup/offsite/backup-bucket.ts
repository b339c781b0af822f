import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { day } from '../../../domain/durations.ts';
import type { S3Settings } from '../../env.ts';
import { readS3Body, discardBody } from '../../files/s3/s3-bodies.ts';
import { createS3Client, signBody } from '../../files/s3/s3-client.ts';
import { describeS3Error, isMissing, isStoreFull, describeRefusal } from '../../files/s3/s3-errors.ts';
import { listPages } from '../../files/s3/s3-list.ts';
import { isDiskFull } from '../../store/database-errors.ts';
import { BackupError } from '../backup-problem.ts';
import { mostListed } from '../jobs/backup-jobs.ts';
import { getPartName } from '../leftovers.ts';
import { isArchiveName } from '../archive/make-archive.ts';

/** The size of a part, in bytes. A store takes at most 10,000 of them, and none but the last below 5 MiB. */
const minPartBytes = 8 * 1024 * 1024;
const maxParts = 9_000;
/** How long one part may take: also that of a slow line (milliseconds). */
const partTimeout = 30 * 60_000;
const timeout = 60_000;
/** For one page of a list, for which somebody may be waiting (milliseconds). */
const listTimeout = 15_000;
/** A part of a download is fetched this often before it fails. */
const fetchTries = 4;
/** An upload of another archive that began so long ago was given up (milliseconds). */
const abandonedAfter = day;
const ownerTagName = 'minbar-site';

export type StoredBackup = { name: string; bytes: number; storedAt: Date | undefined };

export type BackupBucket = {
  /**
   * Stores an archive under its name, part by part, with the owner tag of its site. It is there as a whole or not at
   * all: what fails is aborted, and what a killed process has left is removed by the next upload.
   */
  upload(archive: { name: string; path: string; ownerTag: string }, onProgress: (share: number) => void): Promise<void>;
  /** Returns the owner tag that an archive was stored with, if any. */
  readOwnerTag(name: string): Promise<string | undefined>;
  /** Fetches an archive into a file, which gets its name when it is complete and synced. */
  download(backup: StoredBackup, path: string, onProgress: (share: number) => void): Promise<void>;
  /** Returns the archives, newest first; of more than `mostListed` not all. */
  list(): Promise<StoredBackup[]>;
  /** Removes an archive of this size; returns whether it is gone. */
  remove(name: string, bytes: number): Promise<boolean>;
  close(): void;
};

/** Opens the bucket for copies of backups. Its functions throw BackupError where the store fails. */
export function openBackupBucket(settings: S3Settings): BackupBucket {
  const client = createS3Client(settings, { connect: 10_000, idle: 60_000, sockets: 2, attempts: 4 });
  const Bucket = settings.bucket;
  const within = (time = timeout) => ({ abortSignal: AbortSignal.timeout(time) });

  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw toBackupError(error, settings);
    }
  };

  const describe = (Key: string) =>
    client.send(new HeadObjectCommand({ Bucket, Key }), within()).then(
      ({ ContentLength, ETag, Metadata }) => ({
        size: ContentLength ?? 0,
        etag: ETag,
        ownerTag: Metadata?.[ownerTagName],
      }),
      (error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      },
    );

  const abort = (Key: string, UploadId: string) =>
    client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }), within());

  /** Aborts what was not finished of this archive, and what was given up of others. */
  const abortLeftovers = async (name: string) => {
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }), within());
    for (const { Key, UploadId, Initiated } of Uploads) {
      if (!isArchiveName(Key ?? '') || UploadId === undefined) continue;
      const isAbandoned = Initiated !== undefined && Date.now() - Initiated.getTime() > abandonedAfter;
      if (Key === name || isAbandoned) await abort(Key!, UploadId);
    }
  };

  const sendPart = async (Key: string, UploadId: string, PartNumber: number, Body: Uint8Array) => {
    const command = new UploadPartCommand({
      Bucket,
      Key,
      UploadId,
      PartNumber,
      Body,
      ContentLength: Body.byteLength,
      // The store refuses a part that changed on the way.
      ContentMD5: createHash('md5').update(Body).digest('base64'),
    });
    signBody(command.middlewareStack, createHash('sha256').update(Body).digest('hex'));
    const { ETag } = await client.send(command, within(partTimeout));
    return { PartNumber, ETag };
  };

  const sendParts = async (
    { name, uploadId, path }: { name: string; uploadId: string; path: string },
    onProgress: (share: number) => void,
  ): Promise<number> => {
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      const buffer = Buffer.allocUnsafe(Math.min(Math.max(minPartBytes, Math.ceil(size / maxParts)), size));
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      for (let sent = 0; sent < size;) {
        const length = Math.min(buffer.length, size - sent);
        for (let filled = 0; filled < length;) {
          const { bytesRead } = await file.read(buffer, filled, length - filled, sent + filled);
          if (bytesRead === 0) throw new Error(`${path} is shorter than it was`);
          filled += bytesRead;
        }
        Parts.push(await sendPart(name, uploadId, Parts.length + 1, buffer.subarray(0, length)));
        sent += length;
        onProgress(sent / size);
      }
      await client.send(
        new CompleteMultipartUploadCommand({ Bucket, Key: name, UploadId: uploadId, MultipartUpload: { Parts } }),
        within(partTimeout),
      );
      return size;
    } finally {
      await file.close();
    }
  };

  const getPart = async (Key: string, etag: string | undefined, first: number, length: number) => {
    for (let tried = 1; ; tried += 1) {
      try {
        const range = { Range: `bytes=${first}-${first + length - 1}`, ...(etag ? { IfMatch: etag } : {}) };
        const answer = await client.send(new GetObjectCommand({ Bucket, Key, ...range }), within(partTimeout));
        if (answer.ContentRange === undefined && answer.ContentLength !== length) {
          discardBody(answer);
          throw new Error('The store answers the whole archive where a part of it was asked for');
        }
        return await readS3Body(answer, length);
      } catch (error) {
        if (tried >= fetchTries || describeRefusal(error, settings) !== undefined) throw error;
      }
    }
  };

  return {
    upload: ({ name, path, ownerTag }, onProgress) =>
      ask(async () => {
        // Not every store lists them, and not every key may.
        await abortLeftovers(name).catch(() => undefined);
        const { UploadId } = await client.send(
          new CreateMultipartUploadCommand({
            Bucket,
            Key: name,
            ContentType: 'application/octet-stream',
            Metadata: { [ownerTagName]: ownerTag },
          }),
          within(),
        );
        if (UploadId === undefined) throw new Error('The store begins no upload');
        let isWhole = false;
        try {
          const size = await sendParts({ name, uploadId: UploadId, path }, onProgress);
          isWhole = true;
          const stored = await describe(name);
          if (stored?.size === size) return;
          await client.send(new DeleteObjectCommand({ Bucket, Key: name }), within());
          throw new Error(`The store has ${stored?.size ?? 0} bytes of ${size}`);
        } catch (error) {
          if (!isWhole) await abort(name, UploadId).catch(() => undefined);
          throw error;
        }
      }),

    readOwnerTag: (name) => ask(async () => (await describe(name))?.ownerTag),

    download: ({ name }, path, onProgress) =>
      ask(async () => {
        const stored = await describe(name);
        if (!stored) throw new BackupError('failed', `There is no backup ${name} in the bucket "${Bucket}".`);
        const aside = getPartName(path);
        const file = await open(aside, 'w', 0o600);
        try {
          for (let done = 0; done < stored.size;) {
            const bytes = await getPart(name, stored.etag, done, Math.min(minPartBytes, stored.size - done));
            await file.write(bytes);
            done += bytes.byteLength;
            onProgress(done / stored.size);
          }
          await file.sync();
          await file.close();
          await rename(aside, path);
        } catch (error) {
          await file.close().catch(() => undefined);
          await rm(aside, { force: true });
          throw error;
        }
      }),

    list: () =>
      ask(async () => {
        const found: StoredBackup[] = [];
        const pages = listPages({ Bucket, Prefix: 'minbar-' }, (command) => client.send(command, within(listTimeout)));
        for await (const objects of pages) {
          for (const { Key = '', Size = 0, LastModified } of objects)
            if (isArchiveName(Key)) found.push({ name: Key, bytes: Size, storedAt: LastModified });
          if (found.length >= mostListed) break;
        }
        // The names begin with the time.
        return found.toSorted((a, b) => (a.name < b.name ? 1 : -1));
      }),

    remove: (name, bytes) =>
      ask(async () => {
        const stored = await describe(name);
        if (!stored) return true;
        if (stored.size !== bytes) return false;
        await client.send(new DeleteObjectCommand({ Bucket, Key: name }), within());
        return true;
      }),

    close: () => client.destroy(),
  };
}

function toBackupError(error: unknown, settings: S3Settings): unknown {
  if (error instanceof BackupError) return error;
  const refusal = describeRefusal(error, settings, 'BACKUP_S3_');
  if (refusal !== undefined) return new BackupError('storeRefuses', refusal);
  const description = describeS3Error(error);
  if (isStoreFull(error)) return new BackupError('storeFull', `The store of backups is full (${description}).`);
  // An error of the disk, not of the store.
  if (isDiskFull(error) || (error as NodeJS.ErrnoException).path !== undefined) return error;
  return new BackupError('storeAway', `The store of backups does not answer, or refuses (${description}).`);
}
