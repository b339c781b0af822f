/**
 * What machines read of a page: JSON-LD in the vocabulary of https://schema.org. Called on the server only, so that the
 * browser's scripts do not contain it: nothing reads it after a navigation.
 */
import { watchAddress } from '../../../domain/content/watch-address.ts';
import { defaultLanguage, type Language, type ReadText } from '../../../domain/model/localized.ts';
import { getPageAddress, getLanguage } from '../../i18n/language.ts';
import { getTranslator } from '../../i18n/translator.ts';
import type { PageHead, SiteHead } from './page-meta.ts';

/** A thing that a page is about, without its context. */
export type Structured = Readonly<Record<string, unknown>>;

type Address = { pathname: string; search: string };

/** Returns all that machines read of a page: the way to it from the home page, and what it is about. */
export function structuredData(site: SiteHead, location: Address, head: PageHead, canonical: string): Structured {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(head.structured ?? []),
      ...(location.pathname === '/' ? [] : [breadcrumbs(site, location, head, canonical)]),
    ],
  };
}

function breadcrumbs(site: SiteHead, { search }: Address, { title, section }: PageHead, canonical: string): Structured {
  const lang = getLanguage(search);
  const steps = [
    [getTranslator(lang)('nav.home'), addressOf(site, lang, '/')],
    ...(section ? [[section.title, addressOf(site, lang, section.path)]] : []),
    [title, canonical],
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  };
}

const addressOf = (site: SiteHead, lang: Language, pathname: string) =>
  site.origin + getPageAddress(lang === defaultLanguage ? undefined : lang, { pathname });

/** The association, as the publisher of something. */
const publisherOf = (site: SiteHead): Structured => ({
  '@type': 'NGO',
  name: site.name.short.text,
  url: `${site.origin}/`,
  logo: logoOf(site),
});

/** The association's own logo; pictures may come from another address. */
const logoOf = ({ origin, logo }: SiteHead) => new URL(logo?.src ?? '/apple-touch-icon.png', origin).href;

/** Returns the association and its site, for the home page. */
export function describeSite(site: SiteHead, { search }: Address): Structured[] {
  const { origin, name, tagline, contact, social } = site;
  return [
    {
      ...publisherOf(site),
      name: name.full.text,
      alternateName: name.short.text,
      slogan: tagline.text,
      email: contact.email,
      telephone: contact.phone,
      address: contact.address.text,
      sameAs: Object.values(social).filter((address) => address !== null),
    },
    {
      '@type': 'WebSite',
      name: name.short.text,
      alternateName: name.full.text,
      url: `${origin}/`,
      inLanguage: getLanguage(search),
    },
  ];
}

type DescribedItem = {
  title: ReadText;
  description: string | null;
  /** The address of its picture, on this site or in the store. */
  picture: string | null;
  publishedAt: string | null;
  updatedAt: string;
  /** The name of the person who wrote it, where the association shows authors. */
  author: string | null;
};

/** Returns an item that has a page of its own; `more` are properties of its kind. */
export function describeItem(
  site: SiteHead,
  { pathname, search }: Address,
  type: string,
  { title, description, picture, publishedAt, updatedAt, author }: DescribedItem,
  more: Structured = {},
): Structured {
  const address = addressOf(site, getLanguage(search), pathname);
  const texts = {
    '@type': type,
    ...(description && { description }),
    ...(picture !== null && { image: [new URL(picture, site.origin).href] }),
  };
  // A project is an organisation in this vocabulary, no text.
  if (type === 'Project')
    return { ...texts, name: title.text, url: address, parentOrganization: publisherOf(site), ...more };
  return {
    ...texts,
    ...textBy(site, title),
    ...(author !== null && { author: { '@type': 'Person', name: author } }),
    ...(publishedAt && { datePublished: publishedAt }),
    dateModified: publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt,
    mainEntityOfPage: address,
  };
}

/** A text by the association. */
const textBy = (site: SiteHead, { text, lang }: ReadText): Structured => ({
  headline: text,
  inLanguage: lang,
  author: publisherOf(site),
  publisher: publisherOf(site),
});

/** Returns the dates of a project, as days. */
export const projectDates = (startsOn: string | null, endsOn: string | null): Structured => ({
  ...(startsOn && { foundingDate: startsOn }),
  ...(endsOn && { dissolutionDate: endsOn }),
});

/** Returns a video of the list of videos. */
export function describeVideo(
  site: SiteHead,
  {
    videoId,
    title,
    description,
    addedAt,
    picture,
  }: { videoId: string; title: ReadText; description: ReadText; addedAt: string; picture: { src: string } | null },
): Structured {
  const id = encodeURIComponent(videoId);
  return {
    '@type': 'VideoObject',
    name: title.text,
    description: description.text || title.text,
    inLanguage: title.lang,
    thumbnailUrl: picture ? new URL(picture.src, site.origin).href : `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
    uploadDate: addedAt,
    url: watchAddress(videoId),
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    publisher: publisherOf(site),
  };
}

type DescribedReport = {
  title: ReadText;
  cover: { src: string } | null;
  file: { address: string } | null;
  fileLang: Language | undefined;
  addedAt: string;
};

/** Returns a report; nothing for one without a document. */
export function describeReport(
  site: SiteHead,
  { title, cover, file, fileLang, addedAt }: DescribedReport,
): Structured[] {
  if (!file) return [];
  return [
    {
      '@type': 'Report',
      ...textBy(site, title),
      ...(fileLang && { inLanguage: fileLang }),
      url: site.origin + file.address,
      ...(file.address.endsWith('.pdf') && { encodingFormat: 'application/pdf' }),
      ...(cover && { image: [new URL(cover.src, site.origin).href] }),
      datePublished: addedAt,
    },
  ];
}
