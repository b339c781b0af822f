import { open } from 'node:fs/promises';
import type { Context } from 'hono';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { AppError, badRequest, fileTooLarge, payloadTooLarge, requestTimeout } from '../../../domain/errors.ts';
import { reportDiskFull } from '../../files/file-storage.ts';
import type { UploadedFile, UploadSpace, UploadSpeed } from '../../files/upload-folder.ts';
import { readBody, requireDeclaredLength } from '../../http/read-body.ts';
import { counters } from '../../counters.ts';

/** The size limits of uploads, in bytes: of each file by the name of its field, and of all together. */
export type UploadLimits = { readonly perField: Readonly<Record<string, number>>; readonly total: number };

/** What `readMultipart` needs for a route that takes files. */
type Accepted = {
  limits: UploadLimits;
  space: UploadSpace;
  /** Called with each chunk of a file; throws where nobody may send another one. */
  onFile: (fail: (error: Error) => void) => void;
  speed: UploadSpeed;
};

/** Set on routes that take files (`acceptUploads`). */
export type Accepting = { Variables: { accepted?: Accepted } };

/** The content of a form: texts by name, and files. */
export type MultipartForm = { texts: Record<string, string>; files: Map<string, UploadedFile> };

// In bytes: the boundaries and headers of the parts.
const overhead = 64_000;
const maxFields = 200;
const maxFiles = 10;
const maxNameLength = 100;
/** Bytes that are parsed at a time: more may contain thousands of empty parts. */
const slice = 8_192;
const maxDrained = 2_000_000;
/** Of a body that has arrived before it is parsed. */
const speedOfTexts: UploadSpeed = { idle: 10_000, minBytes: 0, period: 10_000 };

const noFiles: UploadLimits = { perField: {}, total: 0 };

/** Returns the largest body of a route: its files, the texts, and the multipart overhead. */
export const getMaxBodyBytes = ({ total }: UploadLimits, maxTexts: number) => total + maxTexts + overhead;

/**
 * Reads a multipart form as it arrives: texts, at most `maxTexts` bytes, and the files that the route takes, which are
 * written to temporary files. Other files are skipped. Reading ends at once with 413 where something exceeds its limit,
 * 408 where too little arrives, 507 where the disk is full, 400 where the body is malformed.
 */
