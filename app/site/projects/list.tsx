import { projects } from '../../../domain/content/projects.ts';
import { publicAddress } from '../../../domain/model/define.ts';
import { Card } from '../parts/card.tsx';
import { ListPage, listHead } from '../parts/list-page.tsx';
import { loadList } from '../parts/load-list.ts';
import { pageMeta } from '../parts/page-meta.ts';
import { toPlainText } from '../../../domain/content/to-plain-text.ts';
import { StatusBadge } from '../parts/status-badge.tsx';
import { createPreview } from '../../../domain/content/preview.ts';
import type { Route } from './+types/list.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadList(args, {
    type: projects,

    present: (item, read) => ({
      id: item.id,
      to: publicAddress(projects, item.id),
      name: read.text(item, 'name'),
      preview: createPreview(toPlainText(read.text(item, 'description')), undefined, read.text(item, 'name').text),
      status: read.value(item, 'status') ?? '',
      picture: read.picture(item, 'image'),
    }),
  });
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches[0].loaderData, location, listHead(matches[0].loaderData, location, 'projects', loaderData));

export default function ProjectList({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      of="projects"
      list={loaderData}
      renderItem={({ to, name, preview, status, picture }) => (
        <Card to={to} title={name} picture={picture} eyebrow={<StatusBadge status={status} />} text={preview} />
      )}
    />
  );
}
