/** All content types of the site, in the order of the dashboard's menu. */
import type { ContentType } from '../model/define.ts';
import { articles } from './articles.ts';
import { news } from './news.ts';
import { projects } from './projects.ts';
import { reports } from './reports.ts';
import { videos } from './videos.ts';

export const contentTypes: readonly ContentType[] = [news, projects, articles, videos, reports];
