import { useEffect, useEffectEvent } from 'react';
import { useUploads } from '../media/use-uploads.ts';

/** Uploads one file from a dialog: a further one replaces it, and closing the dialog ends it. */
export function useDialogUpload(kind: 'picture' | 'document') {
  const { uploads, add, retry, cancel } = useUploads(kind);
  const upload = uploads.at(-1);
  const end = () => upload && cancel(upload);
  const endOnClose = useEffectEvent(end);
  useEffect(() => () => void endOnClose(), []);
  return {
    upload,
    stored: upload && 'stored' in upload.state ? upload.state.stored : undefined,
    isUploading: upload !== undefined && ['waiting', 'sending', 'preparing'].includes(upload.state.status),
    start: (file: File) => {
      end();
      add(file);
    },
    retry: () => upload && retry(upload),
    end,
  };
}

/** Calls `insert` with what was sent before it was uploaded, outside of the effect: it closes the dialog at once. */
export function useInsertLater<T>(wasSent: boolean, uploaded: T | undefined, insert: (uploaded: T) => void): void {
  const insertUploaded = useEffectEvent(insert);
  useEffect(() => {
    if (!wasSent || uploaded === undefined) return undefined;
    const timer = setTimeout(() => insertUploaded(uploaded));
    return () => clearTimeout(timer);
  }, [wasSent, uploaded]);
}
