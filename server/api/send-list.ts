import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'hono';

/** Bytes that are serialized in one turn of the event loop. */
const bytesPerTurn = 1_000_000;

/**
 * Returns a JSON response, serialized entry by entry: a list may have tens of megabytes of text, which would block
 * other requests and fill the heap as one string. States its length, for the read queue.
 */
export async function sendList(c: Context, body: Readonly<Record<string, unknown>>): Promise<Response> {
  const parts: Buffer[] = [];
  let inThisTurn = 0;
  const add = async (text: string) => {
    const part = Buffer.from(text);
    parts.push(part);
    inThisTurn += part.length;
    if (inThisTurn < bytesPerTurn) return;
    inThisTurn = 0;
    await nextTurn();
  };
  let separator = '{';
  for (const [name, value] of Object.entries(body)) {
    const start = `${separator}${JSON.stringify(name)}:`;
    separator = ',';
    if (Array.isArray(value)) {
      await add(`${start}[`);
      for (const [index, entry] of value.entries()) await add(`${index > 0 ? ',' : ''}${JSON.stringify(entry)}`);
      await add(']');
    } else await add(start + JSON.stringify(value));
  }
  await add('}');
  const bytes = Buffer.concat(parts);
  c.header('Content-Type', 'application/json');
  c.header('Content-Length', String(bytes.length));
  return c.body(bytes);
}
