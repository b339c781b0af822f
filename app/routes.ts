import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { contentTypes } from '../domain/content/index.ts';
import type { ContentType } from '../domain/model/define.ts';

/** Returns the routes of a content type: its list, and the page of each item where it has one. */
function contentRoutes({ name, publicPath, itemPath }: ContentType): RouteConfigEntry[] {
  return [
    ...(publicPath ? [route(publicPath.slice(1), `site/${name}/list.tsx`)] : []),
    ...(itemPath ? [route(itemPath.slice(1), `site/${name}/detail.tsx`)] : []),
  ];
}

export default [
  layout('site/layout.tsx', [
    index('site/home/route.tsx'),
    route('about', 'site/about/route.tsx'),
    route('departments', 'site/departments/route.tsx'),
    ...contentTypes.flatMap(contentRoutes),
    route('gallery', 'site/gallery/route.tsx'),
    route('gallery/:id', 'site/gallery/album.tsx'),
    route('member', 'site/member/route.tsx'),
    route('donate', 'site/donate/route.tsx'),
    route('contact', 'site/contact/route.tsx'),
    ...['publications', 'publications/projects', 'publications/about', 'project'].map((path) =>
      route(path, 'site/moved.ts', { id: `moved-${path}` }),
    ),
    route('search', 'site/search/route.tsx'),
    route('privacy', 'site/privacy/route.tsx'),
    route('accessibility', 'site/accessibility/route.tsx'),
    route('offline', 'site/offline/route.tsx'),
    route('signin', 'site/sign-in/route.tsx'),
    route('*', 'site/not-found/route.tsx'),
  ]),
  route('set-password', 'dashboard/set-password/route.tsx'),
  route('dashboard', 'dashboard/layout.tsx', [
    index('dashboard/overview/route.tsx'),
    route('profile', 'dashboard/profile/route.tsx'),
    route('site', 'dashboard/site/route.tsx'),
    route('media', 'dashboard/media/media-library.tsx'),
    route('media/:id', 'dashboard/media/file.tsx'),
    route('users', 'dashboard/users/list.tsx'),
    route('users/:id/edit', 'dashboard/users/edit.tsx'),
    route('messages', 'dashboard/messages/list.tsx'),
    route('messages/personal-data', 'dashboard/messages/personal-data/route.tsx'),
    route('messages/:id', 'dashboard/messages/message.tsx'),
    route('site-texts', 'dashboard/site-texts/route.tsx'),
    route('security-log', 'dashboard/security-log/route.tsx'),
    route('security-settings', 'dashboard/security-settings/route.tsx'),
    route('backups', 'dashboard/backups/route.tsx'),
    route('site-state', 'dashboard/site-state/route.tsx'),
    route('activity', 'dashboard/activity/route.tsx'),
    route('trash', 'dashboard/trash/route.tsx'),
    route('blogs', 'dashboard/content/blogs.tsx'),
    route('blogs/:id/edit', 'dashboard/content/edit-blog.tsx'),
    route('blogs/:id/history', 'dashboard/content/history/blog-history.tsx'),
    route('translate', 'dashboard/translate/route.tsx'),
    route('translate/:type', 'dashboard/translate/first-item.tsx'),
    route('gallery/add', 'dashboard/gallery/route.tsx'),
    route(':type', 'dashboard/content/list.tsx'),
    route(':type/:id/edit', 'dashboard/content/edit.tsx'),
    route(':type/:id/history', 'dashboard/content/history/item-history.tsx'),
    route('*', 'dashboard/not-found/route.tsx'),
  ]),
  route('embed/membership', 'site/member/embed.tsx'),
] satisfies RouteConfig;
