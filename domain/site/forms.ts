import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';

/** One of the three that decide, at the service for email, whose mailbox it writes to. */
const identifier = (group: string) =>
  text({ localized: false, format: 'line', max: 100, pattern: /^[\w.-]+$/, group, destination: true });

/**
 * Where the forms of visitors are sent (specification 7, last call; rulings 10 and 11). Where empty, the site itself
 * handles them.
 */
export const forms = defineContentType({
  name: 'forms',
  single: true,
  siteGroup: 'everywhere',
  siteSettings: true,
  publicPath: '/member',
  fields: {
    membershipForm: link({ group: 'membership', destination: true }),
    emailEndpoint: link({ group: 'email', destination: true }),
    emailService: identifier('email'),
    emailTemplate: identifier('email'),
    emailUser: identifier('email'),
  },
});
