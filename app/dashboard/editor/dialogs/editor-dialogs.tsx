import type { Command, EditorState } from 'prosemirror-state';
import type { Language } from '../../../../domain/model/localized.ts';
import { VerseDialog } from '../../fields/verse/verse-dialog.tsx';
import { insertVerse, insertVideo, findSelectedLink, setLink } from '../commands.ts';
import { DocumentDialog } from './document-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { getSelectedPicture, removePicture, setPicture } from '../picture-commands.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { VideoDialog } from './video-dialog.tsx';

/** `files`: pictures that were dropped or pasted, of which the dialog is for the first. */
export type OpenDialog =
  { name: 'link' | 'document' | 'video' | 'verse' } | { name: 'picture'; files: readonly File[] };

type Props = {
  dialog: OpenDialog | undefined;
  state: EditorState;
  language: Language;
  /** Closes the dialog, runs the command, and opens the next dialog, if any. */
  onRun: (command: Command, next?: OpenDialog) => void;
  onClose: () => void;
};

/** The dialog of the visual editor that is open. */
export function EditorDialogs({ dialog, state, language, onRun, onClose }: Props) {
  if (dialog?.name === 'verse')
    return (
      <VerseDialog language={language} onInsert={(quotation) => onRun(insertVerse(quotation))} onClose={onClose} />
    );
  if (dialog?.name === 'video')
    return <VideoDialog onInsert={(address, title) => onRun(insertVideo(address, title))} onClose={onClose} />;
  if (dialog?.name === 'document') {
    const { from, to, text } = findSelectedLink(state);
    return (
      <DocumentDialog
        selected={text}
        language={language}
        onInsert={(address, words) => onRun(setLink(from, to, address, words))}
        onClose={onClose}
      />
    );
  }
  if (dialog?.name === 'link') {
    const link = findSelectedLink(state);
    return (
      <LinkDialog
        link={link}
        language={language}
        onSet={(href, text) => onRun(setLink(link.from, link.to, href, text))}
        onClose={onClose}
      />
    );
  }
  if (dialog?.name !== 'picture') return null;
  const [file, ...files] = dialog.files;
  return (
    <PictureDialog
      picture={file ? undefined : getSelectedPicture(state)}
      file={file}
      language={language}
      onSet={(picture) => onRun(setPicture(picture), files.length > 0 ? { name: 'picture', files } : undefined)}
      onRemove={() => onRun(removePicture)}
      onClose={onClose}
    />
  );
}
