import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('site/layout.tsx', [
    index('site/home/route.tsx'),
    route('about', 'site/about/route.tsx'),
    route('departments', 'site/departments/route.tsx'),
    route('projects', 'site/projects/list.tsx'),
    route('project/:id', 'site/projects/detail.tsx'),
    route('publications/news', 'site/news/list.tsx'),
    route('publications/news/:id', 'site/news/detail.tsx'),
    route('publications/articles', 'site/articles/list.tsx'),
    route('publications/articles/:id', 'site/articles/detail.tsx'),
    route('publications/reports', 'site/reports/list.tsx'),
    route('publications/videos', 'site/videos/list.tsx'),
    route('member', 'site/member/route.tsx'),
    route('donate', 'site/donate/route.tsx'),
    route('contact', 'site/contact/route.tsx'),
    route('signin', 'site/sign-in/route.tsx'),
    route('*', 'site/not-found/route.tsx'),
  ]),
  route('embed/membership', 'site/member/embed.tsx'),
] satisfies RouteConfig;
