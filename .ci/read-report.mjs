// Prints the numbers of passed and failed tests, then the files with failures, a line each. The arguments are reports
// of Vitest (JSON); a file in a later report replaces the same file in earlier ones.
import { readFileSync } from 'node:fs';

const files = new Map();
for (const path of process.argv.slice(2)) {
  const text = readFileSync(path, 'utf8');
  for (const file of text ? JSON.parse(text).testResults : []) files.set(file.name, file);
}

const count = (file, status) => file.assertionResults.filter((result) => result.status === status).length;
// A file that cannot be loaded has no tests that could fail.
const failures = (file) => count(file, 'failed') || (file.status === 'failed' ? 1 : 0);
const sum = (number) => [...files.values()].reduce((total, file) => total + number(file), 0);

console.log(
  sum((file) => count(file, 'passed')),
  sum(failures),
);
for (const file of files.values()) if (failures(file) > 0) console.log(file.name);
