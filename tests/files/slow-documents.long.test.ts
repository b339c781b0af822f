/** A person whose PDFs take long to draw keeps nobody else waiting for long. */
import { expect, it } from 'vitest';
import { openTestApp } from '../setup/api/app.ts';
import { formOf } from '../setup/api/client.ts';
import { saveReport } from '../setup/api/reports.ts';
import { fileOf, slowPdf, twoColours } from '../setup/samples.ts';

/** Milliseconds until an answer. */
const timed = async <T>(work: Promise<T>): Promise<{ answer: T; time: number }> => {
  const startedAt = performance.now();
  const answer = await work;
  return { answer, time: performance.now() - startedAt };
};

it('lets the picture of another person and that of a shared link come first', { timeout: 60_000 }, async () => {
  const site = await openTestApp('sqlite');
  try {
    const [amina, bashir] = [await site.signIn('superadmin'), await site.signIn('superadmin')];
    const upload = async (width: number) => {
      const file = fileOf(await twoColours(width, 30).png().toBuffer(), 'small.png');
      return bashir.send('POST', '/api/files', formOf({ file }));
    };
    const stored = await upload(40);
    expect(stored.status).toBe(201);

    const slow = [1, 2].map(() => saveReport(amina, { file: fileOf(slowPdf(), 'slow.pdf') }));
    await new Promise((done) => setTimeout(done, 1_500));
    const [picture, share] = await Promise.all([
      timed(upload(50)),
      timed(Promise.resolve(site.app.request(`/files/share/${String(stored.json['_id'])}.jpg`))),
    ]);
    expect([picture.answer.status, share.answer.status]).toEqual([201, 200]);
    // One document takes at most 8 s of processor time, three times as long on a busy machine.
    expect(Math.max(picture.time, share.time)).toBeLessThan(26_000);

    // The documents are stored, without covers.
    for (const { status, json } of await Promise.all(slow))
      expect([status, json['image'], json['files']]).toEqual([
        200,
        '',
        { file: expect.objectContaining({ pages: 1 }) },
      ]);
  } finally {
    await site.close();
  }
});
