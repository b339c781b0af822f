import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { siteSettings } from '../../db/seed/site/settings.ts';
import { contentSecurityPolicy } from '../../server/http/security.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows the styles and scripts that stand in a page, by their hashes, each for its own kind only', () => {
  const directives = new Map(
    contentSecurityPolicy('<style>p{color:red}</style><script type="module">go()</script><script src="/a.js"></script>', siteSettings)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
  expect(directives.get('style-src')).toEqual(["'self'", hash('p{color:red}')]);
  expect(directives.get('script-src')).toEqual(["'self'", hash('go()')]);
});
