import { Hono, type Context } from 'hono';
import { fileInUse } from '../../../domain/errors.ts';
import type { FileUse, FileUses } from '../../../domain/media/file-use.ts';
import type { StorageUse } from '../../../domain/media/storage-use.ts';
import { maxDocumentBytes } from '../../../domain/fields/document.ts';
import { maxPictureBytes } from '../../../domain/fields/picture.ts';
import { toTextKey } from '../../../domain/model/form-keys.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import { isLanguage, languages, type Localized } from '../../../domain/model/localized.ts';
import { getWireName } from '../../../domain/model/wire.ts';
import type { Identified } from '../../http/identify.ts';
import type { MediaService, MediaFile, MediaQuery } from '../../services/files/media.ts';
import { acceptUploads } from '../input/accept-uploads.ts';
import { parsePaging, toWirePage, type WirePage } from '../input/query.ts';
import { bodyLimits, readForm, type Form } from '../input/read-form.ts';
import { toWireFile } from './wire-file.ts';

/** The largest files, by the field that a form sends them in: a picture or a document. */
const uploadBytes = { file: maxPictureBytes, document: maxDocumentBytes };

/** A file in a list, with its number of uses. */
export type WireMediaEntry = WireMediaFile & { uses: number };
export type WireMediaPage = WirePage<'files', WireMediaEntry> & { storage: StorageUse };
/** One file with some of its uses, and their total. */
export type WireFileDetail = WireMediaFile & { uses: WireFileUse[]; usesTotal: number };
/** An uploaded file; `reused` says that the media library had it already. */
export type WireUploadedFile = WireFileDetail & { reused: boolean; storage: StorageUse };

/** Routes for the media library, for staff. `types` provide the wire names of the fields that use a file. */
export function createMediaRoutes(media: MediaService, types: readonly ContentType[]): Hono<Identified> {
  const toWireUse = (use: FileUse): WireFileUse => toWireFileUse(use, types);
  const toWire = ({ file, uses }: { file: MediaFile; uses: FileUses }): WireFileDetail => ({
    ...toWireMediaFile(file),
    uses: uses.uses.map(toWireUse),
    usesTotal: uses.total,
  });

  return new Hono<Identified>()
    .get('/', async (c) => {
      const found = await media.list(c.get('viewer'), parsePaging(c.req.url), mediaQuery(c));
      return c.json({
        ...toWirePage('files', found, ({ file, uses }): WireMediaEntry => ({ ...toWireMediaFile(file), uses })),
        storage: await media.storage(c.get('viewer')),
      } satisfies WireMediaPage);
    })
    .get('/:id', async (c) => c.json(toWire(await media.get(c.get('viewer'), c.req.param('id')))))
    .post('/', acceptUploads({ perField: uploadBytes, total: maxDocumentBytes }), async (c) => {
      const form = await readForm(c, bodyLimits.staffForm);
      const document = form.files.get('document');
      const { reused, ...uploaded } = document
        ? await media.uploadDocument(c.get('viewer'), document)
        : await media.upload(c.get('viewer'), form.files.get('file'), readAlt(form));
      const storage = await media.storage(c.get('viewer'));
      return c.json<WireUploadedFile>({ ...toWire(uploaded), reused, storage }, reused ? 200 : 201);
    })
    .put('/:id', async (c) => {
      const form = await readForm(c, bodyLimits.staffForm);
      return c.json(
        toWire(
          await media.describe(c.get('viewer'), c.req.param('id'), {
            fileName: form.texts['fileName'],
            alt: readAlt(form),
            focus: form.texts,
          }),
        ),
      );
    })
    .delete('/:id', async (c) => {
      const { uses, total } = await media.remove(c.get('viewer'), c.req.param('id'));
      if (total > 0) throw fileInUse(uses.map(toWireUse), total);
      return c.json({ _id: c.req.param('id') });
    })
    .post('/:id/restore', async (c) => c.json(toWire(await media.restore(c.get('viewer'), c.req.param('id')))));
}

export type WireFileUse = ReturnType<typeof toWireFileUse>;

/** A use of a file: by an item of a content type or a person (`users`). */
function toWireFileUse({ typeName, id, field, title, inTrash }: FileUse, types: readonly ContentType[]) {
  const declared = types.find((type) => type.name === typeName)?.fields[field];
  return { kind: typeName, _id: id, field: declared ? getWireName(field, declared) : field, title, inTrash };
}

type WireMediaFile = ReturnType<typeof toWireMediaFile>;

/** A picture or document of the media library; `purgeAt` is when it may be deleted permanently. */
function toWireMediaFile(file: MediaFile) {
  return {
    ...toWireFile(file),
    kind: file.kind,
    createdAt: file.createdAt,
    deletedAt: file.deletedAt,
    purgeAt: file.purgeAt,
  };
}

/** Reads the filters of the media library; unknown values are ignored. */
function mediaQuery(c: Context): MediaQuery {
  const { kind, q, used, missing, trash } = c.req.query();
  return {
    ...(kind === 'picture' || kind === 'document' ? { kind } : {}),
    ...(q ? { search: q.slice(0, 200) } : {}),
    ...(used === '0' || used === '1' ? { used: used === '1' } : {}),
    ...(isLanguage(missing) ? { missing } : {}),
    ...(trash === '1' ? { inTrash: true } : {}),
  };
}

function readAlt({ texts }: Form): Partial<Localized> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = texts[toTextKey('alt', language)];
      return text === undefined ? [] : [[language, text]];
    }),
  );
}
