/** Changes by two people that lock the same rows of the database in opposite orders. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partners } from '../../../domain/site/partners.ts';
import { dialects, localized, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { entries } from '../../setup/api/client.ts';
import { completeNews, createItem, uploadPicture } from '../../setup/api/media.ts';
import { openWithTwoSuperadmins } from '../../setup/api/two-superadmins.ts';

const rounds = 10;

type Uploaded = { id: string; address: string };

describe.each(dialects)('crossed changes over %s', (dialect) => {
  let site: TestApp;
  let amina: StaffClient;
  let bashir: StaffClient;
  beforeAll(async () => {
    ({ site, amina, bashir } = await openWithTwoSuperadmins(dialect));
  });
  afterAll(() => site.close());

  it('stores two orders of a list, one after the other', async () => {
    const ids: string[] = [];
    for (const name of ['Alpha', 'Beta', 'Gamma', 'Delta'])
      ids.push(await site.add(partners, { name: localized({ en: name }), link: null, logo: null }));
    const orders = [ids, ids.toReversed()];
    for (let round = 0; round < rounds; round += 1) {
      const responses = await Promise.all(
        [amina, bashir].map((person, index) => person.send('PUT', '/api/partners/order', { ids: orders[index] })),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
      const listed = entries(await amina.get('/api/partners?all=1&limit=100'), 'partners').map(({ _id }) => _id);
      expect(orders).toContainEqual(listed.filter((id) => ids.includes(String(id))));
    }
  });

  it('stores two items, of which each has the picture in its field that the other has in its text', async () => {
    const upload = async (): Promise<Uploaded> => {
      const { json } = await uploadPicture(amina);
      return { id: String(json['_id']), address: String(json['url']) };
    };
    const pictures = [await upload(), await upload()];
    const paths = [await createItem(amina, 'news', completeNews), await createItem(amina, 'news', completeNews)];
    for (let round = 0; round < rounds; round += 1) {
      const [first, second] = (round % 2 === 0 ? pictures : pictures.toReversed()) as [Uploaded, Uploaded];
      const responses = await Promise.all([
        amina.send('PUT', paths[0]!, { 'Image.use': first.id, Content: `![Well](${second.address}) ${round}` }),
        bashir.send('PUT', paths[1]!, { 'Image.use': second.id, Content: `![Well](${first.address}) ${round}` }),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    }
  }, 60_000);
});
