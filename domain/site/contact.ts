import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';

/** The association's contact data, social links and map (specification 2, footer and contact page). */
export const contact = defineContentType({
  name: 'contact',
  single: true,
  siteGroup: 'everywhere',
  siteSettings: true,
  publicPath: '/contact',
  fields: {
    email: text({
      localized: false,
      format: 'email',
      max: 254,
      required: true,
      group: 'reach',
      destination: true,
    }),
    // Visitors who want to give call it.
    phone: text({
      localized: false,
      format: 'phone',
      max: 40,
      required: true,
      group: 'reach',
      destination: true,
    }),
    address: text({ localized: true, format: 'line', max: 200, required: true, group: 'reach' }),
    facebook: link({ hosts: ['facebook.com', 'fb.com', 'fb.me'], group: 'social', destination: true }),
    youtube: link({ hosts: ['youtube.com', 'youtu.be'], group: 'social', destination: true }),
    telegram: link({ hosts: ['t.me', 'telegram.me', 'telegram.org'], group: 'social', destination: true }),
    tiktok: link({ hosts: ['tiktok.com'], group: 'social', destination: true }),
    mapEmbed: link({ group: 'map', destination: true }),
    mapLink: link({ group: 'map', destination: true }),
  },
});
