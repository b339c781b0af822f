// `npm start`, and `node scripts/start.mjs` where npm should not stand between a service manager and the server.
process.argv.splice(2, 0, 'start');
await import('./run.mjs');
