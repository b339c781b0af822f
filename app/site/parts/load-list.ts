import type { RouterContextProvider } from 'react-router';
import type { ContentType, Item } from '../../../domain/model/define.ts';
import { visitor } from '../../../domain/people/viewer.ts';
import { servicesContext } from '../../services-context.ts';
import type { PictureView } from '../../ui/picture.tsx';
import { createReader, presentPicture, type Reader } from '../present.ts';
import { load, readListAddress } from './load.ts';

/** One page of a list, ready to show. */
export type ListView<T> = { banner: PictureView | null; items: T[]; page: number; totalPages: number };

export type ListSource<T> = {
  type: ContentType;
  /** The name of the picture over the list. */
  banner: string;
  present: (item: Item, read: Reader) => T;
};

type LoaderArgs = { context: Readonly<RouterContextProvider>; request: Request };

/** The page of a list that the address names, newest first; a page past the end has no items. */
export async function loadList<T>({ context, request }: LoaderArgs, { type, banner, present }: ListSource<T>) {
  const services = context.get(servicesContext);
  const { lang, paging } = readListAddress(request);
  return load(services, async (): Promise<ListView<T>> => {
    const { found, files } = await services.content.list(type, visitor, paging);
    const read = createReader(files, lang);
    return {
      banner: presentPicture(await services.site.picture(banner), lang),
      items: found.items.map((item) => present(item, read)),
      page: found.page,
      totalPages: found.totalPages,
    };
  });
}
