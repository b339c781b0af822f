// `node scripts/run.mjs COMMAND`: runs `npm start`, `npm test` and the others. Plain JavaScript without dependencies,
// because it runs before anything is installed, on the machine's own Node.
const [name = 'start', ...args] = process.argv.slice(2);

if (Number.parseInt(process.versions.node, 10) < 18) {
  console.error(
    `Minbar needs Node 18 or newer to start from; this is Node ${process.versions.node}. Please install Node 24 from https://nodejs.org.`,
  );
  process.exit(1);
}

const { endWith } = await import('./runtime/progress.mjs');
const { runCommand } = await import('./runtime/commands.mjs');
await runCommand(name, args).catch(endWith);
