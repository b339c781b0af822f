import { about } from '../../../domain/site/about.ts';
import { advisors } from '../../../domain/site/advisors.ts';
import { banners, type BannerPage } from '../../../domain/site/banners.ts';
import { contact } from '../../../domain/site/contact.ts';
import { departmentIcons, departments } from '../../../domain/site/departments.ts';
import { forms } from '../../../domain/site/forms.ts';
import { gallery } from '../../../domain/site/gallery.ts';
import { goals } from '../../../domain/site/goals.ts';
import { identity } from '../../../domain/site/identity.ts';
import { languageMenus } from '../../../domain/site/language-menu.ts';
import { partners } from '../../../domain/site/partners.ts';
import type {
  AboutView,
  Department,
  GalleryPicture,
  Person,
  SiteSettings,
  Testimonial,
} from '../../../domain/site/site-views.ts';
import { testimonials } from '../../../domain/site/testimonials.ts';
import { values } from '../../../domain/site/values.ts';
import type { ChoiceField } from '../../../domain/fields/choice.ts';
import type { LinkField } from '../../../domain/fields/link.ts';
import type { NumberField } from '../../../domain/fields/number.ts';
import type { PictureField } from '../../../domain/fields/picture.ts';
import type { LocalizedTextField, TextField } from '../../../domain/fields/text.ts';
import { getText, singleId, type ContentType, type FieldNames, type Item } from '../../../domain/model/define.ts';
import type { Localized } from '../../../domain/model/localized.ts';
import { visitor } from '../../../domain/people/viewer.ts';
import type { StoredFile } from '../../store/files/file-row.ts';
import type { ContentService } from '../content/content.ts';

export type SiteService = ReturnType<typeof createSiteService>;

/** A picture that staff chose, if any. */
type WithPicture<T, K extends string> = T & Record<K, StoredFile | undefined>;

/** More items than any part of the site has. */
const allItems = { page: 1, limit: 1_000 };

/**
 * Creates the service for the texts and pictures of the site other than content, as visitors see them (specification 2
 * and 3; ruling 18).
 */
