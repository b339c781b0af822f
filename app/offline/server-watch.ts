/** A proxy answers with an error of its own while the server starts. */
export const isServerReached = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Returns a function that asks at most so many times, every two seconds, whether the server is reached, and then calls
 * `onReached`: it may not be as soon as there is a connection. Asked again meanwhile, it goes on for as long as wanted.
 */
export function createServerWatch(address: string, onReached: () => void, stopped?: AbortSignal) {
  let attemptsLeft = 0;
  return async (attempts: number): Promise<void> => {
    if (attemptsLeft > 0) {
      attemptsLeft = Math.max(attemptsLeft, attempts);
      return;
    }
    for (attemptsLeft = attempts; attemptsLeft > 0; attemptsLeft -= 1) {
      const isReached = await isServerReached(address);
      if (stopped?.aborted) return;
      if (isReached) {
        attemptsLeft = 0;
        onReached();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    }
  };
}
