import type { ServerResponse } from 'node:http';
import { Hono, type Context } from 'hono';
import { AppError, busy, notFound } from '../../domain/errors.ts';
import { typeNamePattern } from '../../domain/model/define.ts';
import type { Language } from '../../domain/model/localized.ts';
import { parseIp } from '../parse-ip.ts';
import { createIpPendingLimit } from './limits/pending-limit.ts';
import { getClientIp } from './client-ip.ts';
import type { DocumentAccess } from './document-access.ts';
import { matchesEtag } from './etag.ts';
import { getContentType } from '../files/get-content-type.ts';
import { parseRange, type ByteRange } from '../files/byte-range.ts';
import type { OpenedFile } from '../files/file-storage.ts';
import { filesPath } from '../files/file-address.ts';
import { maxUnreadBytes } from './limits/guard-responses.ts';
import type { OpenForClient } from './limits/open-files.ts';
import { savesData } from './saves-data.ts';
import { createUnreadResponses, type UnreadResponses } from './limits/unread-responses.ts';

/** Limits on the downloads of one process. */
type DownloadBounds = {
  /** Large downloads at a time for one IP, which an ISP may give to many phones. */
  perIp: number;
  /** Milliseconds after which a client that reads nothing is disconnected. */
  idle: number;
};

const defaultBounds: DownloadBounds = { perIp: 60, idle: 30_000 };

/** In bytes; files up to this size are read at once and closed. */
const maxBufferedBytes = 64 * 1024;
/** In bytes; longer downloads are limited for each IP. Pages have many pictures, nearly all smaller. */
const minLargeBytes = 256 * 1024;
/** In bytes; what a stream holds besides the part of the file: an open file, buffers. */
const streamBytes = 64 * 1024;

/** The pictures of shared links, which are made at the first request; undefined where there is none. */
export type SharedPictures = {
  /** Returns the key of that of a picture alone, by its id. */
  findKey: (c: Context, id: string) => Promise<string | undefined>;
  /** Opens that of a public item in a language, with its title. */
  open: (
    c: Context,
    item: { typeName: string; id: string; language: Language },
  ) => Promise<{ name: string; file: OpenedFile } | undefined>;
};

/**
 * Serves pictures and documents by their key. Keys are made from the content, so pictures may be cached for ever;
 * documents may be withdrawn, so that caches ask each time, and get a 304. Larger files are streamed as fast as the
 * client reads. The headers keep uploaded files from running scripts on this origin.
 */
