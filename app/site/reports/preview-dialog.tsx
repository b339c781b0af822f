import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import type { ReportDocument } from './report-card.tsx';

/**
 * A report in a dialog (specification 2, reports). The browser returns the focus to the button that opened it, and
 * closes it on Escape; a click outside closes it too.
 */
export function PreviewDialog({ document, onClose }: { document: ReportDocument | null; onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (document) dialog.current?.showModal();
  }, [document]);
  useEffect(() => {
    const shown = dialog.current;
    const closeOnBackdrop = (event: MouseEvent) => {
      // The second press of two on the button that opened it is not meant for what is behind.
      if (event.target === shown && event.detail < 2) shown?.close();
    };
    shown?.addEventListener('click', closeOnBackdrop);
    return () => shown?.removeEventListener('click', closeOnBackdrop);
  }, []);

  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="preview-title" className="preview-dialog">
      {document && (
        <div className="flex size-full flex-col">
          <div className="flex items-center justify-between gap-4 border-b border-border py-2 ps-4 pe-2 sm:ps-6">
            <h2 id="preview-title" className="line-clamp-2 text-lg">
              <LocalizedText text={document.title} className="block" />
            </h2>
            <button type="button" onClick={() => dialog.current?.close()} className="button button-quiet shrink-0">
              {t('reports.close')}
            </button>
          </div>
          <DocumentFrame document={document} />
        </div>
      )}
    </dialog>
  );
}

/** The document itself where the browser can show it here; else links to it. */
function DocumentFrame({ document: { to, title, file } }: { document: ReportDocument }) {
  const { t } = useTranslation();
  if (canShowDocuments()) {
    // Browsers show no documents in a sandboxed frame; the server sends documents with a policy that lets them run
    // nothing.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    return (
      <iframe
        src={file.address}
        title={t('reports.previewTitle', { title: title.text })}
        className="w-full flex-1 bg-surface-subtle"
      />
    );
  }
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-6 px-6 py-10 text-center">
      <p className="measure">{t('reports.cannotPreview')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <LocalLink to={to} className="button">
          {t('reports.read')}
        </LocalLink>
        <a href={file.address} target="_blank" rel="noopener noreferrer" className="button button-quiet">
          {t('reports.open')}
        </a>
        <a href={file.address} download={file.name} className="button button-quiet">
          {t('reports.download')}
        </a>
      </div>
    </div>
  );
}

/** Phones either show no documents in a frame or only their first page (ruling 13). */
function canShowDocuments(): boolean {
  return navigator.pdfViewerEnabled !== false && window.matchMedia('(min-width: 48rem), (pointer: fine)').matches;
}
