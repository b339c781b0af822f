import type { ReactNode } from 'react';
import type { Language, ReadText } from '../../../domain/model/localized.ts';
import { formatBytes } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { KeepButton } from '../parts/keep-button.tsx';
import { LanguageNote } from '../../parts/language-note.tsx';
import { Picture, type PictureView } from '../../ui/picture.tsx';
import { useHasScript } from '../../ui/use-in-browser.ts';

export type ReportFile = { address: string; name: string; bytes: number; pages: number | null };
/** `to`: its page. */
export type ReportDocument = { to: string; title: ReadText; file: ReportFile };
type ReportView = {
  id: string;
  to: string;
  title: ReadText;
  cover: PictureView | null;
  file: ReportFile | null;
  /** The language of the file, if it is known. */
  fileLang: Language | undefined;
};

/** A report with its cover, title and links. */
export function ReportCard({
  report: { id, to, title, cover, file, fileLang },
  onPreview,
}: {
  report: ReportView;
  onPreview: (document: ReportDocument) => void;
}) {
  const { t } = useTranslation();
  const titleId = `report-${id}`;
  return (
    <article className="report-card">
      <div className="report-cover-frame">
        <Picture picture={cover} sizes="(min-width: 40rem) 13rem, 7rem" className="report-cover" />
      </div>
      <div className="report-text">
        <h2 id={titleId} className="text-xl">
          <LocalLink to={to} className="hover:text-accent">
            <LocalizedText text={title} className="block" />
          </LocalLink>
        </h2>
        <LanguageNote text={title} />
        <FileFacts file={file} lang={fileLang} />
      </div>
      {file && (
        <div className="report-actions">
          <PreviewButton describedBy={titleId} address={file.address} onPreview={() => onPreview({ to, title, file })}>
            {t('reports.preview')}
          </PreviewButton>
          <a href={file.address} download={file.name} aria-describedby={titleId} className="button button-quiet flex-1">
            {t('reports.download')}
          </a>
          <div className="flex min-h-11 w-full flex-wrap gap-x-6">
            <LocalLink to={to} aria-describedby={titleId} className="text-link inline-flex min-h-11 items-center">
              {t('reports.read')}
            </LocalLink>
            <KeepButton path={file.address} title={title.text} lang={fileLang} describedBy={titleId} />
          </div>
        </div>
      )}
    </article>
  );
}

/** The size and number of pages of a report's file, and its language where that is another than the page's. */
export function FileFacts({ file, lang: fileLang }: { file: ReportFile | null; lang: Language | undefined }) {
  const { lang, t } = useTranslation();
  if (!file) return <p className="text-sm text-muted">{t('reports.noFile')}</p>;
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <span>{t('reports.size', { size: formatBytes(file.bytes, lang) })}</span>
        {file.pages !== null && file.pages > 0 && <bdi>{t('reports.pages', { count: file.pages })}</bdi>}
      </p>
      {fileLang && fileLang !== lang && <p className="text-sm text-muted">{t(`reports.fileIn.${fileLang}`)}</p>}
    </>
  );
}

type PreviewProps = { address: string; describedBy: string; onPreview: () => void; children: ReactNode };

/** Opens the preview; without scripts, or before they run, the document itself in a new tab. */
function PreviewButton({ address, describedBy, onPreview, children }: PreviewProps) {
  const hasScript = useHasScript();
  const className = 'button flex-1';
  return hasScript ? (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-describedby={describedBy}
      onClick={onPreview}
      className={className}
    >
      {children}
    </button>
  ) : (
    <a href={address} target="_blank" rel="noopener noreferrer" aria-describedby={describedBy} className={className}>
      {children}
    </a>
  );
}
