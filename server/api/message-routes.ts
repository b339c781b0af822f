import { setImmediate as nextTurn } from 'node:timers/promises';
import { Hono } from 'hono';
import { busy } from '../../domain/errors.ts';
import { contactForm } from '../../domain/messages/message.ts';
import { bodyLimits, readForm } from './read-form.ts';
import { clientAddress } from '../http/client-address.ts';
import { requestLanguage } from '../http/error-response.ts';
import { networkOf } from '../client-network.ts';
import { createWorkQueue } from '../work-queue.ts';
import type { MessageService } from '../services/messages.ts';

/**
 * The built-in send-form endpoint (specification 7, last POST): takes the contact form's fields and the service,
 * template and user identifiers of the email client 3.2.0, which are ignored.
 */
export function messageRoutes(messages: MessageService): Hono {
  // One at a time: storing a long message takes milliseconds, and Node accepts one connection in a turn of its loop.
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 200 });
  return new Hono().post('/v1.0/email/send-form', async (c) => {
    const { texts } = await readForm(c, bodyLimits.visitorForm);
    const address = clientAddress(c);
    const received = await queue.run(
      async () => {
        await nextTurn();
        await messages.receive(contactForm, texts, requestLanguage(c.req.url), address);
      },
      { key: networkOf(address).site },
    );
    if (!received) throw busy();
    return c.text('OK');
  });
}
