/**
 * Publishing, unpublishing and deleting several items, and undoing it: the calls for single items, one after the other.
 */
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { ContentType } from '../../../domain/model/define.ts';
import type { StaffItem } from './api-types.ts';
import { historyApi } from './history-api.ts';
import { getItemState } from './item-facts.ts';

export type BulkAction = 'publish' | 'unpublish' | 'delete';
/** An item as it was, and as it is stored now; a deleted one is stored as it was. */
export type ChangedItem = { item: StaffItem; saved: StaffItem };
export type Failed = { item: StaffItem; error: unknown };
export type BulkResult = { changed: ChangedItem[]; failed: Failed[] };

type Args<T> = { type: ContentType; action: BulkAction; items: readonly T[]; onProgress: (done: number) => void };
type Send = (path: string, method: 'POST' | 'PUT' | 'DELETE', revision?: number) => Promise<BulkResponse>;
type BulkResponse = { data?: unknown; error?: FetchBaseQueryError | undefined };

/** Returns whether the calls that follow would fail for the same reason: no connection, no session, too many calls. */
const isGeneral = ({ status }: FetchBaseQueryError) =>
  typeof status !== 'number' || status === 401 || status === 429 || status >= 500;

/** Makes a call for each item; after a failure that is not about one item, the rest is not sent. */
async function oneByOne<T>(
  items: readonly T[],
  itemOf: (one: T) => StaffItem,
  call: (one: T) => Promise<BulkResponse>,
  onProgress: (done: number) => void,
): Promise<BulkResult> {
  const result: BulkResult = { changed: [], failed: [] };
  let general: FetchBaseQueryError | undefined;
  for (const [index, one] of items.entries()) {
    const item = itemOf(one);
    onProgress(index);
    const { data, error }: BulkResponse = general ? { error: general } : await call(one);
    if (error) result.failed.push({ item, error });
    else result.changed.push({ item, saved: isItem(data) ? data : item });
    if (error && isGeneral(error)) general = error;
  }
  return result;
}

const isItem = (data: unknown): data is StaffItem => typeof data === 'object' && data !== null && 'revision' in data;

export const bulkApi = historyApi.injectEndpoints({
  endpoints: (build) => ({
    changeItems: build.mutation<BulkResult, Args<StaffItem>>({
      queryFn: async ({ type, action, items, onProgress }, _api, _extra, baseQuery) => {
        const send = senderOf(baseQuery as (args: object) => PromiseLike<BulkResponse>);
        const call = ({ _id, revision }: StaffItem) => {
          const path = `/${type.name}/${_id}`;
          if (action === 'delete') return send(path, 'DELETE');
          return action === 'publish' ? send(path, 'PUT', revision) : send(`${path}/unpublish`, 'POST', revision);
        };
        return { data: await oneByOne(items, (item) => item, call, onProgress) };
      },
      invalidatesTags: (_result, _error, { type, items }) => tagsOf(type, items),
    }),
    /** Undoes `changeItems`: what was deleted is restored, and the others are as they were before. */
    undoChange: build.mutation<BulkResult, Args<ChangedItem>>({
      queryFn: async ({ type, action, items, onProgress }, _api, _extra, baseQuery) => {
        const send = senderOf(baseQuery as (args: object) => PromiseLike<BulkResponse>);
        const call = async ({ item, saved }: ChangedItem): Promise<BulkResponse> => {
          const path = `/${type.name}/${item._id}`;
          const before = `${path}/versions/${item.revision}/restore`;
          if (action === 'delete') return send(`${path}/restore`, 'POST');
          if (action === 'unpublish') return send(`${before}?published=1`, 'POST', saved.revision);
          const unpublished = await send(`${path}/unpublish`, 'POST', saved.revision);
          // An item that was scheduled has lost its date.
          return getItemState(type, saved) === 'scheduled' && isItem(unpublished.data)
            ? send(before, 'POST', unpublished.data.revision)
            : unpublished;
        };
        return { data: await oneByOne(items, ({ item }) => item, call, onProgress) };
      },
      invalidatesTags: (_result, _error, { type, items }) =>
        tagsOf(
          type,
          items.map(({ item }) => item),
        ),
    }),
  }),
});

const senderOf =
  (baseQuery: (args: object) => PromiseLike<BulkResponse>): Send =>
  async (url, method, revision) =>
    baseQuery({ url, method, ...(revision === undefined ? {} : { body: { revision: String(revision) } }) });

const tagsOf = (type: ContentType, items: readonly StaffItem[]) => [
  'trash' as const,
  'activity' as const,
  'files' as const,
  'file' as const,
  { type: 'list' as const, id: type.name },
  ...items.map(({ _id }) => ({ type: 'item' as const, id: _id })),
];
