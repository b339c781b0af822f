import { useLocation } from 'react-router';
import { useSite } from '../../shell/use-site.ts';
import { catalogueHead, type PageName } from './page-meta.ts';

/** Returns the title and description of a page from the catalogue, with the name of the association. */
export function useCatalogueHead(page: PageName) {
  return catalogueHead(useSite(), useLocation(), page);
}
