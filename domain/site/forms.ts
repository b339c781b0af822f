import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';

const identifier = (group: string) => text({ localized: false, format: 'line', max: 100, pattern: /^[\w.-]+$/, group });

/**
 * Where the forms of visitors are sent (specification 7, last call; rulings 10 and 11). Where empty, the site itself
 * handles them.
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
