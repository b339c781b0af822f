import { Hono, type Context } from 'hono';
import { badRequest } from '../../domain/errors.ts';
import type { Identified } from '../http/identify.ts';
import type { ListedCopy, WorkingCopy, WorkingCopyChange, WorkingCopyService } from '../services/working-copies.ts';
import { parseJsonObject } from './parse-body.ts';
import { bodyLimits, readText } from './read-form.ts';

export type WireWorkingCopy = WorkingCopy;

/** The copy of the viewer, if any, and the current revision of the item; also with a 409. */
export type WireFoundCopy = { copy: WireWorkingCopy | null; revision: number };

/** The items with a text of the viewer that is not saved, the newest first. */
export type WireListedCopies = { copies: (Omit<ListedCopy, 'itemId'> & { _id: string })[] };

/** After a copy was stored; `revision` is the current one of the item. */
export type WireStoredCopy = { savedAt: string; revision: number };

/** Routes for what the viewer has typed into the form of an item and not saved. */
export function createWorkingCopyRoutes(workingCopies: WorkingCopyService): Hono<Identified> {
  return new Hono<Identified>()
    .get('/', async (c) => {
      const listed = await workingCopies.list(c.get('viewer'));
      const copies = listed.map(({ itemId, ...copy }) => ({ _id: itemId, ...copy }));
      return c.json({ copies } satisfies WireListedCopies);
    })
    .get('/:kind/:id', async (c) => {
      const { kind, id } = c.req.param();
      const { copy, revision } = await workingCopies.find(c.get('viewer'), kind, id);
      return c.json({ copy: copy ?? null, revision } satisfies WireFoundCopy);
    })
    .put('/:kind/:id', async (c) => {
      const { kind, id } = c.req.param();
      // Before the body is read.
      await workingCopies.requireChangeable(c.get('viewer'), kind, id);
      const stored: WireStoredCopy = await workingCopies.write(c.get('viewer'), kind, id, await readChange(c));
      return c.json(stored);
    })
    .delete('/:kind/:id', async (c) => {
      const { kind, id } = c.req.param();
      await workingCopies.remove(c.get('viewer'), kind, id, c.req.query('savedAt') ?? '');
      return c.json({});
    });
}

/** Reads `{ formKey, basedOn, texts, hadFile?, replaces? }`; throws 400 for anything else. */
async function readChange(c: Context): Promise<WorkingCopyChange> {
  const body: Readonly<Record<string, unknown>> = {
    ...parseJsonObject(await readText(c, bodyLimits.staffForm)),
  };
  const { formKey, basedOn, texts, hadFile = false, replaces } = body;
  if (typeof formKey !== 'string' || typeof hadFile !== 'boolean') throw badRequest();
  if (!Number.isSafeInteger(basedOn) || Number(basedOn) < 1) throw badRequest();
  if (replaces !== undefined && typeof replaces !== 'string') throw badRequest();
  return { formKey, basedOn: Number(basedOn), texts, hadFile, replaces };
}
