import type { RouterContextProvider } from 'react-router';
import type { ContentType, Item } from '../../../domain/model/define.ts';
import { visitor } from '../../../domain/people/viewer.ts';
import { isBannerPage } from '../../../domain/site/banners.ts';
import { servicesContext } from '../../services-context.ts';
import type { PictureView } from '../../ui/picture.tsx';
import { createFieldReader, presentPicture, type FieldReader } from '../present.ts';
import { load, readListAddress } from './load.ts';

/** One page of a list, ready to be shown. */
export type ListView<T> = { banner: PictureView | null; items: T[]; page: number; totalPages: number };

export type ListSource<T extends ContentType, V> = {
  type: T;
  present: (item: Item<T>, read: FieldReader<T>) => V;
};

type LoaderArgs = { context: Readonly<RouterContextProvider>; request: Request };

/**
 * Loads the page of a list that the address names, in the order of its type. A page past the end has no items and is a
 * 404, so that it is not cached.
 */
export async function loadList<T extends ContentType, V>(
  { context, request }: LoaderArgs,
  { type, present }: ListSource<T, V>,
) {
  const services = context.get(servicesContext);
  const { lang, paging } = readListAddress(request);
  const banner = isBannerPage(type.name) ? type.name : undefined;
  const read = async (): Promise<ListView<V>> => {
    const [{ found, files }, picture] = await Promise.all([
      services.content.list(type, visitor, paging),
      banner && services.site.banner(banner),
    ]);
    const fieldReader = createFieldReader(type, files, lang);
    return {
      banner: presentPicture(picture, lang),
      items: found.items.map((item) => present(item, fieldReader)),
      page: found.page,
      totalPages: found.totalPages,
    };
  };
  return load(services, read, ({ items, page }) => (items.length === 0 && page > 1 ? 404 : 200));
}
