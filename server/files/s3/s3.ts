import { stat } from 'node:fs/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { busy } from '../../../domain/errors.ts';
import type { S3Settings } from '../../env.ts';
import { getContentType } from '../get-content-type.ts';
import { isFileKey, requireFileKey, type FileSource, type FileStorage, type OpenedFile } from '../file-storage.ts';
import { readS3Body, discardBody, readSource } from './s3-bodies.ts';
import { createS3Client, signBody } from './s3-client.ts';
import { isMissing, isUnsatisfiable, describeRefusal, toStorageError } from './s3-errors.ts';
import { listPages } from './s3-list.ts';

/** What bounds the requests to the store; times in milliseconds. */
export type S3Bounds = {
  /** For a connection. */
  connect: number;
  /** Without a byte. */
  idle: number;
  /** For a part of a file, or a request without one. */
  small: number;
  /** For a whole file, of which none has more than some 40 MB. */
  whole: number;
  /** Keys in one answer to a list. */
  page: number;
};
const defaultBounds: S3Bounds = { connect: 3_000, idle: 5_000, small: 8_000, whole: 120_000, page: 1_000 };

/** Connections of one process, and requests that wait for one; what comes beyond is refused. */
const sockets = 50;
const maxWaiting = 500;

/** What is read of a file at a time: nearly every picture at once (bytes). */
const partSize = 256 * 1024;

/** Anybody may ask whether the site is ready; the store is asked no more often than this (milliseconds). */
const checkEvery = 2_000;

export type S3Storage = FileStorage & {
  /**
   * Asks the store for something. A sentence for the operator where the settings are wrong; undefined where all is well
   * or the store does not answer, which may be better in a minute.
   */
  findRefusal(): Promise<string | undefined>;
};

/**
 * Files in a bucket of an S3-compatible store. Every request is bounded in time, and none lasts as long as a slow
 * reader: files are read in parts. An object is there as a whole or not at all; nothing is uploaded in several parts.
 * Throws `filesUnavailable` (503) where the store does not answer or refuses.
 */
export function createS3Storage(settings: S3Settings, bounds: Partial<S3Bounds> = {}): S3Storage {
  const { connect, idle, small, whole, page } = { ...defaultBounds, ...bounds };
  const client = createS3Client(settings, { connect, idle, sockets, attempts: 2 });
  const Bucket = settings.bucket;
  let waiting = 0;
  let failure: Promise<Error | undefined> = Promise.resolve(undefined);
  let checkedAt = Number.NEGATIVE_INFINITY;

  /** Does something with the store within a time; what fails is told as a problem of the file storage. */
  const ask = async <T>(time: number, work: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> => {
    if (waiting >= maxWaiting) throw busy();
    waiting += 1;
    try {
      return await work({ abortSignal: AbortSignal.timeout(time) });
    } catch (error) {
      throw toStorageError(error);
    } finally {
      waiting -= 1;
    }
  };

  /** At most `length` bytes from a place on, with the size of the whole; undefined where there is no such object. */
  const getPart = (Key: string, first: number, length: number) =>
    ask(small, async (options): Promise<{ size: number; bytes: Uint8Array<ArrayBuffer> } | undefined> => {
      try {
        const Range = `bytes=${first}-${first + length - 1}`;
        const answer = await client.send(new GetObjectCommand({ Bucket, Key, Range }), options);
        const size = Number(/\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1] ?? Number.NaN);
        if (Number.isNaN(size)) {
          discardBody(answer);
          throw new Error('The store answers the whole file where a part of it was asked for');
        }
        return { size, bytes: await readS3Body(answer, Math.min(length, size - first)) };
      } catch (error) {
        if (isUnsatisfiable(error)) return { size: 0, bytes: new Uint8Array() };
        if (isMissing(error)) return undefined;
        throw error;
      }
    });

  const send = async (key: string, source: FileSource, options: { abortSignal: AbortSignal }) => {
    const { body, size, md5, sha256 } = await readSource(source);
    const command = new PutObjectCommand({
      Bucket,
      Key: key,
      Body: body,
      ContentLength: size,
      // The store refuses a body that changed on the way. Some compare this sum, some the one that is signed, some
      // both.
      ContentMD5: md5,
      ContentType: getContentType(key),
      CacheControl: 'public, max-age=31536000, immutable',
    });
    signBody(command.middlewareStack, sha256);
    try {
      await client.send(command, options);
    } finally {
      if (!(body instanceof Uint8Array)) body.destroy();
    }
  };

  const put = async (key: string, source: FileSource): Promise<void> => {
    requireFileKey(key);
    // Where the answer is lost, the store may have taken the object: it is removed later (unrecorded-files.ts).
    await ask(whole, (options) => send(key, source, options));
  };

  return {
    put,

    async write(key, source) {
      requireFileKey(key);
      const size = source instanceof Uint8Array ? source.byteLength : (await stat(source.path)).size;
      const found = await getPart(key, 0, 1);
      if (found?.size !== size) await put(key, source);
    },

    async read(key) {
      if (!isFileKey(key)) return undefined;
      return ask(whole, async (options) => {
        try {
          const answer = await client.send(new GetObjectCommand({ Bucket, Key: key }), options);
          return await readS3Body(answer, answer.ContentLength ?? Number.POSITIVE_INFINITY);
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      });
    },

    async open(key, { fromStart = false } = {}): Promise<OpenedFile | undefined> {
      if (!isFileKey(key)) return undefined;
      const found = await getPart(key, 0, fromStart ? partSize : 1);
      if (!found) return undefined;
      const { size } = found;
      let start: Uint8Array<ArrayBuffer> | undefined = found.bytes;
      return {
        size,
        partSize,
        async read(position, length) {
          if (position >= size) return new Uint8Array();
          const wanted = Math.min(length, size - position);
          if (start && position + wanted <= start.byteLength) {
            const bytes = start.subarray(position, position + wanted);
            // No part is read twice: the first is released as soon as it has been read.
            if (position + wanted === start.byteLength) start = undefined;
            return bytes;
          }
          return (await getPart(key, position, wanted))?.bytes ?? new Uint8Array();
        },
        close: async () => {
          start = undefined;
        },
      };
    },

    async remove(key) {
      if (isFileKey(key))
        await ask(small, (options) => client.send(new DeleteObjectCommand({ Bucket, Key: key }), options));
    },

    // A store shows whole objects only.
    removeLeftovers: async () => undefined,

    async *list() {
      for (const Prefix of ['pictures/', 'documents/']) {
        const pages = listPages({ Bucket, Prefix, MaxKeys: page }, (command) =>
          ask(small, (options) => client.send(command, options)),
        );
        for await (const objects of pages) for (const { Key } of objects) if (isFileKey(Key)) yield Key;
      }
    },

    findFailure() {
      if (performance.now() - checkedAt > checkEvery) {
        checkedAt = performance.now();
        failure = ask(idle, (options) => client.send(new HeadBucketCommand({ Bucket }), options)).then(
          () => undefined,
          (error: Error) => error,
        );
      }
      return failure;
    },

    async findRefusal() {
      const options = { abortSignal: AbortSignal.timeout(small) };
      // Unlike an answer to HEAD, the one to a list says what is wrong.
      return client.send(new ListObjectsV2Command({ Bucket, Prefix: 'pictures/', MaxKeys: 1 }), options).then(
        () => undefined,
        (error: unknown) => describeRefusal(error, settings),
      );
    },

    close: () => client.destroy(),
  };
}
