import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { readIn } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { api } from '../data/api.ts';
import type { WireMediaEntry } from '../data/api-types.ts';
import { LoadProblem } from '../screen/load-problem.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { StaffNotice } from '../screen/staff-notice.tsx';
import { useModal } from '../parts/use-modal.ts';
import { MediaPicture } from './media-picture.tsx';
import './media.css';
import { LineIcon } from '../parts/line-icon.tsx';

const pageSize = 24;

type Props = { kind?: WireMediaEntry['kind']; onChoose: (file: WireMediaEntry) => void; onClose: () => void };

/**
 * A dialog over the form that chooses a file of the media library, a picture by default. Rendered outside the form,
 * which would otherwise receive its key presses.
 */
export function ChooseFile({ kind = 'picture', onChoose, onClose }: Props) {
  const { t } = useStaffTranslation();
  const dialog = useModal();
  return createPortal(
    <dialog ref={dialog} className="dashboard-dialog media-dialog" aria-labelledby="choose-title" onClose={onClose}>
      <div className="flex items-center justify-between gap-3 border-b border-border py-2 ps-4 pe-2">
        <h2 id="choose-title" className="text-xl">
          {t(kind === 'picture' ? 'media.chooseTitle' : 'media.chooseDocument')}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={t('media.close')}
          onClick={() => dialog.current?.close()}
        >
          <LineIcon name="close" />
        </button>
      </div>
      <Files kind={kind} onTake={onChoose} />
    </dialog>,
    document.body,
  );
}

function Files({ kind, onTake }: { kind: WireMediaEntry['kind']; onTake: (file: WireMediaEntry) => void }) {
  const { t } = useStaffTranslation();
  const [{ q, page }, setQuery] = useState({ q: '', page: 1 });
  const { data, error, isFetching, refetch } = api.useListFilesQuery({
    kind,
    page,
    limit: pageSize,
    ...(q ? { q } : {}),
  });
  const body = useRef<HTMLDivElement>(null);
  const turnTo = (next: number) => {
    setQuery({ q, page: next });
    body.current?.scrollTo({ top: 0 });
    body.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className="flex border-b border-border px-4 py-3">
        <SearchBox label={t('media.search')} value={q} onSearch={(term) => setQuery({ q: term, page: 1 })} />
      </div>
      <div ref={body} tabIndex={-1} className="media-dialog-body outline-none" aria-busy={isFetching || !data}>
        <output className="sr-only">{data && !isFetching && t('media.count', { count: data.total })}</output>
        {error && !isFetching ? (
          <LoadProblem error={error} fallback={t('media.listFailed')} onRetry={() => void refetch()} />
        ) : data?.total === 0 && !isFetching ? (
          q ? (
            <StaffNotice title={t('table.noMatch', { query: q })} text={t('table.noMatchHint')} />
          ) : (
            <StaffNotice text={t(kind === 'picture' ? 'media.chooseEmpty' : 'media.nothing.documents')} />
          )
        ) : (
          <ul className="media-grid">
            {data
              ? data.files.map((file) => <FileChoice key={file._id} file={file} onTake={onTake} />)
              : Array.from({ length: 8 }, (_tile, index) => <li key={index} className="media-tile media-skeleton" />)}
          </ul>
        )}
      </div>
      {data && data.totalPages > 1 && (
        <nav
          aria-label={t('lists.pagination')}
          className="flex items-center justify-between gap-3 border-t border-border px-4 py-2"
        >
          <button
            type="button"
            className="button button-quiet page-step"
            disabled={page <= 1}
            onClick={() => turnTo(page - 1)}
          >
            {t('lists.previous')}
          </button>
          <p className="text-center tabular-nums">{t('lists.page', { page, total: data.totalPages })}</p>
          <button
            type="button"
            className="button button-quiet page-step"
            disabled={page >= data.totalPages}
            onClick={() => turnTo(page + 1)}
          >
            {t('lists.next')}
          </button>
        </nav>
      )}
    </>
  );
}

function FileChoice({ file, onTake }: { file: WireMediaEntry; onTake: (file: WireMediaEntry) => void }) {
  const { lang, t } = useStaffTranslation();
  const alt = readIn(file.alt, lang);
  return (
    <li className="grid">
      <button
        type="button"
        className="media-tile"
        aria-label={t(file.kind === 'picture' ? 'media.take' : 'media.takeDocument', {
          name: alt.text || file.fileName,
        })}
        onClick={() => onTake(file)}
      >
        <MediaPicture file={file} />
        <span className="px-2.5 py-2 text-sm">
          <span className="line-clamp-2 break-words" lang={alt.text === '' ? undefined : alt.lang} dir="auto">
            {alt.text || file.fileName}
          </span>
        </span>
      </button>
    </li>
  );
}
