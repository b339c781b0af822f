import { projects } from '../../../domain/content/projects.ts';
import { getItemAddress } from '../../../domain/model/define.ts';
import { Card } from '../parts/card.tsx';
import { ListPage, listMeta } from '../parts/list-page.tsx';
import { loadList } from '../parts/load-list.ts';
import { StatusBadge } from '../../parts/status-badge.tsx';
import type { Route } from './+types/list.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadList(args, {
    type: projects,
    present: (item, read) => ({
      id: item.id,
      to: getItemAddress(projects, item.id),
      name: read.text(item, 'name'),
      preview: read.summary(item),
      status: read.value(item, 'status') ?? '',
      picture: read.picture(item, 'image'),
    }),
  });
}

export const meta: Route.MetaFunction = (args) => listMeta(args, 'projects');

export default function ProjectList({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      typeName="projects"
      list={loaderData}
      renderItem={({ to, name, preview, status, picture }) => (
        <Card to={to} title={name} picture={picture} eyebrow={<StatusBadge status={status} />} text={preview} />
      )}
    />
  );
}
