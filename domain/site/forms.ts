import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';

const identifier = (group: string) => text({ localized: false, format: 'line', max: 100, pattern: /^[\w.-]+$/, group });

/**
 * Where the forms of visitors go (specification 7, last call; rulings 10 and 11). What is empty is done by the site
 * itself.
 */
export const forms = defineContentType({
  name: 'forms',
  single: true,
  siteGroup: 'everywhere',
  publicPath: '/member',
  fields: {
    membershipForm: link({ group: 'membership' }),
    emailEndpoint: link({ group: 'email' }),
    emailService: identifier('email'),
    emailTemplate: identifier('email'),
    emailUser: identifier('email'),
  },
});
