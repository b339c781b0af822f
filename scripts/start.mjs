// `npm start`, or `node scripts/start.mjs` without npm between a service manager and the server.
process.argv.splice(2, 0, 'start');
await import('./run.mjs');
