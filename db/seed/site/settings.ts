/** Name, contact, social links, map, forms and flags that a site begins with (specification 2 and 7; ruling 18). */
import type { SiteSettings } from '../../../domain/site/site-views.ts';

export const siteSettings: SiteSettings = {
  name: {
    short: { en: 'Nuur Association', so: 'Ururka Nuur', ar: 'جمعية النور' },
    full: {
      en: 'Nuur Association for Qur’an and Sunnah Education',
      so: 'Ururka Nuur ee Waxbarashada Qur’aanka iyo Sunnada',
      ar: 'جمعية النور لتعليم القرآن والسنة',
    },
  },
  tagline: {
    en: 'Learning the Qur’an, living the Sunnah, serving people',
    so: 'Baro Qur’aanka, ku dhaqan Sunnada, u adeeg dadka',
    ar: 'نتعلّم القرآن، ونحيا بالسنة، ونخدم الناس',
  },
  contact: {
    email: 'info@nuur.example',
    phone: '+252 63 4000000',
    address: {
      en: 'Hargeisa, Togdheer region, Somaliland',
      so: 'Hargeysa, gobolka Togdheer, Somaliland',
      ar: 'هرجيسا، إقليم توغدير، صوماليلاند',
    },
  },
  social: {
    facebook: 'https://www.facebook.com/nuurassociation',
    youtube: 'https://www.youtube.com/@nuurassociation',
    telegram: 'https://t.me/nuurassociation',
    tiktok: 'https://www.tiktok.com/@nuurassociation',
  },
  map: {
    embedUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=44.03%2C9.54%2C44.09%2C9.58&layer=mapnik&marker=9.56%2C44.06',
    linkUrl: 'https://www.openstreetmap.org/?mlat=9.56&mlon=44.06#map=14/9.56/44.06',
  },
  membershipFormUrl: null,
  emailService: {
    endpoint: null,
    serviceId: 'service_minbar',
    templateId: 'template_contact',
    userId: 'public',
  },
  flags: { en: 'gb', so: 'none', ar: 'arab' },
  languageMenu: 'flags',
  rememberLanguage: false,
  offlineReading: true,
  showAuthors: false,
};
