/** Shows the progress of long work, in one changing line of a terminal; without a terminal it shows nothing. */
export function createProgressLine(): { update: (text: string) => void; end: () => void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { update: () => undefined, end: () => undefined };
  let updatedAt = 0;
  return {
    update(text) {
      if (performance.now() - updatedAt < 200) return;
      updatedAt = performance.now();
      stderr.write(`\r\u001B[K${text} ...`);
    },
    end: () => void stderr.write('\r\u001B[K'),
  };
}
