import { foldForSearch } from '../model/search-text.ts';
import { surahs, type Surah } from './surahs.ts';

/** Returns a name without what people leave out of it: marks, hyphens and spaces. */
const foldName = (name: string) => foldForSearch(name).replace(/[-\s]/g, '');

/** Returns the surahs whose number begins with a term, or whose name in any language contains it; all for no term. */
export function findSurahs(term: string): Surah[] {
  const wanted = foldName(term.slice(0, 100));
  return surahs.filter(
    ({ number, name }) =>
      String(number).startsWith(wanted) || Object.values(name).some((one) => foldName(one).includes(wanted)),
  );
}
