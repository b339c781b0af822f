import { checkSync } from 'recheck';

// By default recheck starts a program for each expression; its JavaScript is faster for a few hundred of them.
process.env['RECHECK_SYNC_BACKEND'] = 'pure';

/**
 * Most expressions take a few milliseconds. One that cannot be analysed in time passes, so that the result does not
 * depend on the load of the machine; `npm run fuzz -- --nasty` tests the program itself.
 */
const lintTimeout = 2_000; // milliseconds

/**
 * Returns why matching a regular expression may take more than linear time in the length of the text; undefined if it
 * cannot. recheck uses an automaton, and searches for a slow text if the expression is too large for that.
 */
export function findSlowness(source: string, flags: string, timeout = lintTimeout): string | undefined {
  if (isPlainlyBounded(source)) return undefined;
  // recheck does not support the flag v, a newer u.
  const result = checkSync(source, flags.replace('v', 'u'), { timeout });
  if (result.status === 'safe') return undefined;
  if (result.status === 'unknown')
    return result.error.kind === 'timeout' ? undefined : `cannot be judged (${result.error.kind})`;
  return `takes ${result.complexity.summary} time for a text such as ${result.attack.pattern.slice(0, 120)}`;
}

/** Whether there is no unbounded repetition and at most one bounded one: that needs no analysis. */
function isPlainlyBounded(source: string): boolean {
  return !/[*+]|\{\d+,\}/.test(source) && source.split('{').length <= 2;
}
