import { contentTypes } from '../../../domain/content/index.ts';
import { reports } from '../../../domain/content/reports.ts';
import { notFound } from '../../../domain/errors.ts';
import { isMiddle } from '../../../domain/media/focal-point.ts';
import { findPictureField, getTitle } from '../../../domain/model/define.ts';
import { getDirection, readIn, type Language, type ReadText } from '../../../domain/model/localized.ts';
import { visitor } from '../../../domain/people/viewer.ts';
import type { SharedItem } from '../../files/media/share-picture.ts';
import type { StoredFile } from '../../store/files/file-row.ts';
import type { ContentService } from './content.ts';
import type { SiteService } from '../site/site.ts';

/** Returns what the share picture of a public item shows in a language; throws 404 where there is no such item. */
export async function findSharedItem(
  { content, site }: { content: ContentService; site: SiteService },
  { typeName, id, language }: { typeName: string; id: string; language: Language },
): Promise<SharedItem> {
  const type = contentTypes.find(({ name }) => name === typeName);
  if (!type) throw notFound();
  const [{ found, files }, { name }] = await Promise.all([content.get(type, visitor, id), site.settings()]);
  const pictureId = found.values[findPictureField(type) ?? ''];
  const picture = typeof pictureId === 'string' ? files.get(pictureId) : undefined;
  const drawn = ({ text, lang }: ReadText) => ({ text, rtl: getDirection(lang) === 'rtl' });
  return {
    file: picture && type === reports ? keepTop(picture) : picture,
    texts: { title: drawn(readIn(getTitle(type, found.values), language)), name: drawn(readIn(name.short, language)) },
  };
}

/** Returns a cover, which is a page, with its top as the point to keep, unless staff have set one. */
const keepTop = (cover: StoredFile): StoredFile =>
  isMiddle(cover.focus) ? { ...cover, focus: { ...cover.focus, y: 0 } } : cover;
