/** Jobs and results of the process that decodes uploaded files. Paths are those of temporary files. */
import type { FieldProblem } from '../../../domain/errors.ts';
import type { FocalPoint } from '../../../domain/media/focal-point.ts';
import type { Rendition } from '../../store/files/file-row.ts';
import type { ShareTexts } from './share/draw-texts.ts';

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
/** Without `path` the motif is the background; `texts` are drawn over it. */
export type ShareJob = {
  do: 'share';
  path: string | undefined;
  target: string;
  tint: string | null;
  focus: FocalPoint;
  texts?: ShareTexts;
};
export type PdfTextJob = { do: 'pdf-text'; path: string };
/** Draws the pages from `from` to the one before `to`, counted from 0, or as many as there is time for. */
export type PdfPagesJob = { do: 'pdf-pages'; path: string; from: number; to: number };
export type MediaJob = PictureJob | PdfJob | PdfTextJob | PdfPagesJob | ShareJob;

/** The picture of a page (WebP), in pixels and bytes. */
export type DrawnPage = { path: string; width: number; height: number; bytes: number };
/** Pages one after the other, null for one that cannot be drawn; `total` is the number of pages of the PDF. */
export type DrawnPages = { pages: (DrawnPage | null)[]; total: number };

/** The number of pages of a PDF, and a picture of its first (PNG) where it can be rendered. */
export type PdfFacts = { pages: number; firstPage: { path: string; size: number } | undefined };

export type MediaAnswer<J extends MediaJob> = J extends PictureJob
  ? { picture: EncodedPicture } | { problem: FieldProblem }
  : J extends PdfJob
    ? { facts: PdfFacts } | { problem: FieldProblem }
    : J extends PdfTextJob
      ? { text: string; words: string }
      : J extends PdfPagesJob
        ? DrawnPages
        : { size: number };
