import { open } from 'node:fs/promises';
import type { Context } from 'hono';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { AppError, badRequest, fileTooLarge, payloadTooLarge, requestTimeout } from '../../domain/errors.ts';
import { tellDiskFull } from '../files/file-storage.ts';
import type { UploadedFile, UploadSpace } from '../files/upload-folder.ts';
import { requireDeclaredLength } from '../http/read-body.ts';

/** The files that a route takes, in bytes: the largest by the name of its field, and all together. */
export type UploadLimits = { readonly largest: Readonly<Record<string, number>>; readonly total: number };

/** What `readMultipart` knows of a route that takes files. */
type Accepted = { limits: UploadLimits; space: UploadSpace; idle: number };

/** The route has it here where it takes files (`acceptUploads`). */
export type Accepting = { Variables: { accepted?: Accepted } };

/** What came: texts by name, and files. */
export type MultipartForm = { texts: Record<string, string>; files: Map<string, UploadedFile> };

// What stands between the parts, and in the head of each.
const overhead = 64_000;
const maxFields = 200;
const maxFiles = 10;
const maxNameLength = 100;
/** Bytes that are parsed at a time: thousands of empty parts fit into more. */
const slice = 8_192;
const maxDrained = 2_000_000;
/** A form without files has so long to arrive, as other small bodies have (`read-body.ts`). */
const idleOfTexts = 10_000;
const timeoutOfTexts = 30_000;

const noFiles: UploadLimits = { largest: {}, total: 0 };

/** The largest body of a route: its files, the texts, and what stands between them. */
export const mostBytes = ({ total }: UploadLimits, maxTexts: number) => total + maxTexts + overhead;

/**
 * Reads a multipart form as it arrives: texts, `maxTexts` bytes of them at most, and the files that the route takes,
 * which are written to temporary files. Other files are passed over. Reading ends at once with 413 where something is
 * larger than its limit, with 408 where nothing comes for a while, with 507 where the disk is full, with 400 where it
 * is no form.
 */
export async function readMultipart(c: Context, maxTexts: number): Promise<MultipartForm> {
  const accepted = (c as Context<Accepting>).get('accepted');
  const limits = accepted?.limits ?? noFiles;
  const parser = openParser(
    c.req.header('content-type') ?? '',
    maxTexts,
    Math.max(0, ...Object.values(limits.largest)),
  );
  const form: MultipartForm = { texts: {}, files: new Map<string, UploadedFile>() };
  const saving: Promise<void>[] = [];
  const arriving: BusboyFileStream[] = [];
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => undefined);
  const fail = (error: unknown) => failed.reject(error);
  let textBytes = 0;

  parser.on('field', (name, value, _nameTruncated, valueTruncated) => {
    if (name === undefined || name.length > maxNameLength) return fail(badRequest());
    textBytes += name.length + Buffer.byteLength(value);
    if (valueTruncated || textBytes > maxTexts) return fail(payloadTooLarge());
    form.texts[unescapeName(name)] = value;
  });
  parser.on('file', (name, stream, fileName) => {
    stream.on('error', () => undefined); // the parser tells it too
    arriving.push(stream);
    const field = unescapeName(name ?? '');
    const largest = Object.hasOwn(limits.largest, field) ? limits.largest[field]! : undefined;
    if (largest === undefined || !accepted) return void stream.resume();
    // The parser passes over the rest: nothing would slow it down.
    stream.on('limit', () => fail(fileTooLarge(field, largest / 1_000_000)));
    const saved = (async () => {
      const { path, size } = await tellDiskFull(async () => {
        const made = await accepted.space.newPath();
        return { path: made, size: await save(stream, made, largest, field) };
      });
      // A file input that was left empty sends an empty file without a name.
      if (size > 0 || fileName) form.files.set(field, { name: unescapeName(fileName ?? ''), path, size });
    })();
    saved.catch(fail);
    saving.push(saved);
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(event, () => fail(payloadTooLarge()));
  parser.on('error', () => fail(badRequest()));
  const finished = new Promise<void>((resolve) => parser.on('finish', resolve));

  requireDeclaredLength(c.req.raw, mostBytes(limits, maxTexts));
  const reader = c.req.raw.body?.getReader();
  if (!reader) throw badRequest();
  try {
    await feed(reader, parser, failed.promise, {
      most: mostBytes(limits, maxTexts),
      idle: accepted?.idle ?? idleOfTexts,
      until: performance.now() + (accepted ? Number.POSITIVE_INFINITY : timeoutOfTexts),
    });
    parser.end();
    await Promise.race([finished, failed.promise]);
    await Promise.race([Promise.all(saving), failed.promise]);
    return form;
  } catch (error) {
    parser.destroy();
    for (const stream of arriving) stream.destroy(badRequest());
    await Promise.allSettled(saving);
    void drain(reader);
    // What a system call refuses is no fault of the sender.
    throw error instanceof AppError || (error as NodeJS.ErrnoException).syscall ? error : badRequest();
  }
}

function openParser(contentType: string, fieldSize: number, fileSize: number) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
      // One byte more than is taken, so that the excess is seen.
      limits: {
        fieldSize,
        fields: maxFields,
        files: maxFiles,
        fileSize: fileSize + 1,
        parts: maxFields + maxFiles,
        headerPairs: 20,
        headerSize: 4_096,
      },
    });
  } catch {
    throw badRequest(); // no boundary
  }
}

/** Hands the body on to the parser part by part, no faster than files are written. */
async function feed(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  parser: BusboyInstance,
  failed: Promise<never>,
  { most, idle, until }: { most: number; idle: number; /** By `performance.now()`. */ until: number },
): Promise<void> {
  let total = 0;
  for (;;) {
    const silence = Promise.withResolvers<never>();
    const timer = setTimeout(() => silence.reject(requestTimeout()), idle);
    const { done, value } = await Promise.race([reader.read(), failed, silence.promise]).finally(() =>
      clearTimeout(timer),
    );
    if (done) return;
    total += value.byteLength;
    if (total > most) throw payloadTooLarge();
    if (performance.now() > until) throw requestTimeout();
    for (let at = 0; at < value.byteLength; at += slice) {
      const part = Buffer.from(value.buffer, value.byteOffset + at, Math.min(slice, value.byteLength - at));
      const written = new Promise<void>(
        (resolve, reject) => void parser.write(part, (error?: Error | null) => (error ? reject(error) : resolve())),
      );
      await Promise.race([written, failed]);
    }
  }
}

/** Writes one file as it arrives; answers its size in bytes. */
async function save(stream: BusboyFileStream, path: string, largest: number, field: string): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    let size = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > largest) throw fileTooLarge(field, largest / 1_000_000);
      await file.appendFile(chunk);
    }
    return size;
  } finally {
    await file.close();
  }
}

/**
 * Takes a little more of a body that was refused, so that its sender gets to read the answer; the server then ends the
 * connection.
 */
async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let taken = 0; taken < maxDrained;) {
      const { done, value } = await reader.read();
      if (done) return;
      taken += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The connection is gone.
  }
}

/** The signs that browsers write otherwise in the names of a form (HTML, multipart form data). */
function unescapeName(name: string): string {
  return name.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%22', '"');
}
