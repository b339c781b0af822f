// Child processes: signals are forwarded to them, exit codes returned.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

/** @type {NodeJS.Signals[]} */
const forwardedSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const maxLines = 400;
const followParentFile = fileURLToPath(new URL('./follow-parent.cjs', import.meta.url));

/**
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null, interrupted: NodeJS.Signals | null, lines: string[]
 * }} Ending `interrupted` is the signal that this process received while the child ran; `lines` is the end of the
 * child's output.
 */

/**
 * Runs a Node program to its end. With `capture`, its output is shown and its last lines are returned.
 * @param {string} node
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, capture?: boolean }} options
 * @returns {Promise<Ending>}
 */
export function runNode(node, args, options) {
  const output = options.capture ? 'pipe' : 'inherit';
  return follow(
    spawn(node, ['--require', followParentFile, ...args], {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['inherit', output, output, 'ipc'],
    }),
  );
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<Ending>}
 */
function follow(child) {
  return new Promise((resolve, reject) => {
    /** @type {string[]} */
    const lines = [];
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream?.setEncoding('utf8');
      stream?.on('data', (/** @type {string} */ text) => {
        process.stderr.write(text);
        const parts = (rest + text).split('\n');
        rest = parts.pop() ?? '';
        lines.push(...parts.filter((line) => line.trim() !== ''));
        lines.splice(0, lines.length - maxLines);
      });
      stream?.on('end', () => rest.trim() && lines.push(rest));
    }

    /** @type {NodeJS.Signals | null} */
    let interrupted = null;
    /** @type {Map<NodeJS.Signals, number>} */
    const lastSent = new Map();
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      interrupted = signal;
      // Ctrl-C arrives twice, from the terminal and from npm: forward it once.
      const now = performance.now();
      if (now - (lastSent.get(signal) ?? -Infinity) < 1000) return;
      lastSent.set(signal, now);
      child.kill(signal);
    };
    for (const signal of forwardedSignals) process.on(signal, forward);
    const stopWatching = watchParent(() => forward('SIGTERM'));
    const release = () => {
      stopWatching();
      for (const signal of forwardedSignals) process.off(signal, forward);
    };
    child.on('error', (error) => {
      release();
      reject(error);
    });
    child.on('close', (code, signal) => {
      release();
      resolve({ code, signal, interrupted, lines });
    });
  });
}

/**
 * Under `npm start`, a killed npm would leave this process running and the port in use, so it ends with npm, its
 * parent. Without npm, outliving the parent (nohup, a closed shell) is intended.
 * @param {() => void} onOrphaned
 */
function watchParent(onOrphaned) {
  if (!process.env['npm_lifecycle_event'] || process.platform === 'win32') return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onOrphaned();
  }, 500);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Ends this process exactly as the child ended. Never resolves, so that no code runs after it.
 * @param {Pick<Ending, 'code' | 'signal'>} ending
 * @returns {Promise<never>}
 */
export function exitLike({ code, signal }) {
  if (signal) process.kill(process.pid, signal);
  // After a signal this runs only if the signal did not end this process.
  setTimeout(() => process.exit(exitCodeOf({ code, signal })), signal ? 200 : 0);
  return new Promise(() => {});
}

/** @param {Pick<Ending, 'code' | 'signal'>} ending */
function exitCodeOf({ code, signal }) {
  return signal ? 128 + constants.signals[signal] : (code ?? 1);
}
