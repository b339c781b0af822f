import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { siteSettings } from '../../db/seed/site/settings.ts';
import { contentSecurityPolicy } from '../../server/http/security.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows the scripts that stand in a page by their hashes, and the styles that will, each for its own kind only', () => {
  const directives = new Map(
    contentSecurityPolicy(['<style></style><script type="application/json">{"a":1}</script>', '<script type="module">go()</script><script src="/a.js"></script>'], siteSettings, [hash('p{color:red}')])
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
  expect(directives.get('style-src')).toEqual(["'self'", hash('p{color:red}')]);
  expect(directives.get('script-src')).toEqual(["'self'", hash('go()')]);
});
