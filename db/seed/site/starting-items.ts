/**
 * What the parts of a site begin with, as rows of their tables. Migration 007 writes them, once: what staff make of
 * them afterwards is theirs, an emptied list stays empty, and what is changed here reaches new databases only.
 */
import { createHash } from 'node:crypto';
import { makeId } from '../../../domain/model/id.ts';
import { emptyLocalized, type Localized } from '../../../domain/model/localized.ts';
import { bannerPages } from '../../../domain/site/banners.ts';
import { seededFileId } from '../../../server/files/seeded-file-id.ts';
import { about } from './about.ts';
import { advisors } from './advisors.ts';
import { departments } from './departments.ts';
import { gallery } from './gallery.ts';
import { partners } from './partners.ts';
import { siteSettings } from './settings.ts';
import { testimonials } from './testimonials.ts';

export type StartingItem = { id: string; values: Readonly<Record<string, Localized | string | null>> };

const onlyItem = '000000000000000000000001';

/** The same ids in every database. */
function listed<T>(
  kind: string,
  entries: readonly T[],
  keyOf: (entry: T, index: number) => string,
  valuesOf: (entry: T) => StartingItem['values'],
): StartingItem[] {
  return entries.map((entry, index) => ({
    id: makeId(
      new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
      createHash('sha256')
        .update(`${kind}:${keyOf(entry, index)}`)
        .digest(),
    ),
    values: valuesOf(entry),
  }));
}

const { name, tagline, contact, social, map, membershipFormUrl, emailService, flags } = siteSettings;

/** By table, then by column; a localized text stands for its three. */
export const startingItems: Readonly<Record<string, readonly StartingItem[]>> = {
  identity: [
    {
      id: onlyItem,
      values: {
        short_name: name.short,
        full_name: name.full,
        tagline,
        logo: null,
        flag_en: flags.en,
        flag_so: flags.so,
        flag_ar: flags.ar,
      },
    },
  ],
  contact: [{ id: onlyItem, values: { ...contact, ...social, map_embed: map.embedUrl, map_link: map.linkUrl } }],
  forms: [
    {
      id: onlyItem,
      values: {
        membership_form: membershipFormUrl,
        email_endpoint: emailService.endpoint,
        email_service: emailService.serviceId,
        email_template: emailService.templateId,
        email_user: emailService.userId,
      },
    },
  ],
  banners: [
    { id: onlyItem, values: Object.fromEntries(bannerPages.map((page) => [page, seededFileId(`hero-${page}`)])) },
  ],
  about: [
    {
      id: onlyItem,
      values: {
        intro: about.intro,
        founded: String(about.founded),
        epigraph_arabic: about.epigraph.arabic,
        epigraph_meaning: about.epigraph.meaning,
        epigraph_source: about.epigraph.source,
        vision_title: about.vision.title,
        vision_text: about.vision.body,
        share: String(about.vision.share),
        people: String(about.vision.people),
        mission_title: about.message.title,
        mission_text: about.message.body,
        values_title: about.values.title,
        values_text: about.values.body,
        goals_title: about.goals.title,
        goals_text: about.goals.body,
      },
    },
  ],
  partners: listed(
    'partners',
    partners,
    ({ id }) => id,
    (partner) => ({ name: partner.name, logo: seededFileId(partner.logo), link: null }),
  ),
  gallery: listed(
    'gallery',
    gallery,
    ({ id }) => id,
    ({ src, alt }) => ({ image: seededFileId(src), alt }),
  ),
  testimonials: listed(
    'testimonials',
    testimonials,
    ({ id }) => id,
    ({ id: _id, ...texts }) => ({ ...texts, image: null }),
  ),
  advisors: listed(
    'advisors',
    advisors,
    ({ id }) => id,
    ({ id: _id, ...texts }) => ({ ...texts, photo: null }),
  ),
  departments: listed(
    'departments',
    departments,
    ({ id }) => id,
    ({ id: _id, ...values }) => ({ ...values, logo: null }),
  ),
  values: listed(
    'values',
    about.values.items,
    ({ id }) => id,
    ({ id: _id, ...texts }) => texts,
  ),
  goals: listed(
    'goals',
    about.goals.items,
    (_goal, index) => String(index + 1),
    (goal) => ({ text: { ...emptyLocalized(), ...goal } }),
  ),
};
