import { useCallback, useRef, useState } from 'react';
import { maxPictureBytes } from '../../../domain/fields/picture.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { api } from '../data/api.ts';
import { isConnectionError, problemOf } from '../data/problem-of.ts';
import { isPicture } from '../fields/is-picture.ts';
import { translateProblem } from '../parts/translate-problem.ts';

export type UploadState =
  | { is: 'waiting' | 'preparing' | 'done' | 'reused' }
  | { is: 'sending'; share: number }
  | { is: 'refused'; why: string }
  | { is: 'failed' };

export type Upload = { key: number; file: File; state: UploadState };

/** Uploads to the media library, one after the other: the server processes one picture at a time anyway. */
export function useUploads() {
  const { t } = useStaffTranslation();
  const [send] = api.useUploadFileMutation();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const nextKey = useRef(0);

  const note = useCallback(
    (key: number, state: UploadState) =>
      setUploads((known) => known.map((upload) => (upload.key === key ? { ...upload, state } : upload))),
    [],
  );

  const process = useCallback(
    async ({ key, file }: { key: number; file: File }) => {
      const form = new FormData();
      form.set('file', file);
      note(key, { is: 'sending', share: 0 });
      try {
        const { reused } = await send({
          form,
          onProgress: (share) => note(key, share < 1 ? { is: 'sending', share } : { is: 'preparing' }),
        }).unwrap();
        note(key, { is: reused ? 'reused' : 'done' });
      } catch (error) {
        const { message, fields } = problemOf(error);
        const why = fields?.['file'] ?? message;
        note(key, isConnectionError(error) || why === undefined ? { is: 'failed' } : { is: 'refused', why });
      }
    },
    [send, note],
  );

  const enqueue = useCallback(
    (upload: { key: number; file: File }) => {
      queue.current = queue.current.then(() => process(upload));
    },
    [process],
  );

  const add = (file: File) => {
    nextKey.current += 1;
    const key = nextKey.current;
    const problem = !isPicture(file)
      ? translateProblem({ key: 'notAPicture' }, t)
      : file.size > maxPictureBytes
        ? translateProblem({ key: 'fileTooLarge', megabytes: maxPictureBytes / 1_000_000 }, t)
        : undefined;
    setUploads((known) => [
      ...known,
      { key, file, state: problem === undefined ? { is: 'waiting' } : { is: 'refused', why: problem } },
    ]);
    if (problem === undefined) enqueue({ key, file });
  };

  const retry = (upload: Upload) => {
    note(upload.key, { is: 'waiting' });
    enqueue(upload);
  };

  const busy = uploads.some(({ state: { is } }) => is === 'waiting' || is === 'sending' || is === 'preparing');
  return { uploads, add, retry, busy, clear: () => setUploads([]) };
}
