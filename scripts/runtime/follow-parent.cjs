// Loaded into a child before its own code. If the parent dies without forwarding a signal (kill -9), the child would
// continue: a server would keep the port in use, a build would interfere with the next one. So the child sends itself
// SIGTERM when the IPC channel closes.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The listener alone would keep a finished process alive.
  process.channel.unref();
}
