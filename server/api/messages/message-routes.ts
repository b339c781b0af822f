import { Hono } from 'hono';
import { contactForm } from '../../../domain/messages/message.ts';
import { bodyLimits, readForm } from '../input/read-form.ts';
import { getClientIp } from '../../http/client-ip.ts';
import { requestLanguage } from '../../http/error-response.ts';
import { createVisitorWrites } from '../../http/limits/visitor-writes.ts';
import type { MessageService } from '../../services/messages/messages.ts';

/**
 * The built-in send-form endpoint (specification 7, last POST): takes the contact form's fields and the service,
 * template and user identifiers of the email client 3.2.0, which are ignored.
 */
export function createMessageRoutes(messages: MessageService): Hono {
  const queueWrites = createVisitorWrites();
  return new Hono().post('/v1.0/email/send-form', async (c) => {
    const { texts } = await readForm(c, bodyLimits.visitorForm);
    const ip = getClientIp(c);
    await queueWrites(ip, () => messages.receive(contactForm, texts, requestLanguage(c.req.url), ip));
    return c.text('OK');
  });
}
