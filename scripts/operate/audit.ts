/**
 * `npm run audit`: checks with the registry for known weaknesses of the packages that run on a server, and for the
 * signatures of all packages. Exits with 1 if something was found; with 0 and a message if the registry does not support
 * such requests.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

export type Outcome = { ok: boolean; sentence: string };
type Run = { status: number | null; stdout: string; stderr: string };

/** npm's messages for a refused or failed request, which is no finding about the packages. */
const noAnswer =
  /\b(?:404|405|501)\b|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ENOAUDIT|audit endpoint returned an error|no dependencies to audit that were installed from a supported registry/i;

/** Interprets the output of `npm audit --json`. */
export function judgeAudit({ stdout, stderr }: Run): Outcome {
  const report = parse(stdout) as { metadata?: { vulnerabilities?: Record<string, number> } } | undefined;
  const found = report?.metadata?.vulnerabilities;
  if (!found) return unanswered('known weaknesses', `${stdout}\n${stderr}`);
  const { total = 0, ...kinds } = found;
  if (total === 0) return { ok: true, sentence: 'Known weaknesses: none in the packages that run on a server.' };
  const told = Object.entries(kinds)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}`);
  return { ok: false, sentence: `Known weaknesses: ${told.join(', ')}. Run "npm audit --omit=dev" to see them.` };
}

/** Interprets the output of `npm audit signatures`. */
export function judgeSignatures({ status, stdout, stderr }: Run): Outcome {
  const said = `${stdout}\n${stderr}`;
  if (status === 0) return { ok: true, sentence: 'Signatures: every package has the signature of the registry.' };
  if (/(?:invalid|missing) registry signature|invalid attestation/i.test(said))
    return { ok: false, sentence: 'Signatures: some are missing or wrong. Run "npm audit signatures" to see which.' };
  return unanswered('signatures', said);
}

function unanswered(what: string, said: string): Outcome {
  if (noAnswer.test(said))
    return {
      ok: true,
      sentence: `Not checked: the registry does not answer questions about ${what}. Run this again where it does.`,
    };
  return {
    ok: false,
    sentence: `The question about ${what} failed: ${said.trim().split('\n').at(-1)?.slice(0, 300) ?? ''}`,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const npm = (...args: string[]): Run =>
  spawnSync('npm', args, { encoding: 'utf8', timeout: 120_000, maxBuffer: 64_000_000 });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const outcomes = [judgeAudit(npm('audit', '--omit=dev', '--json')), judgeSignatures(npm('audit', 'signatures'))];
  for (const { sentence } of outcomes) console.log(sentence);
  process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
}
