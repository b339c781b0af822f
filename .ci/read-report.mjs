// Prints the numbers of passed and failed tests, then the files with failures, a line each; with --failures the names
// and messages of the failed tests instead. The other arguments are reports of Vitest (JSON); a file in a later report
// replaces the same file in earlier ones.
import { readFileSync } from 'node:fs';

const paths = process.argv.slice(2).filter((argument) => argument !== '--failures');
const files = new Map();
for (const path of paths) {
  const text = readFileSync(path, 'utf8');
  for (const file of text ? JSON.parse(text).testResults : []) files.set(file.name, file);
}

const count = (file, status) => file.assertionResults.filter((result) => result.status === status).length;
// A file that cannot be loaded has no tests that could fail.
const failures = (file) => count(file, 'failed') || (file.status === 'failed' ? 1 : 0);
const sum = (number) => [...files.values()].reduce((total, file) => total + number(file), 0);
const failed = [...files.values()].filter((file) => failures(file) > 0);

if (process.argv.includes('--failures')) {
  for (const file of failed) {
    console.log(`${file.name}: ${(file.message ?? '').slice(0, 300)}`);
    for (const result of file.assertionResults.filter(({ status }) => status === 'failed'))
      console.log(`  ${result.fullName}: ${(result.failureMessages ?? []).join(' ').slice(0, 600)}`);
  }
} else {
  console.log(
    sum((file) => count(file, 'passed')),
    sum(failures),
  );
  for (const file of failed) console.log(file.name);
}
