/**
 * A bare Node server that sends the same bytes from memory. The site's figures are shares of its figures, since
 * machines differ and are noisy. Started as a process with a file of responses by path.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

type Stored = Record<string, { headers: Record<string, string>; body: string /* base64 */ }>;
const stored = new Map(
  Object.entries(JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Stored).map(([path, { headers, body }]) => {
    const bytes = Buffer.from(body, 'base64');
    return [path, { bytes, headers: Object.entries({ ...headers, 'content-length': String(bytes.length) }).flat() }];
  }),
);
const server = createServer((request, response) => {
  const answer = stored.get(request.url ?? '');
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  const known = request.headers['if-none-match'];
  if (known !== undefined && answer.headers.includes(known)) {
    response.writeHead(304, answer.headers).end();
    return;
  }
  response.writeHead(200, answer.headers).end(answer.bytes);
});
server.listen(0, '127.0.0.1', () => console.log(`ready at ${JSON.stringify(server.address())}`));
