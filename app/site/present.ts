/**
 * Converts stored items and files to what public pages show, in one language. Only loaders call this, so it stays on
 * the server; the browser gets the small results.
 */
import type { DateField } from '../../domain/fields/date.ts';
import type { DocumentField } from '../../domain/fields/document.ts';
import type { ChoiceField } from '../../domain/fields/choice.ts';
import type { LinkField } from '../../domain/fields/link.ts';
import type { NumberField } from '../../domain/fields/number.ts';
import type { PictureField } from '../../domain/fields/picture.ts';
import type { LocalizedTextField, TextField } from '../../domain/fields/text.ts';
import { createSummary } from '../../domain/text/create-summary.ts';
import { cropClasses } from '../../domain/media/focal-point.ts';
import { renderMarkdown, type ProseView } from '../../domain/markdown/render-markdown.ts';
import { getPictureHash } from '../../domain/media/text-pictures.ts';
import { getText, type ContentType, type FieldNames, type Item } from '../../domain/model/define.ts';
import { readIn, type Language, type ReadText } from '../../domain/model/localized.ts';
import { readDocument } from '../../domain/model/read-document.ts';
import { findIn, type ReadTranslations } from '../../domain/quran/translations.ts';
import { fileAddress, filesPath, publicBase, renditionAddress } from '../../server/files/file-address.ts';
import type { StoredFile } from '../../server/store/files/file-row.ts';
import { getPictureFolder, type PictureView } from '../ui/picture.tsx';

export function presentPicture(file: StoredFile | undefined, language: Language): PictureView | null {
  if (!file || file.width === null || file.height === null) return null;
  const base = publicBase(file);
  const src = fileAddress(file, base);
  const folder = getPictureFolder(src);
  const widths = (format: string) =>
    file.renditions
      .filter(
        (rendition) =>
          rendition.format === format && renditionAddress(rendition, base) === `${folder}${rendition.width}.${format}`,
      )
      .map((rendition) => rendition.width ?? 0)
      .toSorted((a, b) => a - b)
      .join(' ');
  const crop = cropClasses(file.focus);
  return {
    src,
    avif: widths('avif'),
    webp: widths('webp'),
    width: file.width,
    height: file.height,
    alt: readIn(file.alt, language),
    ...(crop === undefined ? {} : { crop }),
  };
}

/** Returns the address and size of a logo, which needs no renditions. */
export function presentLogo(
  file: StoredFile | undefined,
  language: Language,
): Pick<PictureView, 'src' | 'width' | 'height'> | null {
  const picture = presentPicture(file, language);
  return picture && { src: picture.src, width: picture.width, height: picture.height };
}

/**
 * Returns a document for reading and downloading; `defaultName` where the file has no name (specification 2, reports).
 */
export function presentDocument(file: StoredFile | undefined, defaultName: string) {
  return file
    ? { address: fileAddress(file), name: file.fileName || defaultName, bytes: file.bytes, pages: file.pages }
    : null;
}

/** Reads fields of items of one type by name; each method accepts only fields of its kind. */
export type FieldReader<T extends ContentType> = {
  /** A localized text, with fallback. */
  text: (item: Item<T>, field: FieldNames<T, LocalizedTextField>) => ReadText;
  /** The beginning of what describes the item, by default as much as the preview of a text has; empty without any. */
  summary: (item: Item<T>, length?: number) => ReadText;
  /** A value that is the same in every language; of a number its digits. */
  value: (
    item: Item<T>,
    field: FieldNames<T, ChoiceField | DateField | LinkField | NumberField | TextField<false>>,
  ) => string | null;
  picture: (item: Item<T>, field: FieldNames<T, PictureField>) => PictureView | null;
  /** A document in the visitor's language if there is one, with its language (`readDocument`). */
  document: (
    item: Item<T>,
    field: FieldNames<T, DocumentField>,
  ) => { file: StoredFile; lang: Language | undefined } | undefined;
  /** A long text, rendered with the pictures that are in the media library and the translations that were read. */
  prose: (item: Item<T>, field: FieldNames<T, LocalizedTextField>) => ProseView;
};

/**
 * Returns the field reader for the items of one query result, in one language. `translations` are those of the verses
 * in long texts, by the name of their field.
 */
export function createFieldReader<T extends ContentType>(
  type: T,
  files: ReadonlyMap<string, StoredFile>,
  language: Language,
  translations: ReadonlyMap<string, ReadTranslations> = new Map(),
): FieldReader<T> {
  const fileOf = (item: Item, field: string): StoredFile | undefined => {
    const id = item.values[field];
    return typeof id === 'string' ? files.get(id) : undefined;
  };
  return {
    text: (item: Item, field: string) => readIn(getText(item.values, field), language),
    summary: (item: Item, length) => createSummary(type, item.values, language, length) ?? { text: '', lang: language },
    value: (item: Item, field: string) => (item.values[field] as string | null) ?? null,
    picture: (item: Item, field: string) => presentPicture(fileOf(item, field), language),
    document: (item: Item, field: string) => {
      const found = readDocument(type, field, item.values, language);
      const file = files.get(found?.id ?? '');
      return file && { file, lang: found?.lang };
    },
    prose: (item: Item, field: string) => {
      const translation = translations.get(field);
      return renderMarkdown(readIn(getText(item.values, field), language), {
        findPicture(hash) {
          const found = [...files.values()].find((file) => getPictureHash(fileAddress(file)) === hash);
          return found && (presentPicture({ ...found, publicBase: filesPath }, language) ?? undefined);
        },
        findTranslation: translation && findIn(translation),
      });
    },
  };
}