export function createFileRoutes(
  open: OpenForClient,
  shared: SharedPictures,
  accessTo: DocumentAccess,
  unread: UnreadResponses = createUnreadResponses(maxUnreadBytes),
  bounds: Partial<DownloadBounds> = {},
): Hono {
  const { perIp, idle } = { ...defaultBounds, ...bounds };
  const pendingLimit = createIpPendingLimit(perIp);

  /** Counts a download and returns the function that ends it; throws 503 where there are too many. */
  const begin = (c: Context, length: number, partSize: number): (() => void) => {
    const ip = getClientIp(c);
    const release = length > minLargeBytes ? pendingLimit.acquire(ip) : () => undefined;
    if (!release) throw busy();
    const response = getOutgoing(c);
    if (!response || unread.add(response, parseIp(ip).queueKey, Math.min(length, partSize) + streamBytes))
      return release;
    release();
    throw busy();
  };

  const send = async (c: Context, key: string, cacheControl: string, opened?: OpenedFile): Promise<Response> => {
    const isWhole = c.req.method === 'GET' && !c.req.header('range') && !c.req.header('if-none-match');
    const file = opened ?? (await open(getClientIp(c), key, { fromStart: isWhole }));
    if (!file) throw notFound();
    let isOpen = true;
    try {
      const { size } = file;
      const type = getContentType(key);
      const isText = type.startsWith('image/svg');
      // Weak for SVG, which may be compressed on the way.
      const etag = `${isText ? 'W/' : ''}"${key.replaceAll('/', '-')}-${size}"`;
      c.header('Content-Type', type);
      c.header('Cache-Control', cacheControl);
      c.header('ETag', etag);
      c.header('Content-Security-Policy', getPolicy(type));
      if (!isText) c.header('Accept-Ranges', 'bytes');
      if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304);

      const range =
        c.req.method === 'GET' && !isText && [undefined, etag].includes(c.req.header('if-range'))
          ? parseRange(c.req.header('range'), size)
          : undefined;
      if (range === 'unsatisfiable') {
        c.header('Content-Range', `bytes */${size}`);
        return c.body(null, 416);
      }
      const { first, last } = range ?? { first: 0, last: size - 1 };
      const length = last - first + 1;
      c.header('Content-Length', String(length));
      if (range) c.header('Content-Range', `bytes ${first}-${last}/${size}`);
      c.status(range ? 206 : 200);
      if (c.req.method === 'HEAD') return c.body(null);

      closeWhenIdle(c, idle);
      if (length <= maxBufferedBytes) return c.body(await file.read(first, length));
      const end = begin(c, length, file.partSize);
      isOpen = false; // the stream closes it
      return c.body(streamPart(file, { first, last }, end));
    } finally {
      if (isOpen) await file.close();
    }
  };

  const sendShared = (c: Context, key: string | undefined, caching: string, opened?: OpenedFile): Promise<Response> => {
    if (key === undefined) throw notFound();
    // Social networks and messengers embed it.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return send(c, key, caching, opened);
  };

  return new Hono()
    .get(`${filesPath}share/:name{[0-9a-f]{24}\\.jpg}`, async (c) =>
      sendShared(c, await shared.findKey(c, c.req.param('name').slice(0, 24)), 'public, max-age=86400'),
    )
    .get(`${filesPath}share/:type{${typeNamePattern}}/:name{[0-9a-f]{24}-(?:en|so|ar)\\.jpg}`, async (c) => {
      const [id = '', language] = c.req.param('name').slice(0, -'.jpg'.length).split('-');
      const opened = await shared.open(c, { typeName: c.req.param('type'), id, language: language as Language });
      // It shows the title, which must not be sent any more once the item is withdrawn.
      return sendShared(c, opened?.name, 'public, no-cache', opened?.file);
    })
    .get(`${filesPath}pictures/*`, async (c) => {
      const key = c.req.path.slice(filesPath.length);
      const cacheControl = 'public, max-age=31536000, immutable';
      c.header('Vary', 'Save-Data');
      const smaller = savesData(c.req.header()) ? findSmallest(key) : undefined;
      const sent = smaller ? await send(c, smaller, cacheControl).catch(ignoreNotFound) : undefined;
      return sent ?? send(c, key, cacheControl);
    })
    .get(`${filesPath}*`, async (c) => {
      const key = c.req.path.slice(filesPath.length);
      const readers = await accessTo(c, key);
      if (!readers) throw notFound();
      return send(c, key, readers === 'everybody' ? 'public, no-cache' : 'private, no-cache');
    });
}

/** Returns the key of the narrowest rendition of a picture in the same format, for visitors who save data. */
function findSmallest(key: string): string | undefined {
  const [, folder, width, format] = /^(pictures\/[0-9a-f]{1,64}\/)(\d{3,5})\.(avif|webp)$/.exec(key) ?? [];
  return folder && Number(width) > 480 ? `${folder}480.${format}` : undefined;
}

/** A picture that is narrower itself has no such rendition. Throws every other error. */
function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
}

/**
 * Returns the policy of a file: documents and pictures are sandboxed. Browsers show no PDF in a sandbox, so a PDF has
 * none: the viewer runs outside the page and our origin, and the policy lets it load nothing.
 */
function getPolicy(type: string): string {
  return type === 'application/pdf'
    ? "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"
    : "default-src 'none'; style-src 'unsafe-inline'; sandbox";
}

/** Without a connection, as in tests of the API, there is none. */
function getOutgoing(c: Context): ServerResponse | undefined {
  return (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing;
}

/**
 * Ends the connection of a client that reads nothing for `idle` milliseconds. Half the time, because Node only notes
 * the bytes left at the first timeout.
 */
export function closeWhenIdle(c: Context, idle: number): void {
  const outgoing = getOutgoing(c);
  outgoing?.setTimeout(idle / 2, () => outgoing.destroy());
}

/**
 * Returns part of a file as a stream that reads only on demand. Closes the file at its end and when the client
 * disconnects.
 */
export function streamPart(
  file: OpenedFile,
  { first, last }: ByteRange,
  onEnd: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let position = first;
  let ended = false;
  const end = async () => {
    if (ended) return;
    ended = true;
    onEnd();
    await file.close();
  };
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          const bytes = await file.read(position, Math.min(file.partSize, last - position + 1));
          if (ended) return;
          // Shorter than when it was opened: the announced length cannot be sent.
          if (bytes.byteLength === 0) throw new Error('A stored file was truncated while it was sent');
          position += bytes.byteLength;
          controller.enqueue(bytes);
          if (position > last) {
            await end();
            controller.close();
          }
        } catch (error) {
          await end().catch(() => undefined);
          throw error;
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
