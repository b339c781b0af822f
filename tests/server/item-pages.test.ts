/** The HTML of items: the items before and after one, its author, its picture in shared links; stills of videos. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { singleId } from '../../domain/model/define.ts';
import { createClient, formOf, type Client } from '../setup/api/client.ts';
import { createItem, idOf, uploadPicture } from '../setup/api/media.ts';
import { startSite, type RunningSite } from '../setup/servers/site.ts';
import { staffEnvironment, superadmin } from '../setup/browser/staff.ts';

let site: RunningSite;
let staff: Client;
beforeAll(async () => {
  site = await startSite({ ...staffEnvironment, SEED: 'none' });
  staff = createClient({ request: (path, init) => fetch(site.url + path, init) });
  expect((await staff.login(superadmin.email, superadmin.password)).status).toBe(200);
});
afterAll(() => site.stop());

/** The HTML of a page, without the comments between texts. */
const pageOf = async (path: string) =>
  (await (await fetch(site.url + path, { headers: { accept: 'text/html' } })).text()).replaceAll('<!-- -->', '');
const addNews = async (Title: string, day: string, more: Record<string, string> = {}) =>
  (await createItem(staff, 'news', { Title, Content: 'Text', PublishedAt: `2026-01-${day}`, ...more }))
    .split('/')
    .at(-1)!;
/** Returns what machines read of the item of a page. */
const structuredIn = (html: string) =>
  (
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
      '@graph': [Record<string, unknown>];
    }
  )['@graph'][0];

it('links to the newer and the older item in the language that is read, and lists others, those in it first', async () => {
  const inArabic = await addNews('Ancient', '01', { 'Title.ar': 'أقدم', PublishedAt: '2025-01-01' });
  const inEnglish = await addNews('Very old', '01', { PublishedAt: '2025-02-01' });
  const old = await addNews('Old', '01', { 'Title.ar': 'قديم' });
  const middle = await addNews('Middle', '02', { 'Title.ar': 'أوسط' });
  const latest = await addNews('Latest', '03');
  const draft = idOf(await staff.send('POST', '/api/news'));

  const html = await pageOf(`/publications/news/${middle}?lang=ar`);
  const linkOf = (rel: string) => {
    const [link = ''] = [...html.matchAll(/<a [^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => tag.includes(`rel="${rel}"`));
    return /href="([^"]*)"/.exec(link)?.[1];
  };
  expect(linkOf('prev')).toBe(`/publications/news/${latest}?lang=ar`);
  expect(linkOf('next')).toBe(`/publications/news/${old}?lang=ar`);
  expect(html).not.toContain(draft);
  // The newest of them has no Arabic; those that are linked above come after all others.
  const more = html.slice(html.indexOf('id="more-to-read"')).split('</section>')[0]!;
  expect([...more.matchAll(/\/news\/([0-9a-f]{24})/g)].map(([, id]) => id)).toEqual([inArabic, inEnglish, old]);

  const ends = [await pageOf(`/publications/news/${latest}`), await pageOf(`/publications/news/${inArabic}`)];
  expect(ends.map((end) => [end.includes('rel="prev"'), end.includes('rel="next"')])).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(html).toContain(`<meta property="og:image" content="${site.url}/files/share/news/${middle}-ar.jpg?v=2"/>`);
  expect(html).toContain('<meta property="og:image:alt" content="أوسط"/>');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});

it('names the author on the page and in structured data only where the association shows authors', async () => {
  await staff.send('PUT', '/api/users/profile', formOf({ name: 'Hodan </script>' }));
  const path = `/publications/news/${await addNews('By somebody', '04')}`;
  const before = await pageOf(path);
  expect(before).not.toContain('Hodan');
  expect(structuredIn(before)['author']).toMatchObject({ '@type': 'NGO' });
  const identity = `/api/identity/${singleId}`;
  const { revision } = (await staff.get(`${identity}?all=1`)).json;
  await staff.send('PUT', identity, formOf({ showAuthors: 'on', revision: String(revision) }));
  const html = await pageOf(`${path}?lang=so`);
  expect(html).toContain('Waxaa qoray <bdi>Hodan &lt;/script&gt;</bdi>');
  expect(structuredIn(html)['author']).toEqual({ '@type': 'Person', name: 'Hodan </script>' });
  expect(html).not.toContain(superadmin.email);
});

it('shows the still of a video from this site alone', async () => {
  const picture = await uploadPicture(staff, { alt: 'A lesson' });
  const fields = { title: 'With a still', videoId: 'abcdefghijk' };
  await createItem(staff, 'videos', { ...fields, 'image.use': idOf(picture) });
  await createItem(staff, 'videos', { ...fields, title: 'Without' });
  for (const path of ['/publications/videos', '/']) {
    const html = await pageOf(path);
    const sources = [...html.matchAll(/ src(?:set)?="([^"]*)"/gi)].flatMap(([, list]) => list!.split(', '));
    expect(sources.filter((source) => !source.startsWith('/'))).toEqual([]);
    const folder = String(picture.json['url']).replace(/[^/]+$/, '');
    expect(sources.some((source) => source.startsWith(folder))).toBe(true);
    expect(html.match(/class="video-placeholder"/g)).toHaveLength(2);
    expect(html.match(/<h[23][^>]*><a [^>]*href="\/publications\/videos\/[0-9a-f]{24}"/g)).toHaveLength(2);
  }
});
