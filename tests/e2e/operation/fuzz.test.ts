/** The built site under hostile requests; `npm run fuzz` sends many more. */
import { expect, it } from 'vitest';
import { isHealthSlow, runFuzz } from '../../fuzz/run-fuzz.ts';
import { runNasty } from '../../fuzz/run-nasty.ts';

it(
  'withstands 5,000 random requests without a 5xx, an exit or a stall, and serves /healthz meanwhile',
  { timeout: 600_000 },
  async () => {
    const result = await runFuzz({ count: 5_000, seed: 11 });
    expect(result.failures).toEqual([]);
    expect(result.sent).toBe(5_000);
    // Most requests were valid, and many allowed: noise alone would test little.
    expect(result.statuses['200']).toBeGreaterThan(750);
    expect({ ...result, slow: isHealthSlow(result) }).toMatchObject({ slow: false });
  },
);

it('is not slowed down by repetition in a field, a parameter or a header', { timeout: 600_000 }, async () => {
  const { problems, sent } = await runNasty({ every: 16 });
  expect(problems).toEqual([]);
  expect(sent).toBeGreaterThan(1_000);
});
