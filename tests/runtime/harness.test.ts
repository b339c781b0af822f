// The servers and the browser of the tests: with a harness that silently does nothing every other test would be
// worthless.
import { createTransport } from 'nodemailer';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { launchBrowser } from '../setup/programs/chromium.ts';
import { createPostgresDatabase } from '../setup/programs/test-database.ts';
import { startSmtp, type Refusal, type TestSmtp } from '../setup/programs/smtp.ts';

describe('PostgreSQL', () => {
  test('gives every caller its own database, with support for Arabic letters', async () => {
    const urls = await Promise.all([createPostgresDatabase(), createPostgresDatabase()]);
    expect(urls[0]).not.toBe(urls[1]);
    const client = new Client({ connectionString: urls[0] });
    await client.connect();
    try {
      await client.query('create table only_here (n integer)');
      await client.query('create extension pg_trgm');
      const { rows } = await client.query(
        "select similarity('القرآن الكريم', 'القرآن') as similarity, upper('é') as upper",
      );
      expect(rows[0].similarity).toBeGreaterThan(0.4);
      expect(rows[0].upper).toBe('É');
    } finally {
      await client.end();
    }
  });
});

describe('SMTP', () => {
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  beforeEach(() => smtp.refuse(null));
  afterAll(() => smtp.stop());

  const send = () =>
    createTransport(smtp.url).sendMail({
      from: 'a@example.org',
      to: 'b@example.org',
      subject: 'Salaan',
      text: 'Qur’aanka',
    });

  test('stores what it receives', async () => {
    await send();
    const [message] = await smtp.waitForMessages(1);
    expect(message).toMatchObject({ from: 'a@example.org', to: ['b@example.org'] });
    expect(message?.raw).toContain('Subject: Salaan');
  });

  test.each<[Refusal, number]>([
    ['connections', 421],
    ['recipients', 550],
    ['messages', 554],
  ])('refuses %s on demand', async (what, responseCode) => {
    const before = smtp.messages.length;
    smtp.refuse(what);
    await expect(send()).rejects.toMatchObject({ responseCode });
    expect(smtp.messages.length).toBe(before);
  });
});

describe('browser', () => {
  test('lays out Arabic from right to left', async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
      await page.setContent('<p dir="rtl" lang="ar"><span>جمعية النور</span></p>');
      const box = await page.locator('span').boundingBox();
      expect(box?.width).toBeGreaterThan(30);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(350);
    } finally {
      await browser.close();
    }
  });
});
