import { useState, type FormEvent } from 'react';
import { pictureTypes } from '../../../domain/fields/picture.ts';
import { createEmptyLocalized, listWrittenLanguages, type Language } from '../../../domain/model/localized.ts';
import { gallery } from '../../../domain/site/gallery.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { focusControlOnceRendered } from '../parts/focus-control.ts';
import { useLeaveGuard } from '../saving/use-leave-guard.ts';
import { labelKey } from '../data/type-labels.ts';
import { api } from '../data/api.ts';
import type { StoredAutosave } from '../data/local-autosave.ts';
import { AlbumChoice } from '../fields/album-choice.tsx';
import { FileChooser } from '../fields/files/file-chooser.tsx';
import { useUploads, type Upload } from '../media/use-uploads.ts';
import { BackLink } from '../screen/back-link.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { useBarHeight } from '../saving/use-bar-height.ts';
import { AutosaveNotice } from '../saving/autosave-notice.tsx';
import { useStaffNotify } from '../parts/use-staff-notify.ts';
import { addedState } from './added-line.tsx';
import { descriptionId, NewPicture } from './new-picture.tsx';
import { PictureLines } from './picture-lines.tsx';
import { usePicturesAutosave } from './use-pictures-autosave.ts';
import { usePublishPictures, type PictureTexts } from './use-publish-pictures.ts';
import '../content/form/form.css';
import '../media/media.css';
import '../saving/save-bar.css';

const list = '/dashboard/gallery';

