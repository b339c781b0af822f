import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readBody } from '../../server/http/read-body.ts';

it('goes on with few bodies in a turn of the event loop when hundreds of clients leave at once', async () => {
  const leave: (() => void)[] = [];
  let failed = 0;
  const reading = Array.from({ length: 200 }, () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void leave.push(() => controller.error(new Error('aborted'))),
    });
    const request = new Request('http://site.example', { method: 'POST', body, duplex: 'half' } as RequestInit);
    return readBody(request, 100).then(
      () => 'read',
      (error: { code: string }) => {
        failed += 1;
        return error.code;
      },
    );
  });
  await nextTurn();
  for (const one of leave) one();
  let before = failed;
  while (failed < reading.length) {
    await nextTurn();
    expect(failed - before).toBeLessThanOrEqual(8);
    before = failed;
  }
  expect(new Set(await Promise.all(reading))).toEqual(new Set(['request_timeout']));
});
