import { useState, type ReactNode } from 'react';
import type { ContentType } from '../../../domain/model/define.ts';
import { maxLimit } from '../../../domain/model/paging.ts';
import { formatSort, parseSort } from '../../../domain/model/sorting.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { getAccess, mayCreate, mayOrder } from '../../../domain/people/permissions.ts';
import { api } from '../data/api.ts';
import { useStaffSelector } from '../data/store.ts';
import type { BulkAction } from '../data/bulk-api.ts';
import type { ListArgs, StaffItem } from '../data/api-types.ts';
import { BackLink } from '../screen/back-link.tsx';
import { DataTable } from '../list/data-table.tsx';
import { FilterChoice } from '../list/filter-choice.tsx';
import { ListFoot } from '../list/list-foot.tsx';
import { LoadProblem } from '../screen/load-problem.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { ViewLink } from '../screen/view-link.tsx';
import { useListFocus } from '../list/use-list-focus.ts';
import { useExistingPage } from '../list/use-existing-page.ts';
import { FailedItems } from './bulk/failed-items.tsx';
import { SelectionBar } from './bulk/selection-bar.tsx';
import { useBulkActions } from './bulk/use-bulk-actions.ts';
import { useSelection } from './bulk/use-selection.ts';
import { useContentColumns } from './content-columns.tsx';
import { useTypeLabels } from '../data/type-labels.ts';
import { getListFilters } from './list-filters.ts';
import { createSorting } from './list-order.ts';
import { MoveButtons } from './move-buttons.tsx';
import { NothingListed } from './nothing-listed.tsx';
import { SavedLine } from './saved-line.tsx';
import { useListActions } from './use-list-actions.ts';
import { useOrder } from './use-order.ts';

const nothing: readonly StaffItem[] = [];

/** Rows per page (specification 7, page sizes). Lists that staff order are shown whole. */
const pageSizeOf = (type: ContentType) => (type.ordered ? maxLimit : (type.rowsPerPage ?? 20));

type Props = {
  type: ContentType;
  title: string;
  intro?: string;
  /** The address of the list; its edit pages are below it. */
  base: string;
  /** Another way to create items, beside the button. */
  action?: ReactNode;
  /** What was done before the list was opened, below its heading. */
  notice?: ReactNode;
  /** Only items created by the signed-in user. */
  mine?: boolean;
  /** The parent screen of the list, and the public page that shows its items. */
  siteLinks?: { back: string; shownAt: string };
};

