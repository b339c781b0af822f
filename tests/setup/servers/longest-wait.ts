/** Returns the longest response time of `/healthz` in milliseconds while the work is under way. */
export async function longestWait(url: string, work: Promise<unknown>): Promise<number> {
  let maxDelay = 0;
  const state = { working: true };
  const stop = () => void (state.working = false);
  work.then(stop, stop);
  while (state.working) {
    const asked = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    maxDelay = Math.max(maxDelay, performance.now() - asked);
    await new Promise((done) => setTimeout(done, 5));
  }
  return maxDelay;
}
