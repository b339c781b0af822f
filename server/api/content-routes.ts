import { Hono } from 'hono';
import { methodNotAllowed } from '../../domain/errors.ts';
import type { ContentType } from '../../domain/model/define.ts';
import { toWire, toWireList, type WireFile } from '../../domain/model/wire.ts';
import { visitor } from '../../domain/people/viewer.ts';
import { requestLanguage } from '../http/speak-errors.ts';
import { fileAddress } from '../files/file-address.ts';
import type { ContentService } from '../services/content.ts';
import type { StoredFile } from '../store/file-store.ts';
import { pagingOf } from './query.ts';

/** The REST routes of one content type (specification 7), from its declaration alone. */
export function contentRoutes(type: ContentType, content: ContentService): Hono {
  return new Hono()
    .get('/', async (c) => {
      const asksForAll = c.req.query('all') === '1';
      const { found, files } = await content.list(type, visitor, pagingOf(c.req.url), { all: asksForAll });
      return c.json(toWireList(type, found, requestLanguage(c.req.url), wireFiles(files)));
    })
    .get('/:id', async (c) => {
      const asksForAll = c.req.query('all') === '1';
      const { found, files } = await content.get(type, visitor, c.req.param('id'), { all: asksForAll });
      return c.json(toWire(type, found, requestLanguage(c.req.url), wireFiles(files)));
    })
    .on(['POST', 'PUT', 'PATCH', 'DELETE'], ['/', '/:id'], () => {
      throw methodNotAllowed();
    });
}

function wireFiles(files: ReadonlyMap<string, StoredFile>): Map<string, WireFile> {
  return new Map([...files].map(([id, file]) => [id, { url: fileAddress(file), fileName: file.kind === 'document' ? file.fileName : '' }]));
}