/** Adds many pictures to the gallery in one form: uploaded at once, described, and published together. */
export function AddPictures() {
  const { lang, t } = useStaffTranslation();
  const notify = useStaffNotify();
  const navigate = useLocalNavigate();
  const bar = useBarHeight();
  const { uploads, add, restore, retry, cancel, busy } = useUploads();
  const [deleteItem] = api.useDeleteItemMutation();
  const { states, created, publish } = usePublishPictures();
  const [typed, setTyped] = useState<Readonly<Record<number, PictureTexts>>>({});
  const [total, setTotal] = useState(0);
  const [album, setAlbum] = useState(createEmptyLocalized());
  const [isChecked, setChecked] = useState(false);
  const [progress, setProgress] = useState<{ done: number; count: number }>();

  const textsOf = ({ key, state }: Upload): PictureTexts =>
    typed[key] ?? {
      alt: 'stored' in state ? state.stored.alt : createEmptyLocalized(),
      caption: createEmptyLocalized(),
    };
  const type = (upload: Upload, field: keyof PictureTexts, language: Language, text: string) =>
    setTyped((known) => {
      const texts = known[upload.key] ?? textsOf(upload);
      return { ...known, [upload.key]: { ...texts, [field]: { ...texts[field], [language]: text } } };
    });
  const isDescribed = (upload: Upload) => listWrittenLanguages(textsOf(upload).alt).length > 0;
  /** Returns the name of the picture before that has the same content. */
  const sameAs = (upload: Upload) => findSame(upload, uploads)?.file.name;
  const open = uploads.filter(
    (upload) => states[upload.key] !== 'published' && upload.state.status !== 'refused' && !sameAs(upload),
  );
  const ready = open.flatMap((upload) =>
    'stored' in upload.state ? [{ upload, key: upload.key, file: upload.state.stored }] : [],
  );
  const failed = open.filter(({ key }) => typeof states[key] === 'object').length;
  const { offer, take, discard, clear } = usePicturesAutosave({
    pictures: ready.map(({ upload, file }) => ({ stored: file, texts: textsOf(upload) })),
    album,
  });
  const reuse = (autosave: StoredAutosave) => {
    const taken = take(autosave);
    if (!taken) return;
    const keys = restore(taken.pictures.map(({ stored }) => stored));
    const texts = Object.fromEntries(keys.map((key, index) => [key, taken.pictures[index]!.texts]));
    setTyped((known) => ({ ...known, ...texts }));
    setAlbum((known) => (listWrittenLanguages(known).length > 0 ? known : taken.album));
  };
  const leave = useLeaveGuard(open.length > 0, t('addPictures.leave'));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || progress || ready.length === 0) return;
    setChecked(true);
    const missing = ready.find(({ upload }) => !isDescribed(upload));
    if (missing) return focusControlOnceRendered(descriptionId(missing.key, lang));
    const count = ready.length;
    if (!window.confirm(t('addPictures.confirm', { count }))) return;
    setProgress({ done: 0, count });
    const pictures = ready.map(({ upload, key, file }) => ({ key, file, typed: { ...textsOf(upload), album } }));
    const published = await publish(pictures, (done) => setProgress({ done, count }));
    setProgress(undefined);
    setTotal(total + published);
    if (published > 0) void notify('success', t('addPictures.done', { count: published }));
    if (published < count || open.length > count) return;
    clear();
    leave();
    await navigate(list, { state: addedState(total + published) });
  };

  const remove = (upload: Upload) => {
    cancel(upload);
    const item = created(upload.key);
    if (item) void deleteItem({ type: gallery.name, id: item._id });
  };

  const status = progress
    ? t('addPictures.publishing', progress)
    : busy
      ? t('addPictures.uploading')
      : ready.length > 0
        ? t('addPictures.ready', { count: ready.length })
        : '';
  const unusable = uploads.filter(({ state }) => state.status === 'refused').length;
  return (
    <>
      <BackLink to={list} label={t(labelKey(gallery, 'title'))} />
      <ScreenHead title={t('addPictures.title')} intro={t('addPictures.intro')} />
      <form noValidate className="item-form" onSubmit={(event) => void submit(event)}>
        <AutosaveNotice autosave={offer} warning={undefined} isDirty={false} onUse={reuse} onDiscard={discard} />
        <FileChooser
          id="pictures"
          label={t('addPictures.choose')}
          accept={pictureTypes}
          multiple
          dropHint={t('media.drop')}
          onChoose={add}
        />
        {uploads.length > 0 && (
          <section className="mt-5" aria-labelledby="chosen-title">
            <h2 id="chosen-title" className="text-xl">
              {t('addPictures.chosen')}
            </h2>
            <div role="group" aria-labelledby="album-label" className="mt-3 mb-5">
              <p id="album-label" className="font-semibold">
                {t('addPictures.album')}
              </p>
              <p id="album-hint" className="text-sm text-muted">
                {t('addPictures.albumHint')}
              </p>
              <PictureLines
                idOf={(language) => `album-${language}`}
                label={t('addPictures.album')}
                texts={album}
                max={gallery.fields['album'].max}
                readOnly={progress !== undefined}
                hintId="album-hint"
                onChange={(language, text) => setAlbum((known) => ({ ...known, [language]: text }))}
              />
              <AlbumChoice readOnly={progress !== undefined} onChoose={setAlbum} />
            </div>
            <p id="description-hint" className="mt-1 mb-3 text-sm text-muted">
              {t('addPictures.hint')}
            </p>
            <ul className="divide-y divide-border rounded-card border border-border bg-surface">
              {uploads.map((upload) => (
                <NewPicture
                  key={upload.key}
                  upload={upload}
                  texts={textsOf(upload)}
                  state={states[upload.key]}
                  sameAs={sameAs(upload)}
                  isFixed={progress !== undefined}
                  invalid={isChecked && 'stored' in upload.state && !isDescribed(upload)}
                  onType={(...change) => type(upload, ...change)}
                  onRetry={() => retry(upload)}
                  onRemove={() => remove(upload)}
                />
              ))}
            </ul>
          </section>
        )}
        {open.length > 0 && (
          <div ref={bar} className="save-bar">
            {failed > 0 && !progress && (
              <p role="alert" className="font-semibold text-danger">
                {t('addPictures.failed', { count: failed })}
              </p>
            )}
            <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
              <p role="status" className="me-auto min-w-0 flex-1 basis-24 text-sm text-muted">
                {status} {unusable > 0 && t('addPictures.unusable', { count: unusable })}
              </p>
              <button
                type="submit"
                className="button"
                aria-disabled={busy || progress !== undefined || ready.length === 0 || undefined}
              >
                {t('addPictures.publish', { count: ready.length })}
              </button>
            </div>
          </div>
        )}
      </form>
    </>
  );
}

/** The library stores the same file once, whatever its name. */
function findSame(upload: Upload, uploads: readonly Upload[]): Upload | undefined {
  const { state } = upload;
  if (!('stored' in state)) return undefined;
  const before = uploads.slice(0, uploads.indexOf(upload));
  return before.find((other) => 'stored' in other.state && other.state.stored._id === state.stored._id);
}
