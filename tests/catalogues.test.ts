/** The three catalogues have the same messages, all of which are used, and none is missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteSettings } from '../db/seed/site/settings.ts';
import { contentTypes } from '../domain/content/index.ts';
import { messageKinds } from '../domain/messages/message.ts';
import { noticeEvents } from '../domain/people/notice.ts';
import { roles } from '../domain/people/viewer.ts';
import { allTypes } from '../domain/site/index.ts';
import { findPlaceholders } from '../server/services/site/check-site-text.ts';
import { flattenCatalogue, type CatalogueSource } from '../locales/compile.ts';

const root = resolve(import.meta.dirname, '..');
const read = (language: string, namespace: string) =>
  flattenCatalogue(JSON.parse(readFileSync(join(root, 'locales', language, namespace), 'utf8')) as CatalogueSource);
const namespaces = readdirSync(join(root, 'locales/en'));
const parametersOf = (message: string) =>
  [...new Set([...message.matchAll(/\{(\w+)/g)].map((match) => match[1]))].toSorted();

/** Plural forms that a language must have, by Unicode CLDR. */
const pluralForms: Record<string, string[]> = {
  en: ['one', 'other'],
  so: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

describe.each(namespaces)('locales/*/%s', (namespace) => {
  const english = read('en', namespace);

  it.each(['so', 'ar'])('has in %s exactly the keys and parameters of English', (language) => {
    const other = read(language, namespace);
    expect(Object.keys(other).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, message] of Object.entries(english))
      expect([key, parametersOf(other[key]!)]).toEqual([key, parametersOf(message)]);
  });

  it.each(['en', 'so', 'ar'])('has in %s no empty message and every plural form', (language) => {
    for (const [key, message] of Object.entries(read(language, namespace))) {
      expect([key, message.trim()]).not.toEqual([key, '']);
      if (!/\{\w+, plural,/.test(message)) continue;
      for (const form of pluralForms[language]!)
        expect([key, message]).toEqual([key, expect.stringMatching(new RegExp(`\\b${form}\\s*\\{`))]);
    }
  });
});

it('names no association: every text is also shown by sites with another name', () => {
  const { short, full } = siteSettings.name;
  const names = [...Object.values(short), ...Object.values(full)].map((name) =>
    name.replace(/ (?:Association|for .*|ee .*)$/, ''),
  );
  for (const namespace of namespaces)
    for (const language of ['en', 'so', 'ar'])
      for (const [key, message] of Object.entries(read(language, namespace)))
        expect([language, key, names.filter((name) => message.includes(name))]).toEqual([language, key, []]);
});

it('names every group and placeholder of the site texts for the dashboard', () => {
  const site = { ...read('en', 'site.json'), ...read('en', 'server-pages.json') };
  const names = Object.keys(read('en', 'dashboard.json'));
  const isType = (group: string) => contentTypes.some(({ name }) => name === group);
  const nameOf = (group = '') => (isType(group) ? `content.${group}.title` : `siteTexts.groups.${group}`);
  const wanted = [
    ...Object.keys(site).map((key) => nameOf(key.split('.')[0])),
    ...Object.keys(site).flatMap(
      (key) =>
        /^pages\.(\w+)\./
          .exec(key)
          ?.slice(1)
          .map((page) => nameOf(page)) ?? [],
    ),
    ...Object.values(site).flatMap((message) =>
      [...findPlaceholders(message).keys()].map((name) => `siteTexts.placeholders.${name}`),
    ),
  ];
  expect([...new Set(wanted)].filter((name) => !names.includes(name))).toEqual([]);
  // The history stores a change under its key, of at most 40 characters.
  expect(Object.keys(site).filter((key) => key.length > 40)).toEqual([]);
});

it('names every field of every content type, its choices and its group for the dashboard', () => {
  const names = new Set(Object.keys(read('en', 'dashboard.json')));
  const wanted = allTypes.flatMap((type) =>
    Object.entries(type.fields).flatMap(([name, field]) => [
      `content.${type.name}.fields.${name}`,
      ...(field.kind === 'choice' ? field.values.map((value) => `content.${type.name}.choices.${name}.${value}`) : []),
      ...(field.group === undefined ? [] : [`content.${type.name}.groups.${field.group}`]),
    ]),
  );
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

it('names every content type that visitors find, in the search and while its list loads', () => {
  const names = new Set(Object.keys(read('en', 'site.json')));
  const wanted = contentTypes.flatMap(({ name, publicPath, inSearch }) => [
    ...(inSearch ? [`nav.${name}`] : []),
    // By the last part of the address, as `app/root.tsx` does.
    ...(publicPath ? [`pages.${name}.title`, `lists.loading.${publicPath.split('/').at(-1)}`] : []),
  ]);
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

it('has the texts of mails for every notice, role and kind of message', () => {
  const wanted = [
    ...noticeEvents.flatMap((event) => [`notice.subject.${event}`, `notice.event.${event}`]),
    ...roles.map((role) => `notice.roles.${role}`),
    ...messageKinds.map((kind) => `message.subject.${kind}`),
  ];
  const names = new Set(Object.keys(read('en', 'mail.json')));
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

const sources = ['app', 'server', 'domain']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
  )
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n');

/**
 * Keys in the code, such as `pages.${page}.title` and those that stand for a part of the catalogue: of the texts of a
 * content type, of messages and of the security log.
 */
const keysInCode = new RegExp(
  `^(?:content\\.[^.]+\\.|inbox\\.|securityLog\\.)?(?:${[
    ...new Set([...sources.matchAll(/[`'"]([a-zA-Z]+(?:\.(?:[\w-]+|\$\{[^}]+\})+)*)[`'"]/g)].map((match) => match[1]!)),
  ]
    .map((key) => key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '[^.]*'))
    .join('|')})$`,
);
const wordsInCode = new Set(sources.match(/\w+/g));

it.each(namespaces)('uses every key of %s in the code', (namespace) => {
  // Pages that the server writes read their texts as properties.
  const isUsed = (key: string) =>
    namespace === 'server-pages.json' ? key.split('.').every((part) => wordsInCode.has(part)) : keysInCode.test(key);
  expect(Object.keys(read('en', namespace)).filter((key) => !isUsed(key))).toEqual([]);
});

it('is given values wherever a message with placeholders is named in the code', () => {
  const messages = { ...read('en', 'site.json'), ...read('en', 'dashboard.json') };
  const keys = [...sources.matchAll(/\bt\(\s*'([\w.]+)',?\s*\)/g)].map((match) => match[1]!);
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter((key) => parametersOf(messages[key] ?? '').length > 0)).toEqual([]);
});

it('has the exact English texts of the specification', () => {
  const english = read('en', 'site.json');
  expect(english).toMatchObject({
    'nav.member': 'Be a member',
    'contact.fillAll': 'Please fill in all the fields.',
    'contact.failed': 'Failed to send message. Please try again.',
    'contact.success': 'Message sent successfully!',
    'contact.sending': 'Sending...',
    'contact.ourLocation': 'Our Location',
    'donate.thanks': 'Thank you for your donation!',
    'donate.fillRequired': 'Please fill in all required fields.',
    'departments.noDescription': 'No description available.',
    'notFound.title': '404 - Page Not Found',
    'lists.page': 'Page {page} of {total}',
    'lists.loading.news': 'Loading news...',
    'lists.loading.projects': 'Loading projects...',
    'lists.loading.videos': 'Loading videos...',
    'signin.pending': 'Logging in...',
  });
});
