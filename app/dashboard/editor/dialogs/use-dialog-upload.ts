import { useEffect, useEffectEvent, useState } from 'react';
import { useUploads } from '../../media/use-uploads.ts';

/** Uploads one file from a dialog: a further one replaces it, and closing the dialog ends it. */
export function useDialogUpload(kind: 'picture' | 'document') {
  const { uploads, add, retry, cancel } = useUploads(kind);
  const [wasSent, setSent] = useState(false);
  const upload = uploads.at(-1);
  const cancelUpload = () => upload && cancel(upload);
  const cancelOnClose = useEffectEvent(cancelUpload);
  useEffect(() => () => void cancelOnClose(), []);
  const end = () => {
    cancelUpload();
    // What was sent without a file is not sent again with another: there may be a text to type first.
    setSent(false);
  };
  return {
    upload,
    stored: upload && 'stored' in upload.state ? upload.state.stored : undefined,
    isUploading: upload !== undefined && ['waiting', 'sending', 'preparing'].includes(upload.state.status),
    wasSent,
    send: () => setSent(true),
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
