import { Hono } from 'hono';
import type { ContentType } from '../../../domain/model/define.ts';
import { requireType } from '../../../domain/model/require-type.ts';
import { toWirePerson } from '../../../domain/model/wire.ts';
import type { Identified } from '../../http/identify.ts';
import type { Services } from '../../services/services.ts';
import type { HistoryEntry } from '../../store/content/history-store.ts';
import type { Trashed } from '../../store/content/trash-store.ts';
import { parsePaging, toWirePage } from '../input/query.ts';

/** Routes for the activity, the trash, and who has which form open. */
export function createHistoryRoutes(
  { history, trash, presence }: Services,
  types: readonly ContentType[],
): Hono<Identified> {
  return new Hono<Identified>()
    .get('/activity', async (c) => {
      const { kind, by } = c.req.query();
      const found = await history.listActivity(c.get('viewer'), parsePaging(c.req.url), {
        ...(kind ? { typeName: kind } : {}),
        ...(by ? { personId: by } : {}),
      });
      const nameless = found.items.filter(isNameless);
      const [there, titles] = await Promise.all([trash.present(found.items), trash.findTitles(nameless)]);
      return c.json(
        toWirePage('activity', found, (entry) =>
          toWireActivity(
            { ...entry, title: (isNameless(entry) && titles.get(entry.itemId)) || entry.title },
            there.has(entry.itemId),
          ),
        ),
      );
    })
    .get('/trash', async (c) => {
      const found = await trash.list(c.get('viewer'), parsePaging(c.req.url), c.req.query('kind') || undefined);
      return c.json(toWirePage('trash', found, toWireTrashed));
    })
    .put('/presence/:type/:id', async (c) =>
      c.json({
        others: await presence.markPresent(c.get('viewer'), requireType(types, c.req.param('type')), c.req.param('id')),
      }),
    )
    .delete('/presence/:type/:id', async (c) => {
      await presence.markAbsent(c.get('viewer'), requireType(types, c.req.param('type')).name, c.req.param('id'));
      return c.json({});
    });
}

/** Returns whether an entry has no title: of a draft before it had one, or of a message, whose sender is not stored. */
function isNameless({ title }: HistoryEntry): boolean {
  return !title || Object.values(title).every((text) => text.trim() === '');
}

export type WireActivity = ReturnType<typeof toWireActivity>;

/** One activity entry; `there` where the item exists and is not in the trash. */
function toWireActivity(entry: HistoryEntry, there: boolean) {
  return { ...toWireEntry(entry), there };
}

export type WireTrashed = ReturnType<typeof toWireTrashed>;

/** Something in the trash; `purgeAt` is when it is deleted permanently. */
function toWireTrashed({ id, typeName, deletedBy, ...item }: Trashed & { purgeAt: string }) {
  return { _id: id, kind: typeName, ...item, deletedBy: toWirePerson(deletedBy) };
}

/** Returns an entry of the history for the API; `revision` where it created a version of the item. */
export function toWireEntry({ id, typeName, person, ...entry }: HistoryEntry) {
  return { _id: id, kind: typeName, ...entry, by: toWirePerson(person) };
}
