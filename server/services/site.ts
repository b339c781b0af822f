import { about } from '../../domain/site/about.ts';
import { advisors } from '../../domain/site/advisors.ts';
import { departments } from '../../domain/site/departments.ts';
import { gallery } from '../../domain/site/gallery.ts';
import { partners } from '../../domain/site/partners.ts';
import { siteSettings, type SiteSettings } from '../../domain/site/settings.ts';
import { testimonials } from '../../domain/site/testimonials.ts';
import type { Changes } from '../front-door/changes.ts';
import type { FileStore, StoredFile } from '../store/file-store.ts';
import { seededFileId } from '../files/seeded-file-id.ts';

/** Written when a picture that the site itself shows has other words; also the kind of such a use (domain/media/file-use.ts). */
const siteTag = 'site';

export type SiteService = ReturnType<typeof createSiteService>;

/** The texts and pictures of the site that are not content: name, contact, the static kinds (specification 2 and 3). */
export function createSiteService({ fileStore, publicUrl, changes }: { fileStore: FileStore; publicUrl: string | undefined; changes: Changes }) {
  const pictures = new Map<string, StoredFile>();
  changes.onWrite((tags) => tags.includes(siteTag) && pictures.clear());

  /** Of site pictures only the words change, and seldom: each is looked up once. */
  const picturesNamed = async (names: readonly string[]): Promise<ReadonlyMap<string, StoredFile>> => {
    changes.read(siteTag);
    const missing = names.filter((name) => !pictures.has(name));
    if (missing.length > 0) {
      const found = await fileStore.findMany(missing.map(seededFileId));
      for (const name of missing) {
        const file = found.get(seededFileId(name));
        if (file) pictures.set(name, file);
      }
    }
    return pictures;
  };

  return {
    settings: (): SiteSettings => siteSettings,
    /** The origin that absolute addresses start with; that of the request where none is set. */
    origin: (request: Request): string => publicUrl ?? new URL(request.url).origin,
    about: () => about,
    advisors: () => advisors,
    departments: () => departments,
    testimonials: () => testimonials,

    async partners() {
      const files = await picturesNamed(partners.map((partner) => partner.logo));
      return partners.map((partner) => ({ ...partner, logo: files.get(partner.logo) }));
    },

    async gallery() {
      const files = await picturesNamed(gallery.map((picture) => picture.src));
      return gallery.map((picture) => ({ ...picture, file: files.get(picture.src) }));
    },

    /** A picture of the house by its name, such as the banner of a page. */
    async picture(name: string): Promise<StoredFile | undefined> {
      return (await picturesNamed([name])).get(name);
    },
  };
}
