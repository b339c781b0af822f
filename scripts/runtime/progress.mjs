// Output on the terminal. Plain lines without cursor movement, so that they are readable in a log file too.

const startedAt = performance.now();

/** An error with a known cause: shown as a sentence, without a stack. */
export class Stop extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'Stop';
    this.exitCode = exitCode;
  }
}

/** @param {number} milliseconds */
export function formatSeconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** @param {string} text */
export function printProgress(text) {
  // stderr, so that stdout has only the output of a command.
  process.stderr.write(`[minbar ${formatSeconds(performance.now() - startedAt).padStart(7)}] ${text}\n`);
}

/**
 * Reports every ten seconds that a long step is still running.
 * @param {string} what
 * @returns {() => number} ends the step and returns its duration in milliseconds
 */
export function beginStep(what) {
  const begun = performance.now();
  printProgress(`${what} ...`);
  const beat = setInterval(
    () => printProgress(`${what}: ${Math.round((performance.now() - begun) / 1000)} s so far`),
    10_000,
  );
  return () => {
    clearInterval(beat);
    return performance.now() - begun;
  };
}

/**
 * Ends the process with a sentence for a known problem, with a stack for a bug.
 * @param {unknown} error
 */
export function endWith(error) {
  if (error instanceof Stop) {
    process.stderr.write(`\n${error.message}\n`);
    process.exit(error.exitCode);
  }
  console.error(error);
  process.exit(1);
}
