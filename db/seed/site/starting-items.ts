/**
 * The initial items of the parts of a site. They are written into a new database once: staff may change or empty them,
 * and changes here affect only new databases.
 */
import { createHash } from 'node:crypto';
import { singleId, type ContentType, type ItemValues } from '../../../domain/model/define.ts';
import { makeId } from '../../../domain/model/id.ts';
import { createEmptyLocalized } from '../../../domain/model/localized.ts';
import { about as aboutType } from '../../../domain/site/about.ts';
import { advisors as advisorType } from '../../../domain/site/advisors.ts';
import { banners as bannerType } from '../../../domain/site/banners.ts';
import { contact as contactType } from '../../../domain/site/contact.ts';
import { departments as departmentType } from '../../../domain/site/departments.ts';
import { forms as formType } from '../../../domain/site/forms.ts';
import { gallery as galleryType } from '../../../domain/site/gallery.ts';
import { goals as goalType } from '../../../domain/site/goals.ts';
import { identity as identityType } from '../../../domain/site/identity.ts';
import { partners as partnerType } from '../../../domain/site/partners.ts';
import { testimonials as testimonialType } from '../../../domain/site/testimonials.ts';
import { values as valueType } from '../../../domain/site/values.ts';
import { createSeededFileId } from '../../../server/files/create-seeded-file-id.ts';
import { about } from './about.ts';
import { advisors } from './advisors.ts';
import { seededBanners } from './banners.ts';
import { departments } from './departments.ts';
import { gallery, galleryAlbums } from './gallery.ts';
import { partners } from './partners.ts';
import { siteSettings } from './settings.ts';
import { testimonials } from './testimonials.ts';

export type StartingItem = { type: ContentType; id: string; values: ItemValues };

const single = (type: ContentType, values: ItemValues): StartingItem => ({ type, id: singleId, values });

/** Returns items with the same ids in every database. */
function listed<T>(
  type: ContentType,
  entries: readonly T[],
  keyOf: (entry: T, index: number) => string,
  valuesOf: (entry: T) => ItemValues,
): StartingItem[] {
  return entries.map((entry, index) => ({
    type,
    id: makeId(
      new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
      createHash('sha256')
        .update(`${type.name}:${keyOf(entry, index)}`)
        .digest(),
    ),
    values: valuesOf(entry),
  }));
}

const { name, tagline, contact, social, map, membershipFormUrl, emailService, flags } = siteSettings;

export const startingItems: readonly StartingItem[] = [
  single(identityType, {
    shortName: name.short,
    fullName: name.full,
    tagline,
    logo: null,
    flagEn: flags.en,
    flagSo: flags.so,
    flagAr: flags.ar,
    languageMenu: siteSettings.languageMenu,
    rememberLanguage: siteSettings.rememberLanguage ? 'on' : 'off',
    offlineReading: siteSettings.offlineReading ? 'on' : 'off',
    showAuthors: siteSettings.showAuthors ? 'on' : 'off',
  }),
  single(contactType, { ...contact, ...social, mapEmbed: map.embedUrl, mapLink: map.linkUrl }),
  single(formType, {
    membershipForm: membershipFormUrl,
    emailEndpoint: emailService.endpoint,
    emailService: emailService.serviceId,
    emailTemplate: emailService.templateId,
    emailUser: emailService.userId,
  }),
  single(bannerType, Object.fromEntries(seededBanners.map((page) => [page, createSeededFileId(`hero-${page}`)]))),
  single(aboutType, {
    intro: about.intro,
    founded: String(about.founded),
    epigraphArabic: about.epigraph.arabic,
    epigraphMeaning: about.epigraph.meaning,
    epigraphSource: about.epigraph.source,
    visionTitle: about.vision.title,
    visionText: about.vision.body,
    share: String(about.vision.share),
    people: String(about.vision.people),
    missionTitle: about.message.title,
    missionText: about.message.body,
    valuesTitle: about.values.title,
    valuesText: about.values.body,
    goalsTitle: about.goals.title,
    goalsText: about.goals.body,
  }),
  ...listed(
    partnerType,
    partners,
    ({ id }) => id,
    (partner) => ({ name: partner.name, logo: createSeededFileId(partner.logo), link: null }),
  ),
  ...listed(
    galleryType,
    gallery,
    ({ id }) => id,
    ({ id, src, alt }) => ({
      image: createSeededFileId(src),
      alt,
      album: galleryAlbums.find(({ ids }) => ids.includes(id))?.name ?? createEmptyLocalized(),
    }),
  ),
  ...listed(
    testimonialType,
    testimonials,
    ({ id }) => id,
    ({ id: _id, ...texts }) => ({ ...texts, image: null }),
  ),
  ...listed(
    advisorType,
    advisors,
    ({ id }) => id,
    ({ id: _id, ...texts }) => ({ ...texts, photo: null }),
  ),
  ...listed(
    departmentType,
    departments,
    ({ id }) => id,
    ({ id: _id, icon, ...values }) => ({ ...values, mark: icon, logo: null }),
  ),
  ...listed(
    valueType,
    about.values.items,
    ({ id }) => id,
    ({ id: _id, ...texts }) => texts,
  ),
  ...listed(
    goalType,
    about.goals.items,
    (_goal, index) => String(index + 1),
    (goal) => ({ text: { ...createEmptyLocalized(), ...goal } }),
  ),
];
