import { useState } from 'react';
import { cropClasses } from '../../../domain/media/focal-point.ts';
import type { WireMediaEntry } from '../data/api-types.ts';
import { getFileFormat } from './get-file-format.ts';

/** The thumbnail of a picture, or a document icon with the file's extension. */
export function MediaPicture({ file }: { file: Omit<WireMediaEntry, 'uses'> }) {
  const [failed, setFailed] = useState<string>();
  if (file.kind === 'picture' && file.thumbnail && failed !== file.thumbnail) {
    return (
      <img
        src={file.thumbnail}
        alt=""
        width={file.width ?? undefined}
        height={file.height ?? undefined}
        loading="lazy"
        decoding="async"
        className={`media-picture ${cropClasses(file.focus) ?? ''}`}
        onError={() => setFailed(file.thumbnail)}
      />
    );
  }
  return (
    <span className="media-picture grid place-items-center text-muted">
      <span className="grid justify-items-center gap-1">
        <svg
          viewBox="0 0 24 24"
          className="size-10"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.2"
          strokeLinejoin="round"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7" />
        </svg>
        <span className="text-xs font-semibold" dir="ltr" aria-hidden="true">
          {file.kind === 'document' && getFileFormat(file)}
        </span>
      </span>
    </span>
  );
}
