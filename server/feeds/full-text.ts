import { watchAddress } from '../../domain/content/watch-address.ts';
import { renderMarkdown } from '../../domain/markdown/render-markdown.ts';
import { escapeText } from '../../domain/markdown/write-text.ts';
import {
  getText,
  listMarkdownFields,
  findPictureField,
  getItemAddress,
  type ContentType,
  type Item,
} from '../../domain/model/define.ts';
import { getDirection, readIn, type Language } from '../../domain/model/localized.ts';
import { fileAddress, publicBase, renditionAddress } from '../files/file-address.ts';
import type { StoredFile } from '../store/files/file-row.ts';

/** In pixels; wide enough for the column of a reader. */
const pictureWidth = 720;

type Entry = { type: ContentType; item: Item; files: ReadonlyMap<string, StoredFile> };

/**
 * Returns the long text of an item with its picture, as HTML with absolute addresses, in one language or what is there
 * instead; `length` is that of the text as it is written. Undefined where there is none.
 */
export function renderFullText(
  { type, item, files }: Entry,
  origin: string,
  language: Language,
): { html: string; length: number } | undefined {
  const [field] = listMarkdownFields(type);
  const text = field === undefined ? undefined : readIn(getText(item.values, field), language);
  if (!text || text.text === '') return undefined;
  const { html, videos = [] } = renderMarkdown(text);
  const parts = videos.map(
    ({ id, title, html: rest }) =>
      `<p><a href="${escapeText(watchAddress(id))}">${escapeText(title || watchAddress(id))}</a></p>\n${rest}`,
  );
  const body = [renderPicture(type, item, files, language), html, ...parts].join('');
  const page = `${origin}${getItemAddress(type, item.id)}?lang=${language}`;
  return {
    html: `<div lang="${text.lang}" dir="${getDirection(text.lang)}">${absolute(body, origin, page)}</div>`,
    length: text.text.length,
  };
}

/** Returns the item's picture in a middle size, in a format that every reader shows. */
function renderPicture(type: ContentType, item: Item, files: Entry['files'], language: Language): string {
  const file = files.get(String(item.values[findPictureField(type) ?? '']));
  if (!file) return '';
  const [middle] = file.renditions
    .filter(({ format, width }) => format === 'webp' && (width ?? 0) >= pictureWidth)
    .toSorted((one, other) => (one.width ?? 0) - (other.width ?? 0));
  const base = publicBase(file);
  const address = middle ? renditionAddress(middle, base) : fileAddress(file, base);
  return `<p><img src="${escapeText(address)}" alt="${escapeText(readIn(file.alt, language).text)}"></p>\n`;
}

/** Makes the addresses in rendered HTML absolute; in texts every quotation mark is escaped. */
const absolute = (html: string, origin: string, page: string): string =>
  html.replace(/ (href|src)="(?=\/(?!\/))/g, ` $1="${origin}`).replaceAll(' href="#', ` href="${page}#`);
