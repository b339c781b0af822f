/** The forms of visitors on the pages of a running site. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openSqlite } from '../../../server/store/dialects/sqlite.ts';
import { formOf } from '../api/client.ts';
import type { RunningSite } from '../servers/site.ts';

/** Sends the contact form to a running site. */
export const sendContactForm = (
  site: RunningSite,
  name: string,
  email: string,
  fields: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${site.url}/api/v1.0/email/send-form`, {
    method: 'POST',
    body: formOf({ name, email, message: 'When does the circle begin?', seconds: '20', ...fields }),
  });

/** Returns the messages that a running site has stored, oldest first. */
export async function storedMessages(site: RunningSite) {
  const db = openSqlite(join(site.dataDir, 'minbar.sqlite'));
  const rows = await db
    .selectFrom('messages')
    .select(['kind', 'name', 'email', 'body', 'details', 'language'])
    .orderBy('created_at')
    .execute();
  await db.destroy();
  return rows;
}

/** Returns whether an element is wholly within the window, below the header. */
export const isInView = (page: Page, selector: string, frame = false): Promise<boolean> =>
  page.evaluate(
    ([wanted, inFrame]) => {
      const around = inFrame ? document.querySelector('iframe')! : undefined;
      const box = (around?.contentDocument ?? document).querySelector(wanted!)?.getBoundingClientRect();
      if (!box) return false;
      const above = around?.getBoundingClientRect().top ?? 0;
      return (
        above + box.top >= document.querySelector('header')!.getBoundingClientRect().bottom &&
        above + box.bottom <= window.innerHeight
      );
    },
    [selector, frame] as const,
  );

/** Returns whether React has hydrated the form in the frame. */
export const isFrameHydrated = (page: Page): Promise<boolean> =>
  page
    .frames()[1]!
    .evaluate(() => Object.keys(document.querySelector('form')!).some((key) => key.startsWith('__reactFiber')));
