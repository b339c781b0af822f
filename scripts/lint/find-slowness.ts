import { checkSync } from 'recheck';

// By default recheck starts a program of its own for each expression; its JavaScript is quicker for a few hundred of
// them.
process.env['RECHECK_SYNC_BACKEND'] = 'pure';

/**
 * Most expressions take a few milliseconds. One that cannot be judged in time passes, so that the outcome does not
 * depend on how busy the machine is; `npm run fuzz -- --nasty` tries the program itself.
 */
const lintTimeout = 2_000; // milliseconds

/**
 * Why matching a regular expression may take more than linear time in the length of the text; undefined where it
 * cannot. recheck decides by an automaton, and looks for a slow text where the expression is too large for that.
 */
export function findSlowness(source: string, flags: string, timeout = lintTimeout): string | undefined {
  if (isPlainlyBounded(source)) return undefined;
  // recheck does not know the flag v, a newer u.
  const result = checkSync(source, flags.replace('v', 'u'), { timeout });
  if (result.status === 'safe') return undefined;
  if (result.status === 'unknown')
    return result.error.kind === 'timeout' ? undefined : `cannot be judged (${result.error.kind})`;
  return `takes ${result.complexity.summary} time for a text such as ${result.attack.pattern.slice(0, 120)}`;
}

/** Whether nothing repeats without end, and at most one thing so many times: that needs no automaton. */
function isPlainlyBounded(source: string): boolean {
  return !/[*+]|\{\d+,\}/.test(source) && source.split('{').length <= 2;
}
