/** Jobs and results of the process that decodes uploaded files. Paths are those of temporary files. */
import type { FieldProblem } from '../../domain/errors.ts';
import type { FocalPoint } from '../../domain/media/focal-point.ts';
import type { Rendition } from '../store/file-row.ts';

/** `transparent`: transparency is preserved, as for a logo on a coloured background. */
export type PictureOptions = { transparent?: true | undefined };

/** A picture in all its renditions, each in a file beside the source. */
export type EncodedPicture = {
  width: number;
  height: number;
  tint: string;
  renditions: { rendition: Rendition; path: string }[];
};

export type PictureJob = { do: 'picture'; path: string; hash: string } & PictureOptions;
/** With `withoutCover` the first page is read but not drawn. */
export type PdfJob = { do: 'pdf'; path: string; withoutCover?: boolean };
export type ShareJob = { do: 'share'; path: string; target: string; tint: string | null; focus: FocalPoint };
export type MediaJob = PictureJob | PdfJob | ShareJob;

/** The number of pages of a PDF, and a picture of its first (PNG) where it can be rendered. */
export type PdfFacts = { pages: number; firstPage: { path: string; size: number } | undefined };

export type MediaAnswer<J extends MediaJob> = J extends PictureJob
  ? { picture: EncodedPicture } | { problem: FieldProblem }
  : J extends PdfJob
    ? { facts: PdfFacts } | { problem: FieldProblem }
    : { size: number };
