/** Refused requests of a person never hide those of another one, nor lose the person's name. */
import { expect, it } from 'vitest';
import { createSecurityLogLimit } from '../../server/services/accounts/security-log-limit.ts';
import type { SecurityEntry } from '../../server/store/accounts/security-log-store.ts';

const entryOf = (name: string): SecurityEntry => ({
  id: name,
  at: '2026-11-20T08:00:00.000Z',
  event: 'access_denied',
  person: { id: name, name },
  subject: '',
  address: '198.51.100.7',
  device: '',
  details: {},
});

it('counts refused requests of each person alone, and names the person of what is only counted', async () => {
  const written: string[] = [];
  const limit = createSecurityLogLimit({
    add: async ({ person }) => void written.push(person.name),
    countBetween: async () => 0,
    now: () => new Date('2026-11-20T08:00:00.000Z'),
  });
  for (const name of ['Amina', 'Bashir', 'Cali', 'Deeqa', 'Faysal'])
    for (let route = 0; route < 305; route += 1) await limit.add(entryOf(name), `GET /api/${route}`);
  await limit.add(entryOf('Geedi'), 'GET /api/messages');
  await limit.add(entryOf('Geedi'), 'GET /api/messages');
  expect(written.filter((name) => name === 'Amina')).toHaveLength(300);
  expect(written.at(-1)).toBe('Geedi');
  const { same, beyond } = limit.due({ all: true });
  expect(same.map(({ last, more }) => [last.person.name, more])).toEqual([
    ['Geedi', 1],
    ['Amina', 5],
    ['Bashir', 5],
    ['Cali', 5],
    ['Deeqa', 5],
    ['Faysal', 5],
  ]);
  expect(beyond).toEqual([]);
});
