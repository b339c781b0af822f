// A load balancer as operators run one: requests in turn over the machines that are ready, and one retry on another.
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Without an answer for this long, a request is tried on another machine (milliseconds). */
const tryTimeout = 3_000;
const checkEvery = 500;
const checkTimeout = 1_000;
/** Requests that may be sent twice: their second effect is that of the first. */
const idempotent = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

type Machine = { url: URL; isReady: boolean };
type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

export type Balancer = {
  url: string;
  /** How many requests were tried a second time. */ retries: () => number;
  /** Which machines get requests now. */ ready: () => boolean[];
  close: () => Promise<void>;
};

export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const machines: Machine[] = urls.map((url) => ({ url: new URL(url), isReady: true }));
  let next = 0;
  let retries = 0;

  const choose = (but?: Machine): Machine => {
    const others = machines.filter((machine) => machine !== but);
    const ready = others.filter(({ isReady }) => isReady);
    const from = ready.length > 0 ? ready : others;
    next += 1;
    return from[next % from.length]!;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await read(request);
    const method = request.method ?? 'GET';
    const first = choose();
    const answer = await forward(first, request, body).catch((error: NodeJS.ErrnoException) => error);
    const isFailed = answer instanceof Error || [502, 503, 504].includes(answer.status);
    const isUnsent = answer instanceof Error && answer.code === 'ECONNREFUSED';
    if (!isFailed || !(isUnsent || idempotent.has(method))) return reply(response, answer);
    if (answer instanceof Error) first.isReady = false;
    retries += 1;
    reply(response, await forward(choose(first), request, body).catch((error: Error) => error));
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const timer = setInterval(() => {
    for (const machine of machines)
      fetch(new URL('/readyz', machine.url), { signal: AbortSignal.timeout(checkTimeout) }).then(
        ({ ok }) => (machine.isReady = ok),
        () => (machine.isReady = false),
      );
  }, checkEvery);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    retries: () => retries,
    ready: () => machines.map(({ isReady }) => isReady),
    close: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function forward({ url }: Machine, { method, url: path, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = send(
      { host: url.hostname, port: url.port, method, path, headers: { ...headers, connection: 'close' }, agent: false },
      (response) => {
        read(response).then(
          (received) => resolve({ status: response.statusCode!, headers: response.headers, body: received }),
          reject,
        );
      },
    );
    sent.setTimeout(tryTimeout, () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });
}

function reply(response: ServerResponse, answer: Answer | Error): void {
  if (answer instanceof Error) response.writeHead(502).end(answer.message);
  else response.writeHead(answer.status, { ...answer.headers, connection: 'close' }).end(answer.body);
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
