import { useState } from 'react';
import { reports } from '../../../domain/content/reports.ts';
import { getItemAddress } from '../../../domain/model/define.ts';
import { getLanguage } from '../../i18n/language.ts';
import { ListPage, listMeta } from '../parts/list-page.tsx';
import { loadList } from '../parts/load-list.ts';
import { describeReport } from '../parts/structured-data.ts';
import { presentDocument } from '../present.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { readTitle } from './read-title.ts';
import { ReportCard, type ReportDocument } from './report-card.tsx';
import type { Route } from './+types/list.ts';

export async function loader(args: Route.LoaderArgs) {
  const lang = getLanguage(new URL(args.request.url).searchParams);
  return loadList(args, {
    type: reports,
    present: (item, read) => {
      const found = read.document(item, 'file');
      return {
        id: item.id,
        to: getItemAddress(reports, item.id),
        title: readTitle(item.values.title, lang),
        cover: read.picture(item, 'image'),
        file: presentDocument(found?.file, 'report.pdf'),
        fileLang: found?.lang,
        addedAt: item.createdAt,
      };
    },
  });
}

export const meta: Route.MetaFunction = (args) =>
  listMeta(args, 'reports', import.meta.env.SSR ? describeReport : undefined);

export default function ReportList({ loaderData }: Route.ComponentProps) {
  const [shown, setShown] = useState<ReportDocument | null>(null);
  return (
    <>
      <ListPage
        typeName="reports"
        list={loaderData}
        renderItem={(report) => <ReportCard report={report} onPreview={setShown} />}
      />
      <PreviewDialog document={shown} onClose={() => setShown(null)} />
    </>
  );
}
