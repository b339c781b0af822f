/** Shows the progress of long work, in one changing line of a terminal; without a terminal it shows nothing. */
export function sayNow(): { say: (text: string) => void; end: () => void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { say: () => undefined, end: () => undefined };
  let saidAt = 0;
  return {
    say(text) {
      if (performance.now() - saidAt < 200) return;
      saidAt = performance.now();
      stderr.write(`\r\u001B[K${text} ...`);
    },
    end: () => void stderr.write('\r\u001B[K'),
  };
}
