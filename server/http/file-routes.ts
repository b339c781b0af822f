import type { ServerResponse } from 'node:http';
import { Hono, type Context } from 'hono';
import { busy, notFound } from '../../domain/errors.ts';
import { clientAddress } from './client-address.ts';
import { matchesEtag } from './etag.ts';
import { contentTypeOf } from '../files/content-type.ts';
import { parseRange, type ByteRange } from '../files/byte-range.ts';
import type { FileStorage, OpenedFile } from '../files/file-storage.ts';
import type { SharePictures } from '../files/share-picture.ts';
import { filesPath } from '../files/file-address.ts';

/** What bounds the downloads of one process. */
type DownloadBounds = {
  /** Large ones under way, in all and for one address. */ inAll: number;
  perAddress: number;
  /** Milliseconds in which a reader must take something. */ idle: number;
};

const defaultBounds: DownloadBounds = { inAll: 500, perAddress: 100, idle: 30_000 };

/** What is not larger is read and closed at once: most pictures. */
const small = 256 * 1024;

/**
 * Pictures and documents by their key. Keys name their content, so an answer may be kept for ever. Larger files go out
 * part by part, as fast as the reader takes them. Whatever somebody put into a file, it runs nothing in the name of
 * this site.
 */
export function fileRoutes(
  storage: FileStorage,
  sharePictures: SharePictures,
  bounds: Partial<DownloadBounds> = {},
): Hono {
  const { inAll, perAddress, idle } = { ...defaultBounds, ...bounds };
  const byAddress = new Map<string, number>();
  let underWay = 0;

  /** Counts a large download; answers what ends it. 503 where there are too many. */
  const begin = (address: string): (() => void) => {
    const known = byAddress.get(address) ?? 0;
    if (underWay >= inAll || known >= perAddress) throw busy();
    underWay += 1;
    byAddress.set(address, known + 1);
    return () => {
      underWay -= 1;
      const left = byAddress.get(address)! - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    };
  };

  const send = async (c: Context, key: string, cacheControl: string): Promise<Response> => {
    const isWhole = c.req.method === 'GET' && !c.req.header('range') && !c.req.header('if-none-match');
    const file = await storage.open(key, { fromStart: isWhole });
    if (!file) throw notFound();
    let isOpen = true;
    try {
      const { size } = file;
      const type = contentTypeOf(key);
      const isText = type.startsWith('image/svg');
      // Compressed on the way, a text is the same only in what it says.
      const etag = `${isText ? 'W/' : ''}"${key.replaceAll('/', '-')}-${size}"`;
      c.header('Content-Type', type);
      c.header('Cache-Control', cacheControl);
      c.header('ETag', etag);
      c.header('Content-Security-Policy', policyOf(type));
      if (!isText) c.header('Accept-Ranges', 'bytes');
      if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304);

      const asked =
        c.req.method === 'GET' && !isText && [undefined, etag].includes(c.req.header('if-range'))
          ? parseRange(c.req.header('range'), size)
          : undefined;
      if (asked === 'unsatisfiable') {
        c.header('Content-Range', `bytes */${size}`);
        return c.body(null, 416);
      }
      const { first, last } = asked ?? { first: 0, last: size - 1 };
      const length = last - first + 1;
      c.header('Content-Length', String(length));
      if (asked) c.header('Content-Range', `bytes ${first}-${last}/${size}`);
      c.status(asked ? 206 : 200);
      if (c.req.method === 'HEAD') return c.body(null);

      endWhenSilent(c, idle);
      if (length <= small) return c.body(await file.read(first, length));
      const end = begin(clientAddress(c));
      isOpen = false; // the stream closes it
      return c.body(streamPart(file, { first, last }, end));
    } finally {
      if (isOpen) await file.close();
    }
  };

  return new Hono()
    .get(`${filesPath}share/:name{[0-9a-f]{24}\\.jpg}`, async (c) => {
      const key = await sharePictures.keyOf(c.req.param('name').slice(0, 24));
      if (!key) throw notFound();
      // Networks and messengers show it.
      c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      return send(c, key, 'public, max-age=86400');
    })
    .get(`${filesPath}*`, (c) => send(c, c.req.path.slice(filesPath.length), 'public, max-age=31536000, immutable'));
}

/**
 * Documents and pictures are sandboxed. No browser shows a PDF in a sandbox, so it goes without: its viewer stands
 * outside the page and outside our origin, and the policy leaves it nothing to load.
 */
function policyOf(type: string): string {
  return type === 'application/pdf'
    ? "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"
    : "default-src 'none'; style-src 'unsafe-inline'; sandbox";
}

/**
 * Ends the connection of a reader who takes nothing for a while. Node looks twice: the first time it notes how much is
 * left to send.
 */
function endWhenSilent(c: Context, idle: number): void {
  const outgoing = (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing;
  outgoing?.setTimeout(idle / 2, () => outgoing.destroy());
}

/**
 * A part of a file, read when somebody takes it: nothing is read ahead. Closes the file at its end, and when the reader
 * goes.
 */
function streamPart(
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
          // Shorter than it was when it was opened: what was promised cannot be sent.
          if (bytes.byteLength === 0) throw new Error('A stored file became shorter while it was sent');
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
