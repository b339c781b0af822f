import { projects } from '../../../domain/content/projects.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useTranslation } from '../../i18n/language.ts';
import { itemMeta } from '../parts/item-head.ts';
import { loadItem } from '../parts/load-item.ts';
import { FailureView } from '../parts/notice-view.tsx';
import { Reading } from '../parts/reading.tsx';
import { projectDates } from '../parts/structured-data.ts';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { FormattedDate } from '../../parts/formatted-date.tsx';
import type { Route } from './+types/detail.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadItem(args, {
    type: projects,
    present: (item, read) => ({
      name: read.text(item, 'name'),
      description: read.prose(item, 'description'),
      status: read.value(item, 'status') ?? '',
      startsOn: read.value(item, 'startsOn'),
      endsOn: read.value(item, 'endsOn'),
      picture: read.picture(item, 'image'),
    }),
  });
}

export const meta: Route.MetaFunction = (args) => {
  const item = args.loaderData && 'item' in args.loaderData ? args.loaderData.item : undefined;
  return itemMeta(args, 'projects', import.meta.env.SSR && item ? projectDates(item.startsOn, item.endsOn) : {});
};

export default function ProjectDetail({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  if ('failed' in loaderData) return <FailureView level="h1" />;
  const { name, description, picture, ...facts } = loaderData.item;
  return (
    <Reading
      typeName="projects"
      view={loaderData}
      title={name}
      facts={<ProjectFacts {...facts} />}
      picture={picture}
      content={description}
      action={
        <LocalLink to="/donate" className="button button-accent">
          {t('nav.donate')}
        </LocalLink>
      }
    />
  );
}

/** Status, start and end; a missing date is left out. */
function ProjectFacts({
  status,
  startsOn,
  endsOn,
}: {
  status: string;
  startsOn: string | null;
  endsOn: string | null;
}) {
  const { t } = useTranslation();
  return (
    <dl className="flex flex-wrap items-center gap-x-8 gap-y-2">
      <dt className="sr-only">{t('detail.status')}</dt>
      <dd>
        <StatusBadge status={status} />
      </dd>
      {startsOn && <DateFact label={t('detail.start')} iso={startsOn} />}
      {endsOn && <DateFact label={t('detail.end')} iso={endsOn} />}
    </dl>
  );
}

function DateFact({ label, iso }: { label: string; iso: string }) {
  return (
    <div className="flex gap-2">
      <dt>{label}</dt>
      <dd className="text-foreground">
        <FormattedDate iso={iso} />
      </dd>
    </div>
  );
}
