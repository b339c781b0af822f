import { reports } from '../../../domain/content/reports.ts';
import type { Language } from '../../../domain/model/localized.ts';
import { formatBytes } from '../../i18n/format.ts';
import { getLanguage, useTranslation } from '../../i18n/language.ts';
import { itemHead } from '../parts/item-head.ts';
import { loadItem } from '../parts/load-item.ts';
import { FailureView } from '../parts/notice-view.tsx';
import { pageMeta } from '../parts/page-meta.ts';
import { Reading } from '../parts/reading.tsx';
import { describeReport } from '../parts/structured-data.ts';
import { presentDocument } from '../present.ts';
import { readTitle } from './read-title.ts';
import { useSite } from '../../shell/use-site.ts';
import { FileFacts, type ReportFile } from './report-card.tsx';
import { ReportPages } from './report-pages.tsx';
import type { Route } from './+types/detail.ts';

export async function loader(args: Route.LoaderArgs) {
  const lang = getLanguage(new URL(args.request.url).searchParams);
  return loadItem(args, {
    type: reports,
    async present(item, read, { documentPages, siteTexts }) {
      const found = read.document(item, 'file');
      const drawn = found && (await documentPages.read(found.file.id));
      return {
        title: readTitle(item.values.title, lang),
        cover: read.picture(item, 'image'),
        addedAt: item.createdAt,
        file: presentDocument(found?.file, 'report.pdf'),
        fileLang: found?.lang,
        drawn,
        texts: await siteTexts.pageTexts('reportPages', lang, {
          count: drawn?.pages.length ?? 0,
          size: formatBytes(drawn?.bytes ?? 0, lang),
        }),
      };
    },
  });
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const site = matches[0].loaderData;
  const item = loaderData && 'item' in loaderData ? loaderData.item : undefined;
  const structured = import.meta.env.SSR && site && item ? { structured: describeReport(site, item) } : {};
  return pageMeta(site, location, { ...itemHead(site, location, loaderData, 'reports'), ...structured });
};

/** A report page by page, without opening its document (decision 043). */
export default function ReportDetail({ loaderData }: Route.ComponentProps) {
  const site = useSite();
  if ('failed' in loaderData) return <FailureView level="h1" />;
  const { title, file, fileLang, drawn, texts } = loaderData.item;
  return (
    <Reading
      typeName="reports"
      view={loaderData}
      title={title}
      facts={<FileFacts file={file} lang={fileLang} />}
      kept={file ? { path: file.address, lang: fileLang } : undefined}
    >
      {file && <FileLinks file={file} lang={fileLang} />}
      {file && drawn && <ReportPages key={file.address} document={drawn} file={file} lang={fileLang} texts={texts} />}
      {file && (
        <p className="mt-6 hidden wrap-anywhere print:block">
          {texts.whole} <bdi dir="ltr">{`${site?.origin ?? ''}${file.address}`}</bdi>
        </p>
      )}
    </Reading>
  );
}

function FileLinks({ file: { address, name }, lang }: { file: ReportFile; lang: Language | undefined }) {
  const { t } = useTranslation();
  return (
    <p className="mt-6 flex flex-wrap gap-3 print:hidden">
      <a href={address} download={name} hrefLang={lang} className="button">
        {t('reports.download')}
      </a>
      <a href={address} target="_blank" rel="noopener noreferrer" hrefLang={lang} className="button button-quiet">
        {t('reports.open')}
      </a>
    </p>
  );
}