export async function readMultipart(c: Context, maxTexts: number): Promise<MultipartForm> {
  const accepted = (c as Context<Accepting>).get('accepted');
  const limits = accepted?.limits ?? noFiles;
  const parser = openParser(
    c.req.header('content-type') ?? '',
    maxTexts,
    Math.max(0, ...Object.values(limits.perField)),
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
    stream.on('error', () => undefined); // the parser reports it too
    arriving.push(stream);
    const field = unescapeName(name ?? '');
    const maxFileBytes = Object.hasOwn(limits.perField, field) ? limits.perField[field]! : undefined;
    if (!accepted) return void stream.resume();
    const onFile = () => accepted.onFile(fail);
    if (maxFileBytes === undefined) return void skip(stream, onFile).catch(fail);
    // Fail at once: the parser would skip the rest without backpressure.
    stream.on('limit', () => fail(fileTooLarge(field, maxFileBytes / 1_000_000)));
    const saved = (async () => {
      const { path, size } = await reportDiskFull(async () => {
        const temporaryPath = await accepted.space.newPath();
        return { path: temporaryPath, size: await save(stream, temporaryPath, maxFileBytes, { field, onFile }) };
      });
      // A file input that was left empty sends an empty file without a name.
      counters.uploads += 1;
      counters.uploadedBytes += size;
      if (size > 0 || fileName)
        form.files.set(field, {
          name: unescapeName(fileName ?? ''),
          path,
          size,
          person: accepted.space.person,
          hasLeft: () => c.req.raw.signal.aborted,
        });
    })();
    saved.catch(fail);
    saving.push(saved);
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(event, () => fail(payloadTooLarge()));
  parser.on('error', () => fail(badRequest()));
  const finished = new Promise<void>((resolve) => parser.on('finish', resolve));

  const request = accepted ? c.req.raw : await arrived(c.req.raw, getMaxBodyBytes(limits, maxTexts));
  requireDeclaredLength(request, getMaxBodyBytes(limits, maxTexts));
  const reader = request.body?.getReader();
  if (!reader) throw badRequest();
  try {
    await feed(reader, parser, failed.promise, {
      maxBytes: getMaxBodyBytes(limits, maxTexts),
      speed: accepted?.speed ?? speedOfTexts,
    });
    parser.end();
    await Promise.race([finished, failed.promise]);
    await Promise.race([Promise.all(saving), failed.promise]);
    accepted?.space.finishArrival();
    return form;
  } catch (error) {
    parser.destroy();
    for (const stream of arriving) stream.destroy(badRequest());
    await Promise.allSettled(saving);
    void drain(reader);
    // Errors of system calls are not the client's fault.
    throw error instanceof AppError || (error as NodeJS.ErrnoException).syscall ? error : badRequest();
  }
}

/**
 * Returns a request whose body has arrived: parsed texts of a body that never ends would stay in memory, outside of the
 * limit of `guard-bodies.ts`.
 */
async function arrived(request: Request, maxBytes: number): Promise<Request> {
  const body = await readBody(request, maxBytes);
  return new Request(request.url, { method: 'POST', body: new Uint8Array(body) });
}

function openParser(contentType: string, fieldSize: number, fileSize: number) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
      // One byte more than allowed, so that an excess is noticed.
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

/** Feeds the body to the parser in parts, no faster than files are written. */
async function feed(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  parser: BusboyInstance,
  failed: Promise<never>,
  { maxBytes, speed }: { maxBytes: number; speed: UploadSpeed },
): Promise<void> {
  let total = 0;
  let period = { start: performance.now(), total: 0 };
  for (;;) {
    const silence = Promise.withResolvers<never>();
    const timer = setTimeout(() => silence.reject(requestTimeout()), speed.idle);
    const { done, value } = await Promise.race([reader.read(), failed, silence.promise]).finally(() =>
      clearTimeout(timer),
    );
    if (done) return;
    total += value.byteLength;
    if (total > maxBytes) throw payloadTooLarge();
    if (performance.now() - period.start >= speed.period) {
      if (total - period.total < speed.minBytes) throw requestTimeout();
      period = { start: performance.now(), total };
    }
    for (let at = 0; at < value.byteLength; at += slice) {
      const part = Buffer.from(value.buffer, value.byteOffset + at, Math.min(slice, value.byteLength - at));
      const written = new Promise<void>(
        (resolve, reject) => void parser.write(part, (error?: Error | null) => (error ? reject(error) : resolve())),
      );
      await Promise.race([written, failed]);
    }
  }
}

/** Reads a file that the route does not take. */
async function skip(stream: BusboyFileStream, onFile: () => void): Promise<void> {
  for await (const _ of stream as AsyncIterable<Buffer>) onFile();
}

/** Writes one file as it arrives; returns its size in bytes. */
async function save(
  stream: BusboyFileStream,
  path: string,
  maxFileBytes: number,
  { field, onFile }: { field: string; onFile: () => void },
): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    let size = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      onFile();
      size += chunk.byteLength;
      if (size > maxFileBytes) throw fileTooLarge(field, maxFileBytes / 1_000_000);
      await file.appendFile(chunk);
    }
    return size;
  } finally {
    await file.close();
  }
}

/**
 * Reads a little more of a refused body, so that its sender can read the response; then the server ends the connection.
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
    // The connection is closed.
  }
}

/** Decodes the characters that browsers escape in the names of a form (HTML, multipart form data). */
function unescapeName(name: string): string {
  return name.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%22', '"');
}
