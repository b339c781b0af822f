import { documentTypes } from '../../../domain/fields/document.ts';
import { pictureTypes } from '../../../domain/fields/picture.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useStaffTranslation } from '../../i18n/language.ts';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { api } from '../data/api.ts';
import { useStaffSelector } from '../data/store.ts';
import { FileButton, FileChooser } from '../fields/files/file-chooser.tsx';
import { FilterChoice } from '../list/filter-choice.tsx';
import { LoadProblem } from '../screen/load-problem.tsx';
import { Pager } from '../list/pager.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { StaffNotice } from '../screen/staff-notice.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { failureText } from '../parts/translate-problem.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';
import { useExistingPage } from '../list/use-existing-page.ts';
import { FileTile } from './file-tile.tsx';
import { mediaFilters, type MediaFilter } from './media-filters.ts';
import { StorageNotice } from './storage-notice.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';
import '../content/form/form.css';
import './media.css';

const pageSize = 24;

/** The media library: all uploaded pictures and documents, to find, describe and use again. */
export default function MediaLibrary() {
  const { t } = useStaffTranslation();
  const isSuperadmin = useStaffSelector((state) => state.session.user?.role === 'superadmin');
  const { page, q, filter, hrefOf, replaceWith } = useListAddress();
  const filters = mediaFilters.filter(({ args }) => isSuperadmin || !args.trash);
  const chosen = filters.find(({ key }) => key === filter);
  const query = api.useListFilesQuery(
    { page, limit: pageSize, ...(q ? { q } : {}), ...chosen?.args },
    { refetchOnReconnect: true },
  );
  const { uploads, add, retry, cancel, busy, clear } = useUploads('both');
  const grid = useRef<HTMLDivElement>(null);

  // The page no longer exists: its last file was deleted, or the address is old.
  const { data, isFetching } = query;
  useExistingPage({ data, isFetching }, page, replaceWith);

  const failed = query.isError && !isFetching;
  return (
    <>
      <ScreenHead title={t('media.title')} intro={t('media.intro')} />
      <Deleted />
      <div className="mb-5">
        <FileChooser
          id="upload"
          label={t('media.upload')}
          accept={pictureTypes}
          multiple
          dropHint={t('media.dropBoth')}
          onChoose={add}
          action={
            <FileButton
              id="upload-documents"
              label={t('media.uploadDocuments')}
              accept={documentTypes}
              multiple
              onChoose={(files) => files.forEach(add)}
            />
          }
        />
      </div>
      <StorageNotice storage={data?.storage} />
      <UploadList uploads={uploads} busy={busy} onRetry={retry} onCancel={cancel} onClear={clear} />
      <div className="media-filters mb-5 flex flex-wrap items-center gap-3">
        <SearchBox label={t('media.search')} value={q} onSearch={(term) => replaceWith({ q: term })} />
        <FilterChoice
          entries={[{ key: '', label: t('table.all') }, ...filters.map(({ key, label }) => ({ key, label: t(label) }))]}
          chosen={chosen?.key ?? ''}
          hrefOf={(key) => hrefOf({ filter: key })}
        />
      </div>
      <output className="sr-only">{data && !isFetching && t('media.count', { count: data.total })}</output>
      {failed && (
        <LoadProblem error={query.error} fallback={t('media.listFailed')} onRetry={() => void query.refetch()} />
      )}
      {failed && !query.currentData ? null : data?.total === 0 && !isFetching ? (
        <NothingHere term={q} filter={chosen} onShowAll={() => replaceWith({ q: '', filter: '', page: 1 })} />
      ) : (
        <div ref={grid} tabIndex={-1} className="outline-none" aria-busy={isFetching || !data}>
          <ul className="media-grid" aria-label={t('media.title')}>
            {data
              ? data.files.map((file) => <FileTile key={file._id} file={file} />)
              : Array.from({ length: 8 }, (_tile, index) => <li key={index} className="media-tile media-skeleton" />)}
          </ul>
          {data && (
            <Pager
              page={page}
              totalPages={data.totalPages}
              hrefOf={(number) => hrefOf({ page: number })}
              onTurn={() => grid.current?.focus({ preventScroll: true })}
            />
          )}
        </div>
      )}
    </>
  );
}

/** Explains why the media library is empty, and what to do next. */
function NothingHere({
  term,
  filter,
  onShowAll,
}: {
  term: string;
  filter: MediaFilter | undefined;
  onShowAll: () => void;
}) {
  const { t } = useStaffTranslation();
  if (!term && !filter) return <StaffNotice title={t('media.empty')} text={t('media.emptyText')} />;
  const showAll = (
    <button type="button" className="button button-quiet" onClick={onShowAll}>
      {t('table.showAll')}
    </button>
  );
  if (term)
    return <StaffNotice title={t('table.noMatch', { query: term })} text={t('table.noMatchHint')} action={showAll} />;
  return <StaffNotice title={t(filter!.nothing)} action={showAll} />;
}

/** The file that was just deleted, with a button to undo it. */
function Deleted() {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const navigate = useLocalNavigate();
  const { pathname, search, state } = useLocation();
  const [restore, { isLoading }] = api.useRestoreFileMutation();
  const { deleted } = (state ?? {}) as { deleted?: { id: string; name: string } };
  const undoButton = useRef<HTMLButtonElement>(null);
  const id = deleted?.id;
  useEffect(() => {
    if (id) undoButton.current?.focus();
  }, [id]);
  if (!deleted) return null;
  const undo = async () => {
    try {
      await restore(deleted.id).unwrap();
      void notify('success', t('media.restored'));
      await navigate(`${pathname}${search}`, { replace: true, state: null });
    } catch (error) {
      void notify('error', failureText(error, t('media.restoreFailed'), t));
    }
  };
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-border bg-surface px-4 py-2">
      <p role="status" className="min-w-0 break-words">
        {t('media.deleted', { name: deleted.name })}
      </p>
      <button
        ref={undoButton}
        type="button"
        className="button button-quiet"
        disabled={isLoading}
        onClick={() => void undo()}
      >
        {t('media.undo')}
      </button>
    </div>
  );
}
