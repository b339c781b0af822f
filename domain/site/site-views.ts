/** The parts of the site as its pages read them: the same facts as the items hold, by name and with their types. */
import type { Language, Localized } from '../model/localized.ts';
import type { DepartmentMarkName } from './departments.ts';

/** Names, contact, social links, map and forms: what any page may need (ruling 18). A link that is not set is null. */
export type SiteSettings = {
  name: { short: Localized; full: Localized };
  tagline: Localized;
  contact: { email: string; phone: string; address: Localized };
  social: Record<'facebook' | 'youtube' | 'telegram' | 'tiktok', string | null>;
  map: { embedUrl: string | null; linkUrl: string | null };
  /** The embedded external membership form; null means the form of our own. */
  membershipFormUrl: string | null;
  /** The send-form service of the contact form; a null endpoint means the address of our own. */
  emailService: { endpoint: string | null; serviceId: string; templateId: string; userId: string };
  /** File names in /flags, without the extension, or `none`. */
  flags: Record<Language, string>;
};

/** One collapsible part of the About page: a title and its opening words. */
export type AboutSection = { title: Localized; body: Localized };

export type About = {
  intro: Localized;
  /** The year; null where none is told. */
  founded: number | null;
  /** The words over the page: Arabic, their meaning (empty in Arabic, which needs none) and their source. */
  epigraph: { arabic: string; meaning: Localized; source: Localized };
  /** `share` is in percent; with `people` it is what the page draws as one large figure. */
  vision: AboutSection & { share: number; people: number };
  message: AboutSection;
  values: AboutSection & { items: readonly { id: string; name: Localized; text: Localized }[] };
  goals: AboutSection & { items: readonly { id: string; text: Localized }[] };
};

/** A member of the advisory board, or who speaks in a testimonial. */
export type Person = { id: string; name: Localized; role: Localized; monogram: Localized };

export type Testimonial = Person & { feedback: Localized };

/** `description` may be empty in every language; the page then shows its fallback text. */
export type Department = { id: string; name: Localized; description: Localized; mark: DepartmentMarkName };
