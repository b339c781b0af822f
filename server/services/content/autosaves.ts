import { AppError, badRequest, conflict } from '../../../domain/errors.ts';
import { getTitle, type ContentType, type Item } from '../../../domain/model/define.ts';
import { isObject } from '../../../domain/model/is-object.ts';
import { toTextKey } from '../../../domain/model/form-keys.ts';
import { readFormTexts } from '../../../domain/model/form-texts.ts';
import { languages, type Localized } from '../../../domain/model/localized.ts';
import { takeFirstLetters } from '../../../domain/text/search-text.ts';
import { requireType } from '../../../domain/model/require-type.ts';
import { requireStaff } from '../../../domain/people/permissions.ts';
import type { Viewer } from '../../../domain/people/viewer.ts';
import type { TypedTitle, Autosave, AutosaveStore } from '../../store/content/autosave-store.ts';
import type { ContentService } from './content.ts';
import type { TextLimit } from './text-limit.ts';

export type { Autosave } from '../../store/content/autosave-store.ts';
export type AutosaveService = ReturnType<typeof createAutosaveService>;

/** What a form sends; `texts` are not checked yet. */
export type AutosaveChange = Pick<Autosave, 'formKey' | 'basedOn' | 'hadFile'> & {
  texts: unknown;
  /** When the autosave was stored that the form goes on with, if any. */
  replaces: string | undefined;
};

/** An item with a text that is not saved; its title as it was typed. */
export type ListedAutosave = { typeName: string; itemId: string; title: Localized; savedAt: string };

/** The most that are listed. */
const maxListed = 10;
const maxTitle = 200; // characters

const formKeyPattern = /^[0-9a-z]{1,40}$/;
const savedAtPattern = /^[\dTZ:.-]{1,30}$/;

/**
 * Creates the service for autosaves: what a person has typed into the form of an item and not saved (decision
 * 035). Everybody has their own, of items that they may change; nobody else sees them. They are no versions: nothing is
 * recorded about them, and no cache holds them.
 */
export function createAutosaveService({
  types,
  store,
  content,
  textLimit,
  now,
}: {
  types: readonly ContentType[];
  store: AutosaveStore;
  content: Pick<ContentService, 'requireChangeable'>;
  textLimit: TextLimit;
  now: () => Date;
}) {
  /** Returns the item, which the viewer may change; throws 401, 400, 404 or 403. */
  const requireChangeable = async (viewer: Viewer, typeName: string, itemId: string): Promise<Item> =>
    content.requireChangeable(requireType(types, typeName), viewer, itemId);

  /** Returns undefined where the viewer may not change the item now. */
  const findChangeable = async (viewer: Viewer, typeName: string, itemId: string): Promise<Item | undefined> =>
    requireChangeable(viewer, typeName, itemId).catch((error: unknown) => {
      if (error instanceof AppError && error.status < 500) return undefined;
      throw error;
    });

  return {
    requireChangeable,

    /** Returns the viewer's newest autosaves, at most ten, of items that they may change. */
    async list(viewer: Viewer): Promise<ListedAutosave[]> {
      const autosaves = await store.newest(requireStaff(viewer).id, maxListed);
      const listed = autosaves.map(async ({ typeName, itemId, title, savedAt }): Promise<ListedAutosave[]> => {
        const item = await findChangeable(viewer, typeName, itemId);
        return item
          ? [{ typeName, itemId, title: { ...getTitle(requireType(types, typeName), item.values), ...title }, savedAt }]
          : [];
      });
      return (await Promise.all(listed)).flat();
    },

    /**
     * Returns the viewer's autosave of an item, undefined where there is none, and the current revision of the item.
     * Throws as `requireChangeable` does.
     */
    async find(
      viewer: Viewer,
      typeName: string,
      itemId: string,
    ): Promise<{ autosave: Autosave | undefined; revision: number }> {
      const { revision } = await requireChangeable(viewer, typeName, itemId);
      return { autosave: await store.find(requireStaff(viewer).id, { typeName, itemId }), revision };
    },

    /**
     * Stores what the viewer has typed. Returns when, and the current revision of the item. Throws 409 with the other
     * autosave where another form has stored one that this form does not go on with; 400 for texts that no form of the
     * type has; 429 where an admin has written too much, or the autosaves of a person have too much text together.
     */
    async write(
      viewer: Viewer,
      typeName: string,
      itemId: string,
      { formKey, basedOn, texts, hadFile, replaces }: AutosaveChange,
    ): Promise<{ savedAt: string; revision: number }> {
      const staff = requireStaff(viewer);
      const { revision } = await requireChangeable(viewer, typeName, itemId);
      if (!formKeyPattern.test(formKey) || basedOn > revision) throw badRequest();
      if (!isObject(texts) || (replaces !== undefined && !savedAtPattern.test(replaces))) throw badRequest();
      await textLimit.createCounter(staff)(texts);
      const type = requireType(types, typeName);
      const read = readFormTexts(type, texts);
      if (Object.keys(read).length === 0) throw badRequest();
      const savedAt = now().toISOString();
      const autosave = {
        savedAt,
        formKey,
        basedOn,
        texts: read,
        hadFile,
        title: typedTitle(type, read),
      };
      const other = await store.write(staff, { typeName, itemId }, autosave, replaces);
      if (other) throw conflict({ autosave: other, revision });
      return { savedAt, revision };
    },

    /**
     * Removes the viewer's autosave that was stored at a moment; a later one stays. Throws as `requireChangeable` does.
     */
    async remove(viewer: Viewer, typeName: string, itemId: string, savedAt: string): Promise<void> {
      await requireChangeable(viewer, typeName, itemId);
      await store.remove(requireStaff(viewer).id, { typeName, itemId }, { savedAt });
    },

    /** Removes the viewer's autosave that a form has stored and now saved; that of another form stays. */
    async removeSaved(viewer: Viewer, typeName: string, itemId: string, formKey: string): Promise<void> {
      if (formKeyPattern.test(formKey)) await store.remove(requireStaff(viewer).id, { typeName, itemId }, { formKey });
    },
  };
}

/** Returns the beginning of what was typed as the title: it may be longer than a title until it is saved. */
function typedTitle(type: ContentType, texts: Autosave['texts']): TypedTitle {
  const title: TypedTitle = {};
  for (const language of languages) {
    const text = texts[toTextKey(type.titleField ?? '', language)];
    if (text !== undefined) title[language] = takeFirstLetters(text, maxTitle);
  }
  return title;
}
