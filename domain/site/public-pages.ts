/** The addresses of the public site (specification 2, public routes): what the sitemap lists besides items. */
import { contentTypes } from '../content/index.ts';

/** The pages that list the items of a content type. */
export const listPaths: readonly string[] = contentTypes.flatMap(({ publicPath }) => publicPath ?? []);

/** Pages that show no single item. */
export const publicPages: readonly string[] = [
  '/',
  '/about',
  '/departments',
  ...listPaths,
  '/gallery',
  '/member',
  '/donate',
  '/contact',
  '/privacy',
  '/accessibility',
];

/** Pages with a form that is posted to their own address. */
export const formPages: readonly string[] = ['/contact', '/embed/membership', '/signin'];
