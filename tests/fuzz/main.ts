/**
 * `npm run fuzz -- [--count=1000000] [--seed=NUMBER] [--only=INDEX]` sends random requests to the built site on
 * loopback, with its own data folder. `npm run fuzz -- --nasty` sends every nasty repetition in every field, parameter
 * and header instead. Exits with 1 if a request got a 5xx, ended the server or blocked it.
 */
import { parseArgs } from 'node:util';
import { isHealthSlow, runFuzz } from './run-fuzz.ts';
import { runNasty } from './run-nasty.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    seed: { type: 'string' },
    only: { type: 'string' },
    nasty: { type: 'boolean' },
    every: { type: 'string', default: '1' },
  },
});

if (values.nasty) {
  const { problems, ...counts } = await runNasty({ every: Number(values.every), log: (line) => console.log(line) });
  console.log(JSON.stringify({ ...counts, problems }, null, 1));
  process.exit(problems.length > 0 ? 1 : 0);
}

const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
console.log(`seed ${seed}, ${values.only === undefined ? `${values.count} requests` : `request ${values.only}`}`);
const result = await runFuzz({
  count: Number(values.count),
  seed,
  ...(values.only === undefined ? {} : { only: Number(values.only) }),
  log: (line) => console.log(line),
});

console.log(JSON.stringify({ seed, ...result, failures: result.failures.length }, null, 1));
if (isHealthSlow(result))
  console.log('/healthz was slow (99 of 100). Something else may keep this machine busy: please run it again.');
process.exitCode = result.failures.length > 0 || isHealthSlow(result) ? 1 : 0;
