/**
 * Generates a load of HTTP requests from a separate process, so that it uses another core than the server. Each
 * connection sends its next request after the response to the last. The length is read from each response.
 */
import { connect } from 'node:net';

export type LoadResult = {
  answers: number;
  perSecond: number;
  p50: number;
  p99: number /* milliseconds */;
  bytes: number; /* of one response */
};
type Job = {
  host: string;
  port: number;
  path: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
};

/** Opens one connection; calls `onAnswer` with the milliseconds that each response took. */
function open(job: Job, stopAt: number, onAnswer: (took: number) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const lines = [
      `GET ${job.path} HTTP/1.1`,
      `host: ${job.host}:${job.port}`,
      ...Object.entries(job.headers).map(([name, value]) => `${name}: ${value}`),
    ];
    const request = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
    const socket = connect(job.port, job.host);
    socket.setNoDelay(true);
    let sentAt = 0;
    let length = 0;
    let got = 0;
    let head = '';
    const send = () => {
      sentAt = performance.now();
      got = 0;
      length = 0;
      head = '';
      socket.write(request);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    // A missing response must not block the whole table.
    socket.setTimeout(10_000, () => {
      socket.destroy();
      reject(new Error(`No answer for ${job.path}`));
    });
    socket.on('data', (chunk: Buffer) => {
      got += chunk.length;
      if (length === 0) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const status = /^HTTP\/1\.1 (200|304)/.exec(head)?.[1];
        if (!status) reject(new Error(`Answered ${head.slice(0, 40)}`));
        // A 304 may have the length of the body that it does not send.
        length = end + 4 + (status === '200' ? Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) : 0);
      }
      if (got < length) return;
      onAnswer(performance.now() - sentAt);
      if (performance.now() >= stopAt) {
        socket.destroy();
        resolve(length);
      } else send();
    });
  });
}

export async function load(job: Job): Promise<LoadResult> {
  const times: number[] = [];
  const start = performance.now();
  const lengths = await Promise.all(
    Array.from({ length: job.connections }, () => open(job, start + job.seconds * 1_000, (took) => times.push(took))),
  );
  const seconds = (performance.now() - start) / 1_000;
  times.sort((a, b) => a - b);
  return {
    answers: times.length,
    perSecond: times.length / seconds,
    p50: times[Math.floor(times.length / 2)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    bytes: lengths[0] ?? 0,
  };
}

// As a process: reads one job, prints one result.
if (process.argv[1] === import.meta.filename)
  console.log(JSON.stringify(await load(JSON.parse(process.argv[2] ?? '{}') as Job)));