export function createSiteService({ content, publicUrl }: { content: ContentService; publicUrl: string | undefined }) {
  const one = async <T extends ContentType>(type: T) => {
    const { found, files } = await content.get(type, visitor, singleId);
    return createItemReader<T>(found, files);
  };
  /** All items of a type, in the order that staff set. */
  const all = async <T extends ContentType>(type: T) => {
    const { found, files } = await content.list(type, visitor, allItems);
    return found.items.map((item) => createItemReader<T>(item, files));
  };
  const toPerson = ({ id, text }: ItemReader<typeof advisors> | ItemReader<typeof testimonials>): Person => ({
    id,
    name: text('name'),
    role: text('role'),
    monogram: text('monogram'),
  });

  return {
    /** Returns the names of the site, in every language. */
    async listNames(): Promise<string[]> {
      const identityItem = await one(identity);
      return [identityItem.text('shortName'), identityItem.text('fullName')].flatMap((name) => Object.values(name));
    },

    /** Returns the settings of the site: names, contact, addresses of its forms, logo and what visitors may choose. */
    async settings(): Promise<WithPicture<SiteSettings, 'logo'>> {
      const [identityItem, contactItem, formsItem] = await Promise.all([one(identity), one(contact), one(forms)]);
      return {
        name: { short: identityItem.text('shortName'), full: identityItem.text('fullName') },
        tagline: identityItem.text('tagline'),
        contact: {
          email: contactItem.plain('email'),
          phone: contactItem.plain('phone'),
          address: contactItem.text('address'),
        },
        social: {
          facebook: contactItem.link('facebook'),
          youtube: contactItem.link('youtube'),
          telegram: contactItem.link('telegram'),
          tiktok: contactItem.link('tiktok'),
        },
        map: { embedUrl: contactItem.link('mapEmbed'), linkUrl: contactItem.link('mapLink') },
        membershipFormUrl: formsItem.link('membershipForm'),
        emailService: {
          endpoint: formsItem.link('emailEndpoint'),
          serviceId: formsItem.plain('emailService'),
          templateId: formsItem.plain('emailTemplate'),
          userId: formsItem.plain('emailUser'),
        },
        // Replaces the drawn logo.
        logo: identityItem.file('logo'),
        flags: { en: identityItem.plain('flagEn'), so: identityItem.plain('flagSo'), ar: identityItem.plain('flagAr') },
        languageMenu: languageMenus.find((kind) => kind === identityItem.plain('languageMenu')) ?? 'flags',
        rememberLanguage: identityItem.plain('rememberLanguage') === 'on',
        offlineReading: identityItem.plain('offlineReading') !== 'off',
        showAuthors: identityItem.plain('showAuthors') === 'on',
      };
    },

    /** Returns the origin of absolute addresses: PUBLIC_URL, else that of the request. */
    origin: (request: Request): string => publicUrl ?? new URL(request.url).origin,

    /** Returns the texts of the About page, with the values and goals in the order that staff set. */
    async about(): Promise<AboutView> {
      const [texts, valueItems, goalItems] = await Promise.all([one(about), all(values), all(goals)]);
      const section = (part: 'vision' | 'mission' | 'values' | 'goals') => ({
        title: texts.text(`${part}Title`),
        body: texts.text(`${part}Text`),
      });
      return {
        intro: texts.text('intro'),
        founded: texts.number('founded'),
        epigraph: {
          arabic: texts.plain('epigraphArabic'),
          meaning: texts.text('epigraphMeaning'),
          source: texts.text('epigraphSource'),
        },
        vision: { ...section('vision'), share: texts.number('share') ?? 0, people: texts.number('people') ?? 0 },
        message: section('mission'),
        values: {
          ...section('values'),
          items: valueItems.map(({ id, text }) => ({ id, name: text('name'), text: text('text') })),
        },
        goals: { ...section('goals'), items: goalItems.map(({ id, text }) => ({ id, text: text('text') })) },
      };
    },

    /** Returns the advisors, in the order that staff set, as are the lists below. */
    async advisors(): Promise<WithPicture<Person, 'photo'>[]> {
      return (await all(advisors)).map((item) => ({ ...toPerson(item), photo: item.file('photo') }));
    },

    /** Returns the departments; one without an icon, or with an unknown one, gets the first. */
    async departments(): Promise<WithPicture<Department, 'logo'>[]> {
      return (await all(departments)).map(({ id, text, plain, file }) => ({
        id,
        name: text('name'),
        description: text('description'),
        icon: departmentIcons.find((icon) => icon === plain('mark')) ?? departmentIcons[0],
        logo: file('logo'),
      }));
    },

    /** Returns the testimonials. */
    async testimonials(): Promise<WithPicture<Testimonial, 'image'>[]> {
      return (await all(testimonials)).map((item) => ({
        ...toPerson(item),
        feedback: item.text('feedback'),
        image: item.file('image'),
      }));
    },

    /** Returns the partners; `link` is the address of their website, if any. */
    async partners(): Promise<WithPicture<{ id: string; name: Localized; link: string | null }, 'logo'>[]> {
      return (await all(partners)).map(({ id, text, link, file }) => ({
        id,
        name: text('name'),
        link: link('link'),
        logo: file('logo'),
      }));
    },

    /** Returns the pictures of the gallery. */
    async gallery(): Promise<WithPicture<GalleryPicture, 'file'>[]> {
      return (await all(gallery)).map(({ id, text, file }) => ({
        id,
        alt: text('alt'),
        caption: text('caption'),
        album: text('album'),
        file: file('image'),
      }));
    },

    /** Returns the header image of a page. */
    async banner(page: BannerPage): Promise<StoredFile | undefined> {
      return (await one(banners)).file(page);
    },
  };
}

/** The values of one item; each function accepts only field names of its kind. */
type ItemReader<T extends ContentType> = {
  id: string;
  /** In every language; '' where empty. */
  text: (field: FieldNames<T, LocalizedTextField>) => Localized;
  /** '' where empty. */
  plain: (field: FieldNames<T, TextField<false> | ChoiceField>) => string;
  link: (field: FieldNames<T, LinkField>) => string | null;
  /** Null where empty, like a link. */
  number: (field: FieldNames<T, NumberField>) => number | null;
  /** The picture with its alternative text; undefined where none is chosen. */
  file: (field: FieldNames<T, PictureField>) => StoredFile | undefined;
};

function createItemReader<T extends ContentType>(
  { id, values: itemValues }: Item,
  files: ReadonlyMap<string, StoredFile>,
): ItemReader<T> {
  const single = (field: string): string | null => {
    const value = itemValues[field];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return {
    id,
    text: (field: string) => getText(itemValues, field),
    plain: (field: string) => single(field) ?? '',
    link: single,
    number: (field: string) => (single(field) === null ? null : Number(single(field))),
    file: (field: string) => files.get(single(field) ?? ''),
  };
}
