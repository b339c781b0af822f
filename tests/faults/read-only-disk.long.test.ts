/** A disk that the kernel makes read-only because it fails. */
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { formOf } from '../setup/api/client.ts';
import { mayMount, mountFailingDisk } from '../setup/programs/faulty-disk.ts';
import { fileOf, twoColours } from '../setup/samples.ts';
import { runToEnd, startSite } from '../setup/servers/site.ts';
import { createNews, environment, openPage, readState, sendMessage, signIn } from './site-client.ts';

const readOnly = {
  en: 'The server cannot write to its disk, so nothing was saved. Please tell the person who runs the server.',
  so: 'Server-ku wax kuma qori karo diskigiisa, markaa waxba lama kaydin. Fadlan u sheeg qofka server-ka maamula.',
  ar: 'يتعذّر على الخادم الكتابة على قرصه، فلم يُحفظ شيء. يُرجى إبلاغ القائم على الخادم.',
};

it.skipIf(!mayMount)(
  'serves the pages, refuses writes with a sentence, and has all its data after the repair',
  async () => {
    const disk = await mountFailingDisk(64);
    const dataDir = join(disk.folder, 'data');
    const site = await startSite({ ...environment, DATA_DIR: dataDir });
    let running = site;
    onTestFinished(async () => {
      await running.stop();
      await disk.unmount();
    });
    const staff = await signIn(site);
    const id = await createNews(staff, 'Before');
    expect((await sendMessage(site, 'Kept?')).status).toBe(200);
    disk.fail();

    for (const path of ['/', '/about?lang=so', `/publications/news/${id}?lang=ar`])
      expect((await openPage(site, path)).status).toBe(200);
    const picture = fileOf(await twoColours(400, 300).png().toBuffer(), 'a.png');
    for (const [lang, message] of Object.entries(readOnly)) {
      for (const body of [{ Title: 'Read-only' }, formOf({ Image: picture })]) {
        const { status, json } = await staff.send('PUT', `/api/news/${id}?lang=${lang}`, body);
        expect([status, json['code'], json['message']]).toEqual([503, 'disk_not_writable', message]);
      }
    }
    expect((await sendMessage(site, 'Lost?', 'so')).json['message']).toBe(readOnly.so);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
    expect((await readState(staff, 'database')).summary).toBe('problem notWritable');
    expect(await site.stop()).toBe(0);
    const { code, output } = await runToEnd({ ...environment, DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output).toMatch(/cannot be used: its disk is read-only\. Look at dmesg/);
    expect(output).not.toContain('    at ');

    await disk.repair();
    const next = await startSite({ ...environment, DATA_DIR: dataDir });
    running = next;
    const back = await signIn(next);
    expect((await back.get(`/api/news/${id}?all=1`)).json['Title']).toBe('Before');
    const messages = (await back.get('/api/messages')).text;
    expect([messages.includes('Kept?'), messages.includes('Lost?')]).toEqual([true, false]);
    expect((await back.send('PUT', `/api/news/${id}`, { Title: 'After' })).status).toBe(200);
    expect(await next.stop()).toBe(0);
  },
);
