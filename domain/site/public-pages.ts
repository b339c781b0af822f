/** The addresses of the public site (specification 2, public routes): what the sitemap lists. */

/** Pages without an item of their own. */
export const publicPages = [
  '/',
  '/about',
  '/departments',
  '/projects',
  '/publications/news',
  '/publications/articles',
  '/publications/reports',
  '/publications/videos',
  '/member',
  '/donate',
  '/contact',
] as const;

/** Where an item of a type is read; types that are not here have no page per item. */
export const itemAddresses: Readonly<Record<string, (id: string) => string>> = {
  news: (id) => `/publications/news/${id}`,
  projects: (id) => `/project/${id}`,
  articles: (id) => `/publications/articles/${id}`,
};
