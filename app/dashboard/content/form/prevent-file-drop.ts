import type { DragEvent } from 'react';

/** Without this, a file dropped outside its field would replace the page. */
export function preventFileDrop(event: DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}
