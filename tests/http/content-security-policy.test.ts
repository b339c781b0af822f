import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { siteSettings } from '../../db/seed/site/settings.ts';
import { createContentSecurityPolicy } from '../../server/http/content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows the given scripts and styles by their hashes, each in its own directive only', () => {
  const directives = new Map(
    createContentSecurityPolicy(['go()', 'wake()', 'go()'], siteSettings, [hash('p{color:red}')])
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
  expect(directives.get('style-src')).toEqual(["'self'", hash('p{color:red}')]);
  expect(directives.get('script-src')).toEqual(["'self'", hash('go()'), hash('wake()')]);
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(directives.get('report-uri')).toEqual(['/csp-report']);
});
