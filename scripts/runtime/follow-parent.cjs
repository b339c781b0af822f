// Loaded into a child before its own code. If the starter dies without a chance to pass a signal on (kill -9), the
// child would go on: a server would keep the port busy, a build would write into the next one's. The broken channel
// asks it to stop as SIGTERM would.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Listening alone would keep a finished process alive.
  process.channel.unref();
}
