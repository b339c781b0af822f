/** What the process that decodes foreign files is asked, and what it answers. Paths are those of temporary files. */
import type { FieldProblem } from '../../domain/errors.ts';
import type { Rendition } from '../store/file-store.ts';

/** `transparent`: what can be seen through stays so, as in a logo that stands on a coloured ground. */
export type PictureLook = { transparent?: true | undefined };

/** A picture in all its forms, each in a file beside the one that was read. */
export type EncodedPicture = {
  width: number;
  height: number;
  tint: string;
  renditions: { rendition: Rendition; path: string }[];
};

export type PictureJob = { do: 'picture'; path: string; hash: string } & PictureLook;
export type PdfJob = { do: 'pdf'; path: string };
export type ShareJob = { do: 'share'; path: string; target: string; tint: string | null };
export type MediaJob = PictureJob | PdfJob | ShareJob;

/** The number of pages of a PDF, and the picture of its first (PNG) where it can be drawn. */
export type PdfFacts = { pages: number; firstPage: { path: string; size: number } | undefined };

export type MediaAnswer<J extends MediaJob> = J extends PictureJob
  ? { picture: EncodedPicture } | { problem: FieldProblem }
  : J extends PdfJob
    ? { facts: PdfFacts } | { problem: FieldProblem }
    : { size: number };
