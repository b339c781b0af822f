/** The parts of the site as its pages read them: the values of the items, with names and types. */
import type { Language, Localized } from '../model/localized.ts';
import type { DepartmentIconName } from './departments.ts';
import type { LanguageMenuKind } from './language-menu.ts';

/** Names, contact, social links, map and forms, for any page (ruling 18). A link that is not set is null. */
export type SiteSettings = {
  name: { short: Localized; full: Localized };
  tagline: Localized;
  contact: { email: string; phone: string; address: Localized };
  social: Record<'facebook' | 'youtube' | 'telegram' | 'tiktok', string | null>;
  map: { embedUrl: string | null; linkUrl: string | null };
  /** The embedded external membership form; null for our own form. */
  membershipFormUrl: string | null;
  /** The send-form service of the contact form; a null endpoint means our own. */
  emailService: { endpoint: string | null; serviceId: string; templateId: string; userId: string };
  /** File names in /flags, without the extension, or `none`. */
  flags: Record<Language, string>;
  languageMenu: LanguageMenuKind;
  /** Whether addresses keep the language that a visitor chooses (decision 044). */
  rememberLanguage: boolean;
  /** Whether browsers store pages for reading without a connection (decision 040). */
  offlineReading: boolean;
  /** Whether visitors see who wrote news and articles. */
  showAuthors: boolean;
};

/** One collapsible part of the About page: its title and introduction. */
export type AboutSection = { title: Localized; body: Localized };

export type AboutView = {
  intro: Localized;
  /** The year; null where it is not set. */
  founded: number | null;
  /** The epigraph of the page: in Arabic, its meaning (empty in Arabic, which needs none) and its source. */
  epigraph: { arabic: string; meaning: Localized; source: Localized };
  /** `share` is in percent; the page shows it with `people` as one large figure. */
  vision: AboutSection & { share: number; people: number };
  message: AboutSection;
  values: AboutSection & { items: readonly { id: string; name: Localized; text: Localized }[] };
  goals: AboutSection & { items: readonly { id: string; text: Localized }[] };
};

/** A member of the advisory board, or the author of a testimonial. */
export type Person = { id: string; name: Localized; role: Localized; monogram: Localized };

export type Testimonial = Person & { feedback: Localized };

/** `description` may be empty in every language; the page then shows its fallback text. */
export type Department = { id: string; name: Localized; description: Localized; icon: DepartmentIconName };

/** A picture of the gallery; `album` is empty where it is in none. */
export type GalleryPicture = { id: string; alt: Localized; caption: Localized; album: Localized };
