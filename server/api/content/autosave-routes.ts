import { Hono, type Context } from 'hono';
import { badRequest } from '../../../domain/errors.ts';
import type { Identified } from '../../http/identify.ts';
import type { ListedAutosave, Autosave, AutosaveChange, AutosaveService } from '../../services/content/autosaves.ts';
import { parseJsonObject } from '../input/parse-body.ts';
import { bodyLimits, readText } from '../input/read-form.ts';

export type WireAutosave = Autosave;

/** The autosave of the viewer, if any, and the current revision of the item; also with a 409. */
export type WireFoundAutosave = { autosave: WireAutosave | null; revision: number };

/** The items with a text of the viewer that is not saved, the newest first. */
export type WireListedAutosaves = {
  autosaves: (Omit<ListedAutosave, 'typeName' | 'itemId'> & { kind: string; _id: string })[];
};

/** After an autosave was stored; `revision` is the current one of the item. */
export type WireStoredAutosave = { savedAt: string; revision: number };

/** Routes for what the viewer has typed into the form of an item and not saved. */
export function createAutosaveRoutes(autosaves: AutosaveService): Hono<Identified> {
  return new Hono<Identified>()
    .get('/', async (c) => {
      const listed = await autosaves.list(c.get('viewer'));
      const found = listed.map(({ typeName, itemId, ...autosave }) => ({ kind: typeName, _id: itemId, ...autosave }));
      return c.json({ autosaves: found } satisfies WireListedAutosaves);
    })
    .get('/:type/:id', async (c) => {
      const { type, id } = c.req.param();
      const { autosave, revision } = await autosaves.find(c.get('viewer'), type, id);
      return c.json({ autosave: autosave ?? null, revision } satisfies WireFoundAutosave);
    })
    .put('/:type/:id', async (c) => {
      const { type, id } = c.req.param();
      // Before the body is read.
      await autosaves.requireChangeable(c.get('viewer'), type, id);
      const stored: WireStoredAutosave = await autosaves.write(c.get('viewer'), type, id, await readChange(c));
      return c.json(stored);
    })
    .delete('/:type/:id', async (c) => {
      const { type, id } = c.req.param();
      await autosaves.remove(c.get('viewer'), type, id, c.req.query('savedAt') ?? '');
      return c.json({});
    });
}

/** Reads `{ formKey, basedOn, texts, hadFile?, replaces? }`; throws 400 for anything else. */
async function readChange(c: Context): Promise<AutosaveChange> {
  const body: Readonly<Record<string, unknown>> = {
    ...parseJsonObject(await readText(c, bodyLimits.staffForm)),
  };
  const { formKey, basedOn, texts, hadFile = false, replaces } = body;
  if (typeof formKey !== 'string' || typeof hadFile !== 'boolean') throw badRequest();
  if (!Number.isSafeInteger(basedOn) || Number(basedOn) < 1) throw badRequest();
  if (replaces !== undefined && typeof replaces !== 'string') throw badRequest();
  return { formKey, basedOn: Number(basedOn), texts, hadFile, replaces };
}
