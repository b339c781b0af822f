import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { maxDocumentBytes } from '../../../domain/fields/document.ts';
import { maxPictureBytes } from '../../../domain/fields/picture.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { api } from '../data/api.ts';
import type { WireFileDetail } from '../data/api-types.ts';
import { isConnectionError, toProblem } from '../data/to-problem.ts';
import { isDocumentFile } from '../fields/files/is-document-file.ts';
import { isPicture } from '../fields/files/is-picture.ts';
import { translateProblem } from '../parts/translate-problem.ts';

export type UploadState =
  | { status: 'waiting' | 'preparing' }
  | { status: 'done' | 'reused'; stored: WireFileDetail }
  | { status: 'sending'; fraction: number }
  | { status: 'refused'; reason: string }
  | { status: 'failed' };

type UploadKind = 'picture' | 'document';

/** The names of the fields of the form. */
const nameOf = { picture: 'file', document: 'document' } as const;
const maxBytesOf = { picture: maxPictureBytes, document: maxDocumentBytes } as const;

export type Upload = { key: number; file: File; kind: UploadKind; state: UploadState };

/**
 * Uploads to the media library, one after the other: the server processes one file at a time anyway. What has failed
 * is sent again once the connection is back. Where both kinds are accepted, each file decides which it is.
 */
export function useUploads(accepted: UploadKind | 'both' = 'picture') {
  const { t } = useStaffTranslation();
  const [send] = api.useUploadFileMutation();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const nextKey = useRef(0);
  const cancelled = useRef(new Set<number>());
  const sending = useRef<{ key: number; abort: () => void }>(undefined);

  const setUploadState = useCallback(
    (key: number, state: UploadState) =>
      setUploads((known) => known.map((upload) => (upload.key === key ? { ...upload, state } : upload))),
    [],
  );

  const uploadFile = useCallback(
    async ({ key, file, kind }: Omit<Upload, 'state'>) => {
      if (cancelled.current.has(key)) return;
      const form = new FormData();
      form.set(nameOf[kind], file);
      setUploadState(key, { status: 'sending', fraction: 0 });
      try {
        const request = send({
          form,
          onProgress: (fraction) =>
            setUploadState(key, fraction < 1 ? { status: 'sending', fraction } : { status: 'preparing' }),
        });
        sending.current = { key, abort: () => request.abort() };
        const { reused, ...stored } = await request.unwrap();
        setUploadState(key, { status: reused ? 'reused' : 'done', stored });
      } catch (error) {
        const { message, fields } = toProblem(error);
        const reason = fields?.[nameOf[kind]] ?? message;
        setUploadState(
          key,
          isConnectionError(error) || reason === undefined ? { status: 'failed' } : { status: 'refused', reason },
        );
      }
    },
    [send, setUploadState],
  );

  const enqueue = useCallback(
    (upload: Omit<Upload, 'state'>) => {
      queue.current = queue.current.then(() => uploadFile(upload));
    },
    [uploadFile],
  );

  const add = (file: File) => {
    nextKey.current += 1;
    const key = nextKey.current;
    const kind = accepted === 'both' ? (isPicture(file) ? 'picture' : 'document') : accepted;
    const maxBytes = maxBytesOf[kind];
    const problem =
      accepted === 'both' && kind === 'document' && !isDocumentFile(file)
        ? t('media.otherKind')
        : kind === 'document' && !isDocumentFile(file)
          ? translateProblem({ key: 'notADocument' }, t)
          : kind === 'picture' && !isPicture(file)
            ? translateProblem({ key: 'notAPicture' }, t)
            : file.size > maxBytes
              ? translateProblem({ key: 'fileTooLarge', megabytes: maxBytes / 1_000_000 }, t)
              : undefined;
    const state: UploadState = problem === undefined ? { status: 'waiting' } : { status: 'refused', reason: problem };
    setUploads((known) => [...known, { key, file, kind, state }]);
    if (problem === undefined) enqueue({ key, file, kind });
  };

  /** Adds files of an earlier visit, which are in the media library. Returns their keys. */
  const restore = (files: readonly WireFileDetail[]): number[] => {
    const restored = files.map((stored): Upload => {
      nextKey.current += 1;
      const file = new File([], stored.fileName);
      return { key: nextKey.current, file, kind: 'picture', state: { status: 'done', stored } };
    });
    setUploads((known) => [...known, ...restored]);
    return restored.map(({ key }) => key);
  };

  const retry = (upload: Upload) => {
    setUploadState(upload.key, { status: 'waiting' });
    enqueue(upload);
  };

  const retryFailed = useEffectEvent(() => {
    for (const upload of uploads) if (upload.state.status === 'failed') retry(upload);
  });
  useEffect(() => {
    const retryAll = () => retryFailed();
    window.addEventListener('online', retryAll);
    return () => window.removeEventListener('online', retryAll);
  }, []);

  const cancel = ({ key }: Upload) => {
    cancelled.current.add(key);
    if (sending.current?.key === key) sending.current.abort();
    setUploads((known) => known.filter((upload) => upload.key !== key));
  };

  const busy = uploads.some(({ state: { status } }) => ['waiting', 'sending', 'preparing'].includes(status));
  return { uploads, add, restore, retry, cancel, busy, clear: () => setUploads([]) };
}
