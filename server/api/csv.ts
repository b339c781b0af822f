/** Writes CSV for spreadsheets (RFC 4180). */

/** Without it, spreadsheets do not detect UTF-8 and show Arabic as gibberish. */
const byteOrderMark = '\ufeff';

/** Returns a table with a header row, written in batches as its rows are read. */
export function createCsvStream<T>(
  head: readonly string[],
  batches: AsyncGenerator<readonly T[]>,
  toCells: (item: T) => readonly string[],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const line = (cells: readonly string[]) => `${cells.map(writeCell).join(',')}\r\n`;
  return new ReadableStream({
    start: (stream) => stream.enqueue(encoder.encode(byteOrderMark + line(head))),
    async pull(stream) {
      const { done, value } = await batches.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value.map((item) => line(toCells(item))).join('')));
    },
    cancel: async () => void (await batches.return(undefined)),
  });
}

/** Returns the headers of a table that is downloaded as `<name>-<day>.csv`. */
export function createCsvHeaders(name: string): Record<string, string> {
  const day = new Date().toISOString().slice(0, 10);
  return {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${day}.csv"`,
  };
}

/** What may stand before a formula, invisible or as quotation marks, and the characters with which one begins. */
const formula =
  /^[\s"'`\u00ab\u00bb\u2018-\u201f\u2039\u203a\uff02\uff07\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/**
 * Spreadsheets run cells that begin like a formula; a leading apostrophe makes them text. The same after a semicolon, a
 * tab or a line break: where the first two separate cells, quotation marks within a cell have no effect.
 */
function writeCell(text: string): string {
  const escaped = text
    .split(/([;\t\r\n])/)
    .map((part) => (formula.test(part) ? `'${part}` : part))
    .join('');
  return /[",\r\n;\t']/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
