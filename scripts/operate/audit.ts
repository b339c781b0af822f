/**
 * `npm run audit`: checks with the registry for known weaknesses of the packages that run on a server, and for the
 * signatures of all packages. Exits with 1 if something was found; with 0 and a message if the registry does not
 * support such requests.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

export type Outcome = { ok: boolean; sentence: string };
type Run = { status: number | null; stdout: string; stderr: string };

/** npm's messages for a refused or failed request, which is no finding about the packages. */
const noAnswerPattern =
  /\b(?:404|405|501)\b|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ENOAUDIT|audit endpoint returned an error|no dependencies to audit that were installed from a supported registry/i;

/** Interprets the output of `npm audit --json`. */
export function evaluateAudit({ stdout, stderr }: Run): Outcome {
  const report = parse(stdout) as { metadata?: { vulnerabilities?: Record<string, number> } } | undefined;
  const found = report?.metadata?.vulnerabilities;
  if (!found) return explainFailure('known vulnerabilities', `${stdout}\n${stderr}`);
  const { total = 0, ...kinds } = found;
  if (total === 0) return { ok: true, sentence: 'Known vulnerabilities: none in the packages that run on a server.' };
  const severities = Object.entries(kinds)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}`);
  return {
    ok: false,
    sentence: `Known vulnerabilities: ${severities.join(', ')}. Run "npm audit --omit=dev" to see them.`,
  };
}

/** Interprets the output of `npm audit signatures`. */
export function evaluateSignatures({ status, stdout, stderr }: Run): Outcome {
  const output = `${stdout}\n${stderr}`;
  if (status === 0) return { ok: true, sentence: 'Signatures: all packages are signed by the registry.' };
  if (/(?:invalid|missing) registry signature|invalid attestation/i.test(output))
    return { ok: false, sentence: 'Signatures: some are missing or wrong. Run "npm audit signatures" to see which.' };
  return explainFailure('signatures', output);
}

function explainFailure(what: string, output: string): Outcome {
  if (noAnswerPattern.test(output))
    return {
      ok: true,
      sentence: `Not checked: the registry does not support requests about ${what}. Run this again with a registry that does.`,
    };
  return {
    ok: false,
    sentence: `The request about ${what} failed: ${output.trim().split('\n').at(-1)?.slice(0, 300) ?? ''}`,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Its errors are what is evaluated, also where `npm run --silent` has silenced them for what it runs. */
const npm = (...args: string[]): Run =>
  spawnSync('npm', [...args, '--loglevel=error'], { encoding: 'utf8', timeout: 120_000, maxBuffer: 64_000_000 });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const outcomes = [
    evaluateAudit(npm('audit', '--omit=dev', '--json')),
    evaluateSignatures(npm('audit', 'signatures')),
  ];
  for (const { sentence } of outcomes) console.log(sentence);
  process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
}
