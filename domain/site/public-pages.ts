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
  '/privacy',
] as const;

/** Where an item of a type is read; types that are not here have no page per item. */
export const itemAddresses: Readonly<Record<string, (id: string) => string>> = {
  news: (id) => `/publications/news/${id}`,
  projects: (id) => `/project/${id}`,
  articles: (id) => `/publications/articles/${id}`,
};

/** Where a part of the site shows that has no page per item. */
export const shownAt: Readonly<Record<string, string>> = {
  identity: '/',
  contact: '/contact',
  banners: '/about',
  forms: '/member',
  partners: '/#partners',
  gallery: '/#gallery',
  testimonials: '/#testimonials',
  about: '/about',
  values: '/about#values',
  goals: '/about#goals',
  advisors: '/about#advisory-board',
  departments: '/departments',
};
