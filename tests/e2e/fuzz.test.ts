/** The built site under requests that nobody sends by accident; `npm run fuzz` sends many more. */
import { expect, it } from 'vitest';
import { isHealthSlow, runFuzz } from '../fuzz/run-fuzz.ts';
import { runNasty } from '../fuzz/run-nasty.ts';

it(
  'stands 20,000 requests by chance: no 5xx, no end, no stall, and answers /healthz meanwhile',
  { timeout: 600_000 },
  async () => {
    const result = await runFuzz({ count: 20_000, seed: 11 });
    expect(result.failures).toEqual([]);
    expect(result.sent).toBe(20_000);
    // Most were understood, and many allowed: noise alone would test little.
    expect(result.statuses['200']).toBeGreaterThan(3_000);
    expect({ ...result, slow: isHealthSlow(result) }).toMatchObject({ slow: false });
  },
);

it('is held up by no repetition in a field, a parameter or a header', { timeout: 600_000 }, async () => {
  const { problems, sent } = await runNasty({ every: 16 });
  expect(problems).toEqual([]);
  expect(sent).toBeGreaterThan(1_000);
});
