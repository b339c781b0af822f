/** Writes that visitors may cause before they sign in: a flood of them delays no other request. */
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects, openTestApp, type TestApp } from '../setup/api/app.ts';
import { from } from '../setup/api/login-attack.ts';

/** Counts the turns of the event loop, and the writes to a table in each. */
function watchTurns() {
  const state = { table: '', most: 0 };
  let inThisTurn = 0;
  let running = true;
  const next = () => {
    inThisTurn = 0;
    if (running) setImmediate(next);
  };
  setImmediate(next);
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'InsertQueryNode' && node.into?.table.identifier.name === state.table) {
        inThisTurn += 1;
        state.most = Math.max(state.most, inThisTurn);
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { state, plugin, end: () => (running = false) };
}

const options = '/api/users/login/passkey/options';

describe.each(dialects)('writes of visitors over %s', (dialect) => {
  const { state, plugin, end } = watchTurns();
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp(dialect, { queryPlugin: plugin });
  });
  beforeEach(() => {
    state.most = 0;
  });
  afterAll(async () => {
    end();
    await site.close();
  });
  const ask = async (address: string) => (await site.visit().send('POST', options, undefined, from(address))).status;

  it('opens one challenge for a passkey in a turn of the event loop', async () => {
    state.table = 'factor_challenges';
    const statuses = await Promise.all(Array.from({ length: 100 }, (_, n) => ask(`2001:db8:1:${n.toString(16)}::1`)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(state.most).toBe(1);
  });

  it('opens a challenge for another subnet soon, while one subnet requests more than can wait', async () => {
    const answered: string[] = [];
    const flood = Array.from({ length: 500 }, async (_, n) => {
      const status = await ask(`2001:db8:1:${n.toString(16)}::1`);
      answered.push(`flood ${status}`);
    });
    const owner = ask('203.0.113.7').then((status) => void answered.push(`owner ${status}`));
    await Promise.all([...flood, owner]);
    const refused = answered.filter((answer) => answer === 'flood 503').length;
    expect(refused).toBeGreaterThan(200);
    expect(answered.filter((answer) => answer !== 'flood 503').indexOf('owner 200')).toBeLessThan(10);
    expect(answered).toContain('owner 200');
  });

  it('counts a few tries to sign in within a turn of the event loop', async () => {
    state.table = 'rate_limits';
    const statuses = await Promise.all(
      Array.from(
        { length: 60 },
        async (_, n) =>
          (await site.visit().login(`nobody-${n}@example.org`, 'a wrong guess', from(`198.51.${n}.7`))).status,
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([401]));
    // Two tries are counted at a time, in four rows each.
    expect(state.most).toBeLessThanOrEqual(8);
  });
});
