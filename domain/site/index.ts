/** The parts of the public site besides its content: edited by superadmins, stored and read as content is. */
import { contentTypes } from '../content/index.ts';
import type { ContentType } from '../model/define.ts';
import { about } from './about.ts';
import { advisors } from './advisors.ts';
import { banners } from './banners.ts';
import { contact } from './contact.ts';
import { departments } from './departments.ts';
import { forms } from './forms.ts';
import { gallery } from './gallery.ts';
import { goals } from './goals.ts';
import { identity } from './identity.ts';
import { partners } from './partners.ts';
import { synonyms } from './synonyms.ts';
import { testimonials } from './testimonials.ts';
import { values } from './values.ts';

export const siteTypes: readonly ContentType[] = [
  identity,
  contact,
  banners,
  forms,
  synonyms,
  partners,
  gallery,
  testimonials,
  about,
  values,
  goals,
  advisors,
  departments,
];

/** All types with a table, routes and forms. */
export const allTypes: readonly ContentType[] = [...contentTypes, ...siteTypes];
