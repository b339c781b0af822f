import type { ReactNode } from 'react';
import type { Language, ReadText } from '../../../domain/model/localized.ts';
import { formatBytes } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { LanguageNote } from '../parts/language-note.tsx';
import { Picture, type PictureView } from '../../ui/picture.tsx';
import { useHasScript } from '../../ui/use-in-browser.ts';

type ReportFile = { address: string; name: string; bytes: number; pages: number | null };
export type ReportDocument = { title: ReadText; file: ReportFile };
type ReportView = {
  id: string;
  title: ReadText;
  cover: PictureView | null;
  file: ReportFile | null;
  /** The language of the file, if it is known. */
  fileLang: Language | undefined;
};

/** A report with its cover, title and links. */
export function ReportCard({
  of: { id, title, cover, file, fileLang },
  onPreview,
}: {
  of: ReportView;
  onPreview: (document: ReportDocument) => void;
}) {
  const { lang, t } = useTranslation();
  const titleId = `report-${id}`;
  return (
    <article className="report-card">
      <div className="report-cover-frame">
        <Picture picture={cover} sizes="(min-width: 40rem) 13rem, 7rem" className="report-cover" />
      </div>
      <div className="report-text">
        <h2 id={titleId} className="text-xl">
          <LocalizedText of={title} className="block" />
        </h2>
        <LanguageNote of={title} />
        {file ? <FileFacts of={file} /> : <p className="text-sm text-stone">{t('reports.noFile')}</p>}
        {fileLang && fileLang !== lang && <p className="text-sm text-stone">{t(`reports.fileIn.${fileLang}`)}</p>}
      </div>
      {file && (
        <div className="report-actions">
          <PreviewButton describedBy={titleId} address={file.address} onPreview={() => onPreview({ title, file })}>
            {t('reports.preview')}
          </PreviewButton>
          <a href={file.address} download={file.name} aria-describedby={titleId} className="button button-quiet flex-1">
            {t('reports.download')}
          </a>
        </div>
      )}
    </article>
  );
}

function FileFacts({ of: { bytes, pages } }: { of: ReportFile }) {
  const { lang, t } = useTranslation();
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-stone">
      <span>{t('reports.size', { size: formatBytes(bytes, lang) })}</span>
      {pages !== null && pages > 0 && <bdi>{t('reports.pages', { count: pages })}</bdi>}
    </p>
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