/** The table of a content type: search, filters, pages, creating and deleting. */
export function ContentList({ type, title, intro, base, action, notice, mine = false, siteLinks }: Props) {
  const { lang, t } = useStaffTranslation();
  const { labelOf } = useTypeLabels(type);
  const { page, q, filter, sort, rows, hrefOf, replaceWith } = useListAddress();
  const user = useStaffSelector((state) => state.session.user);
  const access = user && getAccess(user, type.name);
  const filters = getListFilters(type, filter);
  const chosen = filters.find(({ key }) => key === filter);
  const usual = pageSizeOf(type);
  const chosenOrder = parseSort(type, sort);
  const limit = type.ordered ? usual : (rows ?? usual);
  const list: ListArgs = {
    type: type.name,
    page,
    limit,
    ...(q ? { q } : {}),
    ...chosen?.args,
    ...(mine ? { mine: 1 } : {}),
    ...(chosenOrder ? { sort: formatSort(chosenOrder) } : {}),
    ...(chosenOrder?.by === 'title' ? { lang } : {}),
  };
  const query = api.useListItemsQuery(list, { refetchOnReconnect: true });
  const showAll = () => replaceWith({ q: '', filter: '', sort: '', page: 1 });
  const actions = useListActions(type, { base, showStart: showAll });

  const { data, isFetching } = query;
  const empty = data?.total === 0 && !isFetching;
  const { table, notice: nothingListed, focusTable } = useListFocus(empty);
  // The page no longer exists: its last row was deleted, or the address is old.
  useExistingPage({ data, isFetching }, page, replaceWith);

  const [removed, setRemoved] = useState<readonly string[]>([]);
  const remove = async (id: string) => {
    if (!(await actions.remove(id))) return;
    setRemoved((known) => [...known, id]);
    // The deleted row had the focus.
    focusTable();
  };
  const selection = useSelection(data?.items ?? nothing, JSON.stringify(list));
  const bulk = useBulkActions(type);
  const change = async (action: BulkAction) => {
    const result = await bulk.run(action, selection.items);
    if (!result) return;
    const { changed, failed } = result;
    if (action === 'delete') setRemoved((known) => [...known, ...changed.map(({ item }) => item._id)]);
    // Those that failed stay chosen, for another try.
    selection.choose(failed.map(({ item }) => item._id));
    // Without chosen items, the bar that had the focus is gone.
    if (failed.length === 0) focusTable();
  };
  // Positions within a filtered list, one page of it or another order would be misleading.
  const isWhole = !q && !chosen && !chosenOrder && data?.totalPages === 1;
  const order = useOrder(type, list, data?.items ?? nothing);
  const renderMoveButtons =
    type.ordered && isWhole && user && mayOrder(user, type.name)
      ? (item: StaffItem) => (
          <MoveButtons
            id={item._id}
            position={data.items.indexOf(item)}
            count={data.items.length}
            onMove={(id, move) => void order.move(id, move)}
            onDrop={(id, position) => void order.moveTo(id, position)}
          />
        )
      : undefined;
  const columns = useContentColumns({
    type,
    base,
    deletingId: actions.deletingId,
    onDelete: (id) => void remove(id),
    // All that is done with several items publishes or deletes them.
    selection: access === 'publish' || access === 'own' ? selection : undefined,
    user,
    createSorting: (by) => createSorting(type, chosenOrder, by, (next) => hrefOf({ sort: next })),
    renderMoveButtons,
  });
  const failed = query.isError && !isFetching;
  return (
    <>
      {siteLinks && (
        <div className="flex flex-wrap justify-between gap-x-6">
          <BackLink to={siteLinks.back} label={t('site.back')} />
          <ViewLink path={siteLinks.shownAt} label={t('edit.viewPage')} />
        </div>
      )}
      <ScreenHead
        title={title}
        {...(intro ? { intro } : {})}
        action={
          <div className="flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-4">
            {action}
            {user && mayCreate(user, type.name) && (
              <button
                type="button"
                className="button"
                disabled={actions.creating}
                onClick={() => void actions.create()}
              >
                {labelOf('create')}
              </button>
            )}
          </div>
        }
      />
      <SavedLine editBase={base} removed={removed} />
      {notice}
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <SearchBox
          label={t('table.searchBy', { field: labelOf(`fields.${type.titleField}`).toLowerCase() })}
          value={q}
          onSearch={(term) => replaceWith({ q: term })}
        />
        <FilterChoice
          entries={[{ key: '', label: t('table.all') }, ...filters.map(({ key, label }) => ({ key, label: t(label) }))]}
          chosen={chosen?.key ?? ''}
          hrefOf={(key) => hrefOf({ filter: key })}
        />
      </div>
      {type.ordered && chosenOrder && (
        <p className="mb-4">
          <LocalLink to={hrefOf({ sort: '' })} className="text-link inline-flex min-h-11 items-center">
            {t('order.showOwn')}
          </LocalLink>
        </p>
      )}
      {type.ordered && <output className="sr-only">{order.announcement}</output>}
      <output className="sr-only">{data && !isFetching && t('table.count', { count: data.total })}</output>
      {bulk.failure && <FailedItems type={type} base={base} failure={bulk.failure} onClose={bulk.dismissFailure} />}
      {failed && (
        <LoadProblem error={query.error} fallback={labelOf('listFailed')} onRetry={() => void query.refetch()} />
      )}
      {failed && !query.currentData ? null : empty ? (
        <NothingListed
          ref={nothingListed}
          term={q}
          filter={chosen}
          first={mine ? t('table.noneOfYours') : labelOf('empty')}
          onShowAll={showAll}
        />
      ) : (
        <>
          <DataTable
            ref={table}
            caption={title}
            columns={columns}
            rows={data && data.items.length > 0 ? data.items : undefined}
            keyOf={(item) => item._id}
            busy={isFetching}
            expected={Math.min(limit, 8)}
          />
          {(selection.items.length > 0 || bulk.progress) && (
            <SelectionBar
              items={selection.items}
              progress={bulk.progress}
              onAction={(action) => void change(action)}
              onClear={() => {
                selection.choose([]);
                focusTable();
              }}
            />
          )}
          {data && (
            <ListFoot
              page={page}
              total={data.total}
              rows={type.ordered ? undefined : rows}
              usual={usual}
              hrefOf={hrefOf}
              replaceWith={replaceWith}
              onTurn={focusTable}
            />
          )}
        </>
      )}
    </>
  );
}
